"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";
import { CodeForm } from "./code-form";
import { OauthButtons } from "./oauth-buttons";

/** Making an account: signed in at once, or after the mailed link where that is asked for. */
export function SignUpForm(props: { readonly config: BrowserConfig; readonly next: string }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [mailedTo, setMailedTo] = useState("");

  const signUp = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [String(form.get("email")), String(form.get("password"))];
    setBusy(true);
    const options = { emailRedirectTo: callbackAddress(props.next) };
    const { data, error } = await createAuthClient(props.config).auth.signUp({ email, password, options });
    if (data.session) return window.location.assign(props.next);
    setBusy(false);
    if (error) setProblem(authProblem(error));
    else setMailedTo(email);
  };

  if (mailedTo) return <CodeForm config={props.config} email={mailedTo} type="signup" next={props.next} />;
  return (
    <>
      <form onSubmit={(event) => void signUp(event)} className="grid gap-4">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={72}
          hint="8 characters or more; a few words are easier to keep in mind."
        />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <Button tone="primary" type="submit" disabled={busy}>
          Make an account
        </Button>
      </form>
      <OauthButtons config={props.config} next={props.next} onProblem={setProblem} />
    </>
  );
}
