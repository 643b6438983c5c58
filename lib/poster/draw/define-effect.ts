import type { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { Draw } from "./stage";

/** A named set of settings, shown in catalogues. */
export interface Preset<Settings> {
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
}

/** Characters that an effect draws with a font; the renderer loads it before the first frame. */
export interface EffectLetters {
  /** A family's name, as in states. */
  readonly fontFamily: string;
  readonly text: string;
  /** 100 to 900. */
  readonly weight: number;
}

/** One visual effect. The picture of the whole poster goes in; its result replaces it. */
export interface EffectDefinition<Schema extends z.ZodType = z.ZodType> extends RegistryEntry {
  readonly category: EffectCategory;
  /** Key under `state.effect` that holds this effect's settings; shared by effects of one family. */
  readonly settingsType: string;
  readonly schema: Schema;
  /** At least three. */
  readonly presets: readonly Preset<z.input<Schema>>[];
  /** Whether the picture changes with time although the poster stands still. */
  readonly animated: boolean;
  /** What `stage.glyphAtlas` will be asked for with these settings. */
  readonly letters?: (settings: z.output<Schema>) => EffectLetters | null;
  /** The drawing, loaded when first used. */
  readonly load: () => Promise<Draw<z.output<Schema>>>;
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
