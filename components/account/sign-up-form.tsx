"use client";

import { useState } from "react";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { AuthForm } from "./auth-form";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";
import { CodeForm } from "./code-form";
import { EmailField } from "./email-field";
import { NewPasswordField } from "./new-password-field";
import { OauthButtons } from "./oauth-buttons";

/** Making an account: signed in at once, or after the mailed link where that is asked for. */
export function SignUpForm(props: { readonly config: BrowserConfig; readonly next: string }) {
  const { config, next } = props;
  const [mailedTo, setMailedTo] = useState("");
  const [oauthProblem, setOauthProblem] = useState("");

  const signUp = async (fields: FormData) => {
    const [email, password] = [String(fields.get("email")), String(fields.get("password"))];
    const options = { emailRedirectTo: callbackAddress(next) };
    const { data, error } = await createAuthClient(config).auth.signUp({ email, password, options });
    if (error) return authProblem(error);
    if (data.session) window.location.assign(next);
    else setMailedTo(email);
    return "leaving";
  };

  if (mailedTo) return <CodeForm config={config} email={mailedTo} type="signup" next={next} />;
  return (
    <>
      <AuthForm action="Make an account" onSubmit={signUp}>
        <EmailField />
        <NewPasswordField
          label="Password"
          hint="8 characters or more; a few words are easier to keep in mind."
        />
      </AuthForm>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {oauthProblem}
      </p>
      <OauthButtons config={config} next={next} onProblem={setOauthProblem} />
    </>
  );
}
