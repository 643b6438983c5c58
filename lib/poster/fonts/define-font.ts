import type { RegistryEntry } from "@/lib/schema/define-registry";

/** Groups that fonts are listed under. */
export const FONT_CATEGORIES = [
  { id: "display", label: "Display" },
  { id: "sans", label: "Sans" },
  { id: "serif", label: "Serif" },
  { id: "mono", label: "Mono" },
  { id: "handwriting", label: "Handwriting" },
  { id: "script", label: "World scripts" },
  { id: "fallback", label: "Fallback for signs and emoji" },
] as const;

/** Id of a font category. */
export type FontCategory = (typeof FONT_CATEGORIES)[number]["id"];

/**
 * One family; its files come from an npm package and are served by us. `name` is the family name used in states.
 * Weights, styles, scripts and licence are facts of the package: `fontFacts` has them, this does not repeat them.
 */
export interface FontDefinition extends RegistryEntry {
  /** `fallback`: has no letters worth choosing; its signs stand in where the family of a text has none. */
  readonly category: FontCategory;
  /** npm package that holds the files and the licence. */
  readonly package: string;
}

/** Declares a font family. */
export function defineFont(font: FontDefinition): FontDefinition {
  return font;
}
