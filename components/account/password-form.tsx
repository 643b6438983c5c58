"use client";

import type { BrowserConfig } from "@/lib/auth/browser-config";
import { AuthForm } from "./auth-form";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { NewPasswordField } from "./new-password-field";

/** A new password for whoever is signed in; it signs out every other browser. */
export function PasswordForm(props: {
  readonly config: BrowserConfig;
  /** Path to go to when it is done; stays here when absent. */
  readonly next?: string;
}) {
  const { config, next } = props;
  const change = async (fields: FormData) => {
    const password = String(fields.get("password"));
    const { error } = await createAuthClient(config).auth.updateUser({ password });
    if (error) return authProblem(error);
    if (!next) return null;
    window.location.assign(next);
    return "leaving";
  };
  return (
    <AuthForm action="Change password" tone={next ? "primary" : "plain"} onSubmit={change} done="Changed.">
      <NewPasswordField label="New password" hint="8 characters or more. Other browsers are signed out." />
    </AuthForm>
  );
}
