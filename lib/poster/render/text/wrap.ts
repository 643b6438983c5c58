import { breakOpportunities, clustersOf, type Piece } from "./break-opportunities";

/** Width of a text set on one line; any unit, the same as the limit's. */
export type MeasureWidth = (text: string) => number;

/** What a soft hyphen shows where a line breaks at it. */
export const BREAK_HYPHEN = "-";

/**
 * Breaks a paragraph into lines no wider than a limit, as CSS does with `white-space: pre-wrap` and
 * `overflow-wrap: break-word`. Spaces at a line's end hang: they are left out. A word wider than a whole line breaks
 * between grapheme clusters; each line holds at least one.
 */
export function wrapParagraph(paragraph: string, limit: number, measure: MeasureWidth): string[] {
  const fits = (text: string) => measure(text) <= limit;
  const lines: string[] = [];
  const pieces = breakOpportunities(paragraph);
  let index = 0;
  while (index < pieces.length) {
    const start = index;
    const count = longestFit(pieces.length - start, (length) =>
      fits(lineText(pieces.slice(start, start + length))),
    );
    if (count > 0) {
      index += count;
      lines.push(lineText(pieces.slice(start, index), index < pieces.length));
      continue;
    }
    const word = pieces[start];
    if (!word) break;
    const broken = breakWord(word.text, fits);
    const rest = broken.pop();
    lines.push(...broken);
    // What is left of a broken word shares its line with what follows, unless it is too wide itself.
    if (broken.length > 0 && rest !== undefined) pieces[start] = { ...word, text: rest };
    else {
      lines.push(word.text);
      index += 1;
    }
  }
  return lines.length > 0 ? lines : [""];
}

/** Cuts a word into parts that fit, each of at least one grapheme cluster. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const clusters = clustersOf(word);
  const parts: string[] = [];
  for (let start = 0; start < clusters.length; ) {
    const from = start;
    const part = (length: number) => clusters.slice(from, from + length).join("");
    const count = Math.max(
      1,
      longestFit(clusters.length - from, (length) => fits(part(length))),
    );
    parts.push(part(count));
    start += count;
  }
  return parts;
}

/** A paragraph that is not wrapped, as a line: hanging spaces left out. */
export function singleLine(paragraph: string): string {
  return lineText(breakOpportunities(paragraph));
}

function lineText(pieces: readonly Piece[], breaks = false): string {
  const last = pieces.at(-1);
  if (!last) return "";
  const before = pieces.slice(0, -1).map((piece) => piece.text + piece.spaces);
  return before.join("") + last.text + (breaks && last.hyphenates ? BREAK_HYPHEN : "");
}

/** The largest count, 0 to all, that fits; asks for about twice the logarithm of the answer, because asking is dear. */
function longestFit(all: number, fits: (count: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (high <= all && fits(high)) {
    low = high;
    high *= 2;
  }
  high = Math.min(high, all + 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
