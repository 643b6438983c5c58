import { OperationError, type OperationFault } from "../document/operation-error";
import type { SourcePosition } from "./markup-node";

/** Markup as it was given, with its lines. */
export interface SourceText {
  readonly source: string;
  /** Line and column of an offset. */
  at(offset: number): SourcePosition;
}

/** Finds the lines of a text. Lines end as in every editor: LF, CRLF or CR. */
export function createSourceText(source: string): SourceText {
  const starts = [0];
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code === 10 || (code === 13 && source.charCodeAt(index + 1) !== 10)) starts.push(index + 1);
  }
  return {
    source,
    at(offset) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
  };
}

/** An error that says where in the markup it is. */
export function markupError(
  { line, column }: SourcePosition,
  message: string,
  fault: OperationFault = "bad-markup",
): OperationError {
  return new OperationError(fault, `Line ${line}, column ${column}: ${message}`, { line, column });
}

/** A piece of the source for an error message: one line, and not long. */
export function quoteSource(source: string, start: number, end: number): string {
  const piece = source.slice(start, Math.min(end, start + 60)).replace(/\s+/g, " ");
  return end > start + 60 ? `${piece}…` : piece;
}
