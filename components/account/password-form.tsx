"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";

/** A new password for whoever is signed in; it signs out every other browser. */
export function PasswordForm(props: {
  readonly config: BrowserConfig;
  /** Path to go to when it is done; stays here when absent. */
  readonly next?: string;
}) {
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password"));
    setBusy(true);
    const { error } = await createAuthClient(props.config).auth.updateUser({ password });
    if (!error && props.next) return window.location.assign(props.next);
    setBusy(false);
    setDone(!error);
    setProblem(error ? authProblem(error) : "");
    if (!error) form.reset();
  };

  return (
    <form onSubmit={(event) => void change(event)} className="grid gap-4">
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={72}
        problem={problem}
        hint="8 characters or more. Other browsers are signed out."
      />
      <Button
        type="submit"
        tone={props.next ? "primary" : "plain"}
        disabled={busy}
        className="justify-self-start"
      >
        Change password
      </Button>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {done ? "Changed." : ""}
      </p>
    </form>
  );
}
