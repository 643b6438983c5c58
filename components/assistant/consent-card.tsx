"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";

/** Asks before something that only a person may decide. The safe answer has the focus. */
export function ConsentCard(props: {
  readonly question: string;
  readonly onAnswer: (isAllowed: boolean) => void;
}) {
  const label = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <section aria-labelledby={label} className="my-1 grid gap-2 rounded-lg border border-quiet p-3">
      <p id={label} className="font-medium">
        {props.question}
      </p>
      <div className="flex gap-2">
        <Button ref={safe} onClick={() => props.onAnswer(false)}>
          Don’t
        </Button>
        <Button tone="primary" onClick={() => props.onAnswer(true)}>
          Allow
        </Button>
      </div>
    </section>
  );
}
