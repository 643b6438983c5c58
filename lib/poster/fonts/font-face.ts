import type { FontDefinition } from "./define-font";

/** One font file of a family and what it is for. */
export interface FontFaceFile {
  /** Name of the file beside `faces.json`. */
  readonly file: string;
  /** One weight (`400`) or the range of a variable file (`100 900`), as in CSS. */
  readonly weight: string;
  readonly style: "normal" | "italic";
  /** CSS `unicode-range` of the characters that the file has glyphs for. */
  readonly range: string;
}

/** Content of a family's `faces.json`; later faces win where ranges overlap, as in CSS. */
export interface FontFaceList {
  readonly faces: readonly FontFaceFile[];
}

/** Folder of a family's files under the app's root; the version changes with them, so that they may be kept for ever. */
export function fontFolder(font: Pick<FontDefinition, "id">, version: string): string {
  return `/fonts/${font.id}/${version}`;
}
