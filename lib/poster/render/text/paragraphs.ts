import bidiFactory from "bidi-js";

/** Reading direction of a paragraph or a run. */
export type Direction = "ltr" | "rtl";

/** The Unicode bidirectional algorithm. */
export const bidi = bidiFactory();

/** Everything that ends a line: CRLF, LF, CR, next line, line and paragraph separator. */
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;
/** Controls that have no meaning in a line of text. */
const CONTROLS = /(?![\t])\p{Cc}/gu;
const TAB = "    ";

/** The paragraphs of a text: one per line break, in order, with tabs widened, controls removed and lone surrogates replaced. */
export function splitParagraphs(content: string): string[] {
  return wellFormed(content)
    .split(LINE_BREAK)
    .map((line) => line.replace(CONTROLS, "").replaceAll("\t", TAB));
}

// String.prototype.toWellFormed is younger than the oldest browsers that draw posters.
const wellFormed = (content: string): string =>
  content.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");

/** Direction of a paragraph by its first strong character, as `dir="auto"`; left to right when it has none. */
export function directionOf(paragraph: string): Direction {
  let isolates = 0;
  for (const sign of paragraph) {
    const type = bidi.getBidiCharTypeName(sign);
    if (type === "LRI" || type === "RLI" || type === "FSI") isolates += 1;
    else if (type === "PDI") isolates = Math.max(0, isolates - 1);
    else if (isolates > 0) continue;
    else if (type === "L") return "ltr";
    else if (type === "R" || type === "AL") return "rtl";
  }
  return "ltr";
}
