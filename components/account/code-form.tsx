"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";

/** Says that a mail is on its way, and takes the six digits that it brings. */
export function CodeForm(props: {
  readonly config: BrowserConfig;
  readonly email: string;
  readonly type: "email" | "signup" | "recovery";
  readonly next: string;
}) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const verify = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get("code")).replaceAll(/\s/g, "");
    setBusy(true);
    const { email, type } = props;
    const { error } = await createAuthClient(props.config).auth.verifyOtp({ email, token, type });
    if (!error) return window.location.assign(props.next);
    setProblem(authProblem(error));
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void verify(event)} className="grid gap-4">
      <p role="status" className="text-sm">
        If <strong className="font-medium">{props.email}</strong> has an account, a mail is on its way. Open
        its link in this browser, or type its code.
      </p>
      {props.config.mailboxHint && (
        <p className="text-sm text-quiet">
          No mail server is set up: on this machine, mail is at{" "}
          <a className="underline hover:text-accent" href="/mailbox" target="_blank" rel="noreferrer">
            /mailbox
          </a>{" "}
          and in the server's log.
        </p>
      )}
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[\s0-9]{6,10}"
        title="six digits"
        required
        autoFocus
        problem={problem}
      />
      <Button tone="primary" type="submit" disabled={busy}>
        Go on
      </Button>
    </form>
  );
}
