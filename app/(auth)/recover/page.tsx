import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { RecoverForm } from "@/components/account/recover-form";
import { browserConfig } from "@/lib/auth/browser-config";

export const metadata: Metadata = { title: "Forgotten password", referrer: "no-referrer" };

/** The way back in for somebody who has forgotten the password. */
export default async function RecoverPage() {
  return (
    <AuthPage
      title="Forgotten password"
      footer={
        <a className="underline hover:text-accent" href="/sign-in">
          Back to signing in
        </a>
      }
    >
      <RecoverForm config={await browserConfig()} />
    </AuthPage>
  );
}
