"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";

/** A shell line with a button that copies it. */
export function CopyLine({ line }: { readonly line: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(line);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface p-2 pl-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <code tabIndex={0} className="min-w-0 grow overflow-x-auto py-1 font-mono text-xs whitespace-nowrap">
        {line}
      </code>
      <button
        type="button"
        className={`${buttonClass()} shrink-0`}
        onClick={() => void copy().catch(() => undefined)}
      >
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
      </button>
    </div>
  );
}
