"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { ChatProblem } from "./conversation";

/** Why nothing can be asked, and what to do about it. Stands where questions are written otherwise. */
export function BarrierCard(props: {
  readonly barrier: ChatProblem;
  readonly onSignIn: () => void;
  readonly onCheck: () => void;
}) {
  const { kind, text } = props.barrier;
  const card = useRef<HTMLDivElement>(null);
  // The focus was where it now stands.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div ref={card} className="grid gap-3 border-t border-line p-3">
      {/* The service tells programs where to sign in; a person has a button for it. */}
      <p className="wrap-break-word">{kind === "sign-in" ? "Sign in to ask the assistant." : text}</p>
      <div className="flex gap-2">
        {kind === "sign-in" ? (
          <Button tone="primary" onClick={props.onSignIn}>
            Sign in
          </Button>
        ) : (
          <Button onClick={props.onCheck}>Check again</Button>
        )}
        {kind === "plan" && (
          <a href="/account" className={buttonClass()}>
            Your account
          </a>
        )}
      </div>
    </div>
  );
}
