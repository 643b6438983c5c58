import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthPage } from "@/components/account/auth-page";
import { nextPath } from "@/components/account/next-path";
import { SignInForm } from "@/components/account/sign-in-form";
import { browserConfig } from "@/lib/auth/browser-config";
import { currentPerson } from "@/lib/auth/current-person";

export const metadata: Metadata = { title: "Sign in", referrer: "no-referrer" };

const LINK = "underline hover:text-accent";

/** Signing in; whoever is signed in already goes on. */
export default async function SignInPage(props: {
  readonly searchParams: Promise<{ readonly next?: string; readonly problem?: string }>;
}) {
  const { next: asked, problem } = await props.searchParams;
  const next = nextPath(asked);
  if (await currentPerson()) redirect(next);
  const query = `?next=${encodeURIComponent(next)}`;
  return (
    <AuthPage
      title="Sign in"
      footer={
        <>
          New here?{" "}
          <a className={LINK} href={`/sign-up${query}`}>
            Make an account
          </a>
          . Forgot the password?{" "}
          <a className={LINK} href="/recover">
            Get a new one
          </a>
          .
        </>
      }
    >
      <SignInForm
        config={await browserConfig()}
        next={next}
        {...(problem === "link"
          ? { problem: "That link is used up, too old, or was opened in another browser. Ask for a new one." }
          : {})}
      />
    </AuthPage>
  );
}
