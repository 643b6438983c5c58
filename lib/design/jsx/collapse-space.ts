/**
 * White space of text between elements.
 *
 * On one line, runs become one space. Across lines JSX and HTML disagree: JSX drops the break, HTML reads a space. Here a break at
 * the edge of an element, between two elements, or beside `{" "}` is nothing, as in JSX; a break inside words, or between words and
 * an inline element (`Have an account?⏎<a>Sign in</a>`), is a space, as in HTML and as its author reads it, unless punctuation
 * clings to the element. What stands in braces is kept exactly, and so are no-break spaces and U+2028.
 */
import { INLINE_TAGS } from "./html-tags";

/** A piece of text, and whether it stood in braces or entities, where it is meant exactly as it is. */
export interface TextPiece {
  readonly text: string;
  readonly exact: boolean;
}

/** What stands before or behind a run of text: the edge of its parent, or an element by its tag. */
export type Neighbour = { readonly tag: string } | null;

const SPACES = /[ \t\r\n\f]+/g;
const LEAD = /^[ \t\r\n\f]*/;
const CLINGS_TO_BEFORE = /^[.,;:!?)\]}%»”’…]/;
const CLINGS_TO_NEXT = /[([{$€£¥#@«“‘/]$/;

const isInline = (neighbour: Neighbour) => neighbour !== null && INLINE_TAGS.has(neighbour.tag);
const isBroken = (space: string) => /[\r\n]/.test(space);

/**
 * Collapses the white space of a run.
 * @param parentTag null at the top.
 */
export function collapseSpace(
  pieces: readonly TextPiece[],
  before: Neighbour,
  after: Neighbour,
  parentTag: string | null,
): string {
  const isBlock = parentTag === null || !INLINE_TAGS.has(parentTag);
  // Beside a line break, space is as invisible as at the edge of a box.
  const startsLine = before ? before.tag === "br" : isBlock;
  const endsLine = after ? after.tag === "br" : isBlock;
  const texts = pieces.map(({ text, exact }, index) => {
    if (exact) return text;
    const first = index === 0;
    const last = index === pieces.length - 1;
    const lead = LEAD.exec(text)?.[0] ?? "";
    if (lead.length === text.length)
      return lead === "" || isBroken(lead) || (first && startsLine) || (last && endsLine) ? "" : " ";
    let trailStart = text.length;
    while (SPACE.includes(text.charAt(trailStart - 1))) trailStart -= 1;
    const trail = text.slice(trailStart);
    const words = text.slice(lead.length, trailStart).replace(SPACES, " ");
    const spaceBefore = isBroken(lead)
      ? first && isInline(before) && !CLINGS_TO_BEFORE.test(words)
      : lead !== "" && !(first && startsLine);
    const spaceAfter = isBroken(trail)
      ? last && isInline(after) && !CLINGS_TO_NEXT.test(words)
      : trail !== "" && !(last && endsLine);
    return `${spaceBefore ? " " : ""}${words}${spaceAfter ? " " : ""}`;
  });
  return texts.join("");
}

const SPACE = " \t\r\n\f";
