import type { Timers } from "../../timers";

/** Timers and a clock that stand still until a test moves them. */
export interface ManualTimers extends Timers {
  /** The clock, in epoch ms. */
  now(): number;
  /** Lets time pass; whatever falls due in it happens, in order. */
  advance(ms: number): void;
  /** How many timers are pending. */
  readonly pending: number;
}

/** @param startMs what the clock shows first. */
export function manualTimers(startMs = Date.UTC(2026, 0, 1)): ManualTimers {
  let nowMs = startMs;
  const pending = new Set<{ dueMs: number; run: () => void; everyMs: number | null }>();
  const add = (ms: number, run: () => void, everyMs: number | null) => {
    const timer = { dueMs: nowMs + ms, run, everyMs };
    pending.add(timer);
    return () => void pending.delete(timer);
  };
  return {
    now: () => nowMs,
    after: (ms, run) => add(ms, run, null),
    every: (ms, run) => add(ms, run, ms),
    advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const [next] = [...pending].sort((a, b) => a.dueMs - b.dueMs);
        if (!next || next.dueMs > endMs) break;
        nowMs = next.dueMs;
        if (next.everyMs === null) pending.delete(next);
        else next.dueMs += next.everyMs;
        next.run();
      }
      nowMs = endMs;
    },
    get pending() {
      return pending.size;
    },
  };
}
