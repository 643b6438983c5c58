import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthPage } from "@/components/account/auth-page";
import { PasswordForm } from "@/components/account/password-form";
import { browserConfig } from "@/lib/auth/browser-config";
import { currentPerson } from "@/lib/auth/current-person";

export const metadata: Metadata = { title: "Choose a new password", referrer: "no-referrer" };

/** Where the mailed link of a forgotten password leads, once it has signed its person in. */
export default async function NewPasswordPage() {
  if (!(await currentPerson())) redirect("/sign-in?problem=link");
  return (
    <AuthPage title="Choose a new password">
      <PasswordForm config={await browserConfig()} next="/documents" />
    </AuthPage>
  );
}
