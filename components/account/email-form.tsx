"use client";

import type { BrowserConfig } from "@/lib/auth/browser-config";
import { AuthForm } from "./auth-form";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";
import { EmailField } from "./email-field";

/** Another address for whoever is signed in; it counts when the link that is mailed there has been opened. */
export function EmailForm({ config }: { readonly config: BrowserConfig }) {
  const change = async (fields: FormData) => {
    const options = { emailRedirectTo: callbackAddress("/account") };
    const email = String(fields.get("email"));
    const { error } = await createAuthClient(config).auth.updateUser({ email }, options);
    return error ? authProblem(error) : null;
  };
  return (
    <AuthForm action="Mail the link" tone="plain" onSubmit={change} done="A link is on its way there.">
      <EmailField label="New address" hint="We mail a link there; until it is opened, nothing changes." />
    </AuthForm>
  );
}
