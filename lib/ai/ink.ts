/**
 * Places in a text, counted in characters that are no white space. Whoever shows a text trims it and joins its parts in
 * their own way; ink stays where it is.
 */

/** How much ink a text has. */
export const inkOf = (text: string): number => text.replace(/\s+/g, "").length;

/** The part of a text between two places, without white space around it. */
export function sliceInk(text: string, from: number, to: number): string {
  let ink = 0;
  let start = -1;
  let end = -1;
  for (let at = 0; at < text.length && ink < to; at++) {
    if (/\s/.test(text.charAt(at))) continue;
    if (ink === from) start = at;
    ink++;
    end = at + 1;
  }
  return start < 0 ? "" : text.slice(start, end);
}
