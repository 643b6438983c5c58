import type { DesignReader } from "../document/design-document";
import { OperationError } from "../document/operation-error";
import { approximateTokens } from "../jsx/approximate-tokens";
import { printMarkup } from "../jsx/print-markup";
import { printOutline } from "../jsx/print-outline";

/** Most characters of one answer; a model that wants more asks for the next part. */
const PAGE_CHARACTERS = 60_000;

/** What read tools answer. */
export interface ReadMarkup {
  readonly markup: string;
  readonly version: number;
  /** About what the markup costs a language model. */
  readonly approxTokens: number;
  readonly truncated: boolean;
  /** Give it back to get the next part. */
  readonly cursor?: string;
}

/**
 * Prints a part of a design, at most a page of it.
 * @param cursor of the answer before; refused when the design has changed since.
 * @throws OperationError for a cursor that is none, or of another version.
 */
export function readMarkup(
  design: DesignReader & { readonly version: number },
  id: string | null,
  options: { readonly maxDepth?: number; readonly outline?: boolean; readonly cursor?: string },
): ReadMarkup {
  const { maxDepth, outline, cursor } = options;
  const depth = maxDepth === undefined ? {} : { maxDepth };
  const whole = outline
    ? printOutline(design, id, depth)
    : printMarkup(design, id, { withIds: true, ...depth });
  const start = cursor === undefined ? 0 : offsetOf(cursor, design.version);
  const end = endOfPage(whole, start);
  const markup = whole.slice(start, end);
  const truncated = end < whole.length;
  return {
    markup,
    version: design.version,
    approxTokens: approximateTokens(markup),
    truncated,
    ...(truncated ? { cursor: `${design.version}-${end}` } : {}),
  };
}

function offsetOf(cursor: string, version: number): number {
  const [, of, offset] = /^(\d+)-(\d+)$/.exec(cursor) ?? [];
  if (of === undefined || offset === undefined)
    throw new OperationError(
      "bad-input",
      "cursor: is none of an answer; leave it out to begin at the start.",
    );
  if (Number(of) !== version)
    throw new OperationError(
      "not-possible",
      "The design has changed since that cursor; read again from the start.",
    );
  return Number(offset);
}

/** Pages end between lines, as long as lines are shorter than a page. */
function endOfPage(text: string, start: number): number {
  const limit = start + PAGE_CHARACTERS;
  if (limit >= text.length) return text.length;
  const line = text.lastIndexOf("\n", limit);
  return line > start ? line + 1 : limit;
}
