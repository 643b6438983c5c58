/** Does one thing after another. */
export interface WorkQueue {
  /** Does a thing when all before it are done. Resolves when it is; rejects as it does. */
  add<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a queue. A thing that fails does not stop those after it. */
export function createWorkQueue(): WorkQueue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    add(work) {
      const done = tail.then(work);
      tail = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
  };
}
