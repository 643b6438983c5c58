import { Ban, Check, CircleDashed, CircleStop, LoaderCircle, X } from "lucide-react";
import type { Call } from "./conversation";

const LOOKS = {
  coming: { Icon: LoaderCircle, words: "is being written", turns: true },
  waiting: { Icon: CircleDashed, words: "waits", turns: false },
  asking: { Icon: CircleDashed, words: "waits for you", turns: false },
  running: { Icon: LoaderCircle, words: "at work", turns: true },
  done: { Icon: Check, words: "done", turns: false },
  failed: { Icon: X, words: "failed", turns: false },
  refused: { Icon: Ban, words: "not allowed", turns: false },
  stopped: { Icon: CircleStop, words: "stopped", turns: false },
} as const;

/** Most characters of what is shown of input and result. */
const MAX_SHOWN_CHARS = 4000;

/** One call: what it is, how it stands, and on demand what went in and came out. */
export function ToolRow({ call, title }: { readonly call: Call; readonly title: string }) {
  const { Icon, words, turns } = LOOKS[call.state];
  const failed = call.state === "failed";
  const line = (
    <>
      <Icon
        size={14}
        aria-hidden
        className={`mt-0.5 shrink-0 ${failed ? "text-danger" : "text-quiet"} ${turns ? "motion-safe:animate-spin" : ""}`}
      />
      <span className="min-w-0 grow">
        <span className="font-medium">{title}</span>
        <span className="sr-only">, {words}</span>
        {call.message && (
          <span className={`block truncate ${failed ? "text-danger" : "text-quiet"}`}>{call.message}</span>
        )}
      </span>
    </>
  );
  if (call.result === null) return <li className="flex min-w-0 items-start gap-2 py-1 text-xs">{line}</li>;
  return (
    <li className="min-w-0">
      <details className="min-w-0 text-xs">
        <summary className="flex cursor-default min-h-6 list-none items-start gap-2 rounded py-1 hover:bg-ground pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
          {line}
        </summary>
        <div className="grid min-w-0 gap-1 py-1 pl-5.5">
          {call.message && <p className="wrap-break-word">{call.message}</p>}
          <Shown title="Input" value={JSON.stringify(call.input, null, 1)} />
          <Shown title="Result" value={call.result} />
        </div>
      </details>
    </li>
  );
}

function Shown({ title, value }: { readonly title: string; readonly value: string }) {
  const shown = value.length > MAX_SHOWN_CHARS ? `${value.slice(0, MAX_SHOWN_CHARS)}…` : value;
  return (
    <>
      <p className="text-quiet">{title}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-32 min-w-0 overflow-auto rounded bg-ground p-2 font-mono text-[0.6875rem] whitespace-pre-wrap wrap-anywhere"
      >
        {shown}
      </pre>
    </>
  );
}
