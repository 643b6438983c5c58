"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { AuthForm } from "./auth-form";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";
import { CodeForm } from "./code-form";
import { EmailField } from "./email-field";
import { OauthButtons } from "./oauth-buttons";

/** Signing in by password, by a mailed link, or by the code in the same mail. */
export function SignInForm(props: {
  readonly config: BrowserConfig;
  /** Path to go to afterwards. */
  readonly next: string;
  /** What went wrong on the way here, if anything. */
  readonly problem?: string;
}) {
  const { config, next } = props;
  const box = useRef<HTMLDivElement>(null);
  const [linkProblem, setLinkProblem] = useState("");
  const [mailedTo, setMailedTo] = useState("");

  const signIn = async (fields: FormData) => {
    setLinkProblem("");
    const [email, password] = [String(fields.get("email")), String(fields.get("password"))];
    const { error } = await createAuthClient(config).auth.signInWithPassword({ email, password });
    if (error) return authProblem(error);
    window.location.assign(next);
    return "leaving";
  };

  const sendLink = async () => {
    const email = box.current?.querySelector<HTMLInputElement>("input[name=email]")?.value ?? "";
    if (!email.includes("@")) return setLinkProblem("Type your e-mail address first.");
    const options = { emailRedirectTo: callbackAddress(next), shouldCreateUser: false };
    const { error } = await createAuthClient(config).auth.signInWithOtp({ email, options });
    // Whether there is an account is not told: the next page looks the same.
    if (error && error.code !== "otp_disabled") return setLinkProblem(authProblem(error));
    setMailedTo(email);
  };

  if (mailedTo) return <CodeForm config={config} email={mailedTo} type="email" next={next} />;
  return (
    <div ref={box} className="grid gap-4">
      <AuthForm
        action="Sign in"
        onSubmit={signIn}
        problem={props.problem}
        more={<Button onClick={() => void sendLink()}>Mail me a link instead</Button>}
      >
        <EmailField />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </AuthForm>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {linkProblem}
      </p>
      <OauthButtons config={config} next={next} onProblem={setLinkProblem} />
    </div>
  );
}
