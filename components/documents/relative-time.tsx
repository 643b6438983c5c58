"use client";

import { useEffect, useState } from "react";

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in words; the exact time on hover. The server, which does not know the reader's clock, says the date. */
export function RelativeTime({ at, prefix = "" }: { readonly at: string; readonly prefix?: string }) {
  const [words, setWords] = useState(at.slice(0, 10));
  useEffect(() => setWords(relativeTo(Date.now(), at)), [at]);
  return (
    <time dateTime={at} title={new Date(at).toISOString().replace("T", " ").slice(0, 16)}>
      {prefix}
      {words}
    </time>
  );
}

function relativeTo(now: number, at: string): string {
  const seconds = (now - Date.parse(at)) / 1000;
  const step = STEPS.find(([, length]) => seconds >= length);
  if (!step) return "just now";
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
