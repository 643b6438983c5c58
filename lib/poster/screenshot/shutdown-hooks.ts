/** What has to happen when this process ends. */
export interface ShutdownHook {
  /** Ends what is open, in an orderly way. */
  close(): Promise<void>;
  /** Ends it at once, without waiting: the process is exiting. */
  kill(): void;
}

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Runs a hook when this process exits or is told to end.
 * A signal that nobody else handles ends the process as it would have without us, after closing.
 * @returns a function that takes the hook off again.
 */
export function onShutdown(hook: ShutdownHook): () => void {
  const exit = () => hook.kill();
  const listeners = SIGNALS.map((signal) => {
    const listener = () => {
      remove();
      const othersHandleIt = process.listenerCount(signal) > 0;
      void hook.close().finally(() => {
        if (!othersHandleIt) process.kill(process.pid, signal);
      });
    };
    return { signal, listener };
  });
  const remove = () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
  process.on("exit", exit);
  for (const { signal, listener } of listeners) process.on(signal, listener);
  return () => {
    process.off("exit", exit);
    remove();
  };
}
