"use client";

import { Check, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** The link of a session and what to tell an agent. */
export function HandOverDialog(props: {
  readonly designUrl: string;
  readonly origin: string;
  readonly sessionId: string;
  readonly onClose: () => void;
}) {
  const { designUrl } = props;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Hand it to an agent"
      description="Give this text to an agent that can make web requests. You see each step here as it is done. Whoever has it can change this design."
    >
      <Copied label="Text for the agent" text={textFor(props.origin, props.sessionId)} lines={9} />
      <Copied label="Link to this page" text={designUrl} lines={2} />
    </Dialog>
  );
}

function textFor(origin: string, sessionId: string): string {
  const api = `${origin}/api/v1/design`;
  return [
    "Design with me in a live session; I am watching the canvas.",
    `Tools and what they take: GET ${api}/tools`,
    `Call one: POST ${api}/sessions/${sessionId}/execute?wait=true`,
    'with Content-Type: application/json and a body like {"tool": "design_create_artboard", "input": {"name": "Home", "width": 1440, "height": 900}}.',
    "Then build it with design_add_section: JSX or HTML with Tailwind classes, one section a call.",
    "Begin with design_get_document, and look at what you made before you say that it is done.",
  ].join("\n");
}

/** A text with a button that copies it; where the clipboard is closed, the text is selected instead. */
function Copied(props: { readonly label: string; readonly text: string; readonly lines: number }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={props.lines}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full resize-none rounded-md border border-quiet bg-surface p-2 font-mono text-xs wrap-break-word"
      />
      <Button className="justify-self-end" onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
      </Button>
    </div>
  );
}
