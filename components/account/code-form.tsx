"use client";

import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { AuthForm } from "./auth-form";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";

/** Says that a mail is on its way, and takes the six digits that it brings. */
export function CodeForm(props: {
  readonly config: BrowserConfig;
  readonly email: string;
  readonly type: "email" | "signup" | "recovery";
  readonly next: string;
}) {
  const { config, email, type, next } = props;
  const verify = async (fields: FormData) => {
    const token = String(fields.get("code")).replaceAll(/\s/g, "");
    const { error } = await createAuthClient(config).auth.verifyOtp({ email, token, type });
    if (error) return authProblem(error);
    window.location.assign(next);
    return "leaving";
  };
  return (
    <>
      <p role="status" className="text-sm">
        If <strong className="font-medium">{email}</strong> has an account, a mail is on its way. Open its
        link in this browser, or type its code.
      </p>
      {config.mailboxHint && (
        <p className="text-sm text-quiet">
          No mail server is set up: on this machine, mail is at{" "}
          <a className="underline hover:text-accent" href="/mailbox" target="_blank" rel="noreferrer">
            /mailbox
          </a>{" "}
          and in the server's log.
        </p>
      )}
      <AuthForm action="Go on" onSubmit={verify}>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[\s0-9]{6,10}"
          title="six digits"
          required
          autoFocus
        />
      </AuthForm>
    </>
  );
}
