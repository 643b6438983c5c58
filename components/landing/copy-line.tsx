"use client";

import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";

/** A shell line with a button that copies it; where the clipboard is closed, the line is selected instead. */
export function CopyLine({ line }: { readonly line: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className="flex items-center gap-2 rounded-md border border-line bg-surface p-1 pl-3">
      <span aria-hidden className="font-mono text-xs text-quiet select-none">
        $
      </span>
      <input
        ref={field}
        readOnly
        value={line}
        aria-label="A shell command that makes a poster link"
        className="min-w-0 grow bg-transparent py-2 font-mono text-xs"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className={`${buttonClass("plain")} shrink-0`} onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
      </button>
    </div>
  );
}
