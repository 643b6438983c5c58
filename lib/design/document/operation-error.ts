/** The kinds of reason for which an operation changes nothing. */
export type OperationFault =
  | "not-found"
  | "not-possible"
  | "cycle"
  | "limit"
  | "locked"
  | "bad-input"
  | "bad-markup";

/** Something that an operation cannot do; nothing has changed. The message names the node, what was wrong, and what would be right. */
export class OperationError extends Error {
  override readonly name = "OperationError";
  constructor(
    readonly fault: OperationFault,
    message: string,
    /** What a program may want to know: id of the node, line and column. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
