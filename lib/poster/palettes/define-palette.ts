import type { RegistryEntry } from "@/lib/schema/define-registry";

/** Groups that palettes are listed under. */
export const PALETTE_CATEGORIES = [
  { id: "terminal", label: "Classic terminal" },
  { id: "warm", label: "Warm" },
  { id: "cool", label: "Cool" },
  { id: "neon", label: "Neon" },
  { id: "earth", label: "Earth" },
  { id: "monochrome", label: "Monochrome" },
] as const;

/** Id of a palette category. */
export type PaletteCategory = (typeof PALETTE_CATEGORIES)[number]["id"];

/** Colours to dither to, dark to light, `#rrggbb`, 2 to 16. */
export interface Palette extends RegistryEntry {
  readonly category: PaletteCategory;
  readonly colors: readonly string[];
}

/** Declares a palette. */
export function definePalette(palette: Palette): Palette {
  return palette;
}
