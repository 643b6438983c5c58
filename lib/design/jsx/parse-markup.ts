import { MAX_MARKUP_BYTES } from "../document/limits";
import { OperationError } from "../document/operation-error";
import { buildTree } from "./build-tree";
import type { ParsedMarkup } from "./markup-node";
import { scanRegions } from "./scan-regions";
import { createSourceText } from "./source-text";

/**
 * Reads JSX or HTML into a tree, without evaluating anything.
 * @returns the nodes, and warnings for what was removed.
 * @throws OperationError "bad-markup" with line and column for expressions, spreads, refs and what is never closed;
 * "limit" for more than 1 MiB, 200 levels or 5,000 elements.
 */
export function parseMarkup(source: string): ParsedMarkup {
  const isLarge = source.length > MAX_MARKUP_BYTES / 3;
  if (
    source.length > MAX_MARKUP_BYTES ||
    (isLarge && new TextEncoder().encode(source).length > MAX_MARKUP_BYTES)
  )
    throw new OperationError(
      "limit",
      `Markup has at most ${MAX_MARKUP_BYTES} bytes (1 MiB) in one call. Add the page section by section.`,
    );
  const text = createSourceText(source);
  return buildTree(text, scanRegions(text));
}
