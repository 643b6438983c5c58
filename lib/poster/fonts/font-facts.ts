import { fontFactsById } from "./faces.gen";

/** Writing systems and kinds of sign that a family may have glyphs for. */
export type FontScript =
  | "latin"
  | "vietnamese"
  | "greek"
  | "cyrillic"
  | "arabic"
  | "hebrew"
  | "devanagari"
  | "thai"
  | "japanese"
  | "korean"
  | "chinese-simplified"
  | "math"
  | "symbols"
  | "emoji";

/** What a family's files offer, read from them when the fonts were built. */
export interface FontFacts {
  /** Changes with the family's files; the folder they are served from. */
  readonly version: string;
  /** Whether every weight between the first and the last of `weights` is there. */
  readonly variable: boolean;
  /** Weights, lightest first; for a variable family the lightest and the heaviest. */
  readonly weights: readonly number[];
  readonly styles: readonly ("normal" | "italic")[];
  readonly scripts: readonly FontScript[];
  /** Height of the line box above the baseline, as a fraction of the font size. */
  readonly ascent: number;
  /** Depth of the line box below the baseline, as a fraction of the font size. */
  readonly descent: number;
  /** SPDX identifier; the text of the licence is the file `LICENSE` in the family's folder. */
  readonly license: string;
}

/** Facts of a family by its id, or undefined when there is no such family. */
export function fontFacts(id: string): FontFacts | undefined {
  return Object.hasOwn(fontFactsById, id) ? fontFactsById[id] : undefined;
}
