"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { BrowserConfig } from "@/lib/auth/browser-config";
import { authProblem } from "./auth-problem";
import { createAuthClient } from "./browser-client";
import { callbackAddress } from "./callback-address";

/** Another address for whoever is signed in; it counts when the link that is mailed there has been opened. */
export function EmailForm(props: { readonly config: BrowserConfig }) {
  const [problem, setProblem] = useState("");
  const [mailedTo, setMailedTo] = useState("");

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    const options = { emailRedirectTo: callbackAddress("/account") };
    const { error } = await createAuthClient(props.config).auth.updateUser({ email }, options);
    setProblem(error ? authProblem(error) : "");
    setMailedTo(error ? "" : email);
  };

  return (
    <form onSubmit={(event) => void change(event)} className="grid gap-4">
      <TextField
        label="New address"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        problem={problem}
        hint="We mail a link there; until it is opened, nothing changes."
      />
      <Button type="submit" className="justify-self-start">
        Mail the link
      </Button>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {mailedTo ? `A link is on its way to ${mailedTo}.` : ""}
      </p>
    </form>
  );
}
