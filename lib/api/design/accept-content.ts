import type { DocumentContent, DocumentKind } from "@/lib/data/document-row";
import { AppError } from "@/lib/http/app-error";
import { acceptState } from "@/lib/poster/schema/accept-state";
import { formatPath, type Path } from "@/lib/schema/issues";

/** What a document holds when nobody has said anything else. */
export const DEFAULT_CONTENT = {
  poster: { canvas: { aspectRatio: "9:16", backgroundColor: "#ffffff" }, layers: [] },
  design: {},
} as const satisfies Record<DocumentKind, DocumentContent>;

/** The kind of a document whose maker did not say: a poster when the content looks like a poster's state. */
export function kindOfContent(content: unknown): DocumentKind {
  return isObject(content) && isObject(content.canvas) && Array.isArray(content.layers) ? "poster" : "design";
}

/**
 * Takes a value for the content of a document, or refuses it. What is taken is the very same value: unknown keys, their
 * order and every string stay.
 * @throws AppError INVALID_STATE with every problem of a poster's state; INVALID_REQUEST for what is no object, or holds a
 *   number that JSON text can say but no computer here can keep (1e999).
 */
export function acceptContent(kind: DocumentKind, content: unknown): DocumentContent {
  if (kind === "poster") acceptState(content);
  if (!isObject(content)) throw new AppError("INVALID_REQUEST", "content: must be an object");
  const lost = findInfinite(content, ["content"]);
  if (!lost) return content;
  throw new AppError(
    "INVALID_REQUEST",
    `${formatPath(lost)}: is a number beyond ±1.8e308, which cannot be kept`,
  );
}

const isObject = (value: unknown): value is DocumentContent =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where the first infinite number is. JSON.parse makes one of 1e999, and JSON.stringify would make null of that. */
function findInfinite(value: unknown, path: Path): Path | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : path;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== "number" && typeof entry !== "object") continue;
    const found = findInfinite(entry, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}
