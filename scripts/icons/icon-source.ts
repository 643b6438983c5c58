import type { BuiltVariant } from "@/lib/icons/built-format";
import type { IconLibraryId } from "@/lib/icons/icon-libraries";

/** One icon as its package has it. */
export interface SourceIcon {
  readonly name: string;
  /** Names that it had before, or has beside this one. */
  readonly aliases: readonly string[];
  /** What it is about, a word or a few each. */
  readonly tags: readonly string[];
  /** Its whole SVG file in each variant, in the order of the library's variants. */
  readonly files: readonly string[];
}

/** A library as its package has it. */
export interface SourceLibrary {
  readonly id: IconLibraryId;
  readonly name: string;
  readonly package: string;
  readonly variants: readonly BuiltVariant[];
  readonly icons: readonly SourceIcon[];
}
