import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthPage } from "@/components/account/auth-page";
import { nextPath } from "@/components/account/next-path";
import { SignUpForm } from "@/components/account/sign-up-form";
import { browserConfig } from "@/lib/auth/browser-config";
import { currentPerson } from "@/lib/auth/current-person";

export const metadata: Metadata = { title: "Make an account", referrer: "no-referrer" };

/** Making an account; whoever has one already signed in goes on. */
export default async function SignUpPage(props: {
  readonly searchParams: Promise<{ readonly next?: string }>;
}) {
  const next = nextPath((await props.searchParams).next);
  if (await currentPerson()) redirect(next);
  return (
    <AuthPage
      title="Make an account"
      footer={
        <>
          Have one?{" "}
          <a className="underline hover:text-accent" href={`/sign-in?next=${encodeURIComponent(next)}`}>
            Sign in
          </a>
          .
        </>
      }
    >
      <SignUpForm config={await browserConfig()} next={next} />
    </AuthPage>
  );
}
