"use client";

import { useState } from "react";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { AuthForm } from "./auth-form";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";
import { CodeForm } from "./code-form";
import { EmailField } from "./email-field";

const NEW_PASSWORD = "/new-password";

/** A forgotten password: a link and a code by mail, then a new one. */
export function RecoverForm({ config }: { readonly config: BrowserConfig }) {
  const [mailedTo, setMailedTo] = useState("");
  const send = async (fields: FormData) => {
    const email = String(fields.get("email"));
    const options = { redirectTo: callbackAddress(NEW_PASSWORD) };
    const { error } = await createAuthClient(config).auth.resetPasswordForEmail(email, options);
    if (error) return authProblem(error);
    setMailedTo(email);
    return "leaving";
  };
  if (mailedTo) return <CodeForm config={config} email={mailedTo} type="recovery" next={NEW_PASSWORD} />;
  return (
    <AuthForm action="Mail me a link" onSubmit={send}>
      <EmailField />
    </AuthForm>
  );
}
