"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";
import { CodeForm } from "./code-form";

const NEW_PASSWORD = "/new-password";

/** A forgotten password: a link and a code by mail, then a new one. */
export function RecoverForm(props: { readonly config: BrowserConfig }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [mailedTo, setMailedTo] = useState("");

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    setBusy(true);
    const options = { redirectTo: callbackAddress(NEW_PASSWORD) };
    const { error } = await createAuthClient(props.config).auth.resetPasswordForEmail(email, options);
    setBusy(false);
    if (error) setProblem(authProblem(error));
    else setMailedTo(email);
  };

  if (mailedTo)
    return <CodeForm config={props.config} email={mailedTo} type="recovery" next={NEW_PASSWORD} />;
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        problem={problem}
      />
      <Button tone="primary" type="submit" disabled={busy}>
        Mail me a link
      </Button>
    </form>
  );
}
