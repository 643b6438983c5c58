/** Runs work by key; whoever asks for a key while its work runs gets the same result. */
export interface Coalescer<T> {
  /** `shared` tells whether somebody else's work was joined. */
  run(key: string, work: () => Promise<T>): Promise<{ readonly value: T; readonly shared: boolean }>;
}

/** Makes a coalescer. Nothing is kept after the work is done, failed or not. */
export function createCoalescer<T>(): Coalescer<T> {
  const running = new Map<string, Promise<T>>();
  return {
    async run(key, work) {
      const current = running.get(key);
      if (current) return { value: await current, shared: true };
      const mine = work().finally(() => running.delete(key));
      running.set(key, mine);
      return { value: await mine, shared: false };
    },
  };
}
