import { env } from "../env";
import { AppError } from "./app-error";

/** What one request comes to, in one line of the log. `path` is the contract's, so that no caller's text is logged. */
export interface LogLine {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
}

/** Writes one line of JSON per request; nothing in tests. */
export function logRequest(line: LogLine): void {
  if (env().NODE_ENV !== "test") console.log(JSON.stringify(line));
}

/** Logs an error that nobody foresaw, and makes what the caller is told of it: nothing but how to report it. */
export function reportUnknown(error: unknown, requestId: string): AppError {
  console.error(JSON.stringify({ level: "error", requestId, error: textOf(error) }));
  const message = `Something went wrong on our side. Quote ${requestId} when you report it.`;
  return new AppError("INTERNAL", message, { cause: error });
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${textOf(error.cause)}`;
}
