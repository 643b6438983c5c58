"use client";

import { Button } from "@/components/ui/button";

/** What is shown when a page fails: what happened, and the way on. */
export default function PageError({ reset }: { readonly error: Error; readonly reset: () => void }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-4 px-5 sm:px-10">
      <h1 className="display text-4xl sm:text-6xl">This page broke</h1>
      <p className="text-lg text-quiet">That is our fault. Try again; nothing of yours is lost.</p>
      <Button tone="primary" onClick={reset}>
        Try again
      </Button>
    </main>
  );
}
