import { AppError } from "../../http/app-error";

/**
 * Waits for something, but not for ever; what comes too late is let go unseen.
 * @throws AppError RENDER_TIMEOUT when the time is up.
 */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const seconds = Math.round(timeoutMs / 1000);
      const message = `The picture was not ready within ${seconds} s. Try a smaller size or a simpler state.`;
      reject(new AppError("RENDER_TIMEOUT", message));
    }, timeoutMs);
  });
  // Losing the race must not turn into an unhandled rejection when the page is thrown away.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
