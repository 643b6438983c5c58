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

/** Signing in by password, by a mailed link, or by the code in the same mail. */
export function SignInForm(props: {
  readonly config: BrowserConfig;
  /** Path to go to afterwards. */
  readonly next: string;
  /** What went wrong on the way here, if anything. */
  readonly problem?: string;
}) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState(props.problem ?? "");
  const [busy, setBusy] = useState(false);
  const [mailed, setMailed] = useState(false);

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setBusy(true);
    const { error } = await createAuthClient(props.config).auth.signInWithPassword({ email, password });
    if (!error) return window.location.assign(props.next);
    setProblem(authProblem(error));
    setBusy(false);
  };

  const sendLink = async () => {
    if (!email.includes("@")) return setProblem("Type your e-mail address first.");
    setBusy(true);
    const options = { emailRedirectTo: callbackAddress(props.next), shouldCreateUser: false };
    const { error } = await createAuthClient(props.config).auth.signInWithOtp({ email, options });
    setBusy(false);
    // Whether there is an account is not told: the next page looks the same.
    if (error && error.code !== "otp_disabled") return setProblem(authProblem(error));
    setProblem("");
    setMailed(true);
  };

  if (mailed) return <CodeForm config={props.config} email={email} type="email" next={props.next} />;
  return (
    <>
      <form onSubmit={(event) => void signIn(event)} className="grid gap-4">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <Button tone="primary" type="submit" disabled={busy}>
          Sign in
        </Button>
        <Button onClick={() => void sendLink()} disabled={busy}>
          Mail me a link instead
        </Button>
      </form>
      <OauthButtons config={props.config} next={props.next} onProblem={setProblem} />
    </>
  );
}
