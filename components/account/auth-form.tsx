"use client";

import { type ReactNode, type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonTone } from "@/components/ui/button-class";

/**
 * A form of an identity page: its fields, what went wrong, and the button, which rests while an answer is awaited. A form
 * that leads to another page stays at rest until that page is there.
 */
export function AuthForm(props: {
  /** What the button says. */
  readonly action: string;
  readonly tone?: ButtonTone;
  /** @returns a sentence about what went wrong; null when it is done; `leaving` when another page comes. */
  readonly onSubmit: (fields: FormData) => Promise<string | null | "leaving">;
  /** What went wrong before the form was shown. */
  readonly problem?: string;
  /** Said when it is done. */
  readonly done?: string;
  readonly children: ReactNode;
  /** Further buttons below. */
  readonly more?: ReactNode;
}) {
  const [problem, setProblem] = useState(props.problem ?? "");
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setProblem("");
    setDone(false);
    const outcome = await props.onSubmit(new FormData(form));
    if (outcome === "leaving") return;
    setBusy(false);
    if (outcome) return setProblem(outcome);
    setDone(true);
    form.reset();
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {props.children}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        tone={props.tone ?? "primary"}
        disabled={busy}
        className={props.tone === "plain" ? "justify-self-start" : ""}
      >
        {props.action}
      </Button>
      {props.more}
      {done && props.done && (
        <p role="status" className="text-sm text-quiet">
          {props.done}
        </p>
      )}
    </form>
  );
}
