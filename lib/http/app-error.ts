import { ERROR_STATUS, type ErrorCode } from "./error-codes";

/** What may accompany an error: the inner cause (never sent), extra body fields, and when to try again. */
export interface AppErrorOptions {
  readonly cause?: unknown;
  /** Further fields of the error body, beside `error` and `code`. */
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

/** A failure that a caller is told of. The public message says where, what, and what would be right. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly publicMessage: string,
    readonly options: AppErrorOptions = {},
  ) {
    super(publicMessage, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = ERROR_STATUS[code];
  }
}
