import type { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";

/** A named set of settings, shown in catalogues. */
export interface Preset<Settings> {
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
}

/** One visual effect. The picture of the whole poster goes in; its result replaces it. It is drawn by `draw.ts` in its folder. */
export interface EffectDefinition<Schema extends z.ZodType = z.ZodType> extends RegistryEntry {
  readonly category: EffectCategory;
  /** Key under `state.effect` that holds this effect's settings; shared by effects of one family. */
  readonly settingsType: string;
  readonly schema: Schema;
  /** At least three. */
  readonly presets: readonly Preset<z.input<Schema>>[];
  /** Whether the picture changes with time although the poster stands still. */
  readonly animated: boolean | ((settings: z.output<Schema>) => boolean);
}

/** Groups that effects are listed under. */
export const EFFECT_CATEGORIES = [
  { id: "ascii", label: "ASCII" },
  { id: "dither", label: "Dither" },
  { id: "color", label: "Colour" },
  { id: "halftone", label: "Halftone" },
  { id: "glitch", label: "Glitch" },
  { id: "art", label: "Art" },
] as const;

/** Id of an effect category. */
export type EffectCategory = (typeof EFFECT_CATEGORIES)[number]["id"];

/** Declares an effect; exists so that presets are checked against the schema. */
export function defineEffect<Schema extends z.ZodType>(
  definition: EffectDefinition<Schema>,
): EffectDefinition<Schema> {
  return definition;
}
