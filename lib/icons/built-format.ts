import type { IconLibraryId } from "./icon-libraries";

/** Raised when the layout of the built files changes. */
export const ICONS_FORMAT = 2;

/** One look of a library's icons; every icon of the library has it. */
export interface BuiltVariant {
  readonly id: string;
  /** The square in which its shapes are drawn. */
  readonly viewBox: string;
  /** Attributes of the group around the shapes, such as those that make them strokes; null where shapes are filled. */
  readonly group: string | null;
}

/** A library as it is built. */
export interface BuiltLibrary {
  readonly id: IconLibraryId;
  readonly name: string;
  readonly version: string;
  /** The first is what one gets without asking for another. */
  readonly variants: readonly BuiltVariant[];
  /** Names, in order. */
  readonly icons: readonly string[];
  /** Earlier and other names by icon, as places in `icons`. */
  readonly aliases: readonly (readonly [alias: string, icon: number])[];
}

/** `index.json`: what is known of every icon but its shapes. */
export interface BuiltIndex {
  readonly format: number;
  readonly libraries: readonly BuiltLibrary[];
  /** Bytes of each icon's shapes in `shapes.svg`: by library, then by variant, then by icon. */
  readonly shapeBytes: readonly number[];
  /** What is searched, sorted by code units. */
  readonly terms: readonly string[];
  /** Postings of each term (posting.ts); icons are counted through all libraries. */
  readonly postings: readonly (readonly number[])[];
}
