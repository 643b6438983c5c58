/** Who wants to be woken for which session, in this process. */
export interface WakeList {
  /** @returns how to stop. */
  add(sessionId: string, wake: () => void): () => void;
  wake(sessionId: string): void;
  wakeAll(): void;
  has(sessionId: string): boolean;
}

/** @param onEmpty told when nobody listens to a session any more. */
export function createWakeList(onEmpty: (sessionId: string) => void = () => undefined): WakeList {
  const all = new Map<string, Set<() => void>>();
  return {
    add(sessionId, wake) {
      const of = all.get(sessionId) ?? new Set();
      all.set(sessionId, of.add(wake));
      return () => {
        of.delete(wake);
        if (of.size > 0 || all.get(sessionId) !== of) return;
        all.delete(sessionId);
        onEmpty(sessionId);
      };
    },
    wake(sessionId) {
      for (const wake of [...(all.get(sessionId) ?? [])]) wake();
    },
    wakeAll() {
      for (const of of [...all.values()]) for (const wake of [...of]) wake();
    },
    has: (sessionId) => all.has(sessionId),
  };
}
