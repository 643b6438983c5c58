import type { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { Preset } from "../draw/define-effect";

/** A procedural moving picture, used as a background. `draw.ts` in its folder (the id in kebab case) draws it like an effect whose source is empty. */
export interface ShaderDefinition<Schema extends z.ZodType = z.ZodType> extends RegistryEntry {
  readonly category: ShaderCategory;
  readonly schema: Schema;
  readonly presets: readonly Preset<z.input<Schema>>[];
  /** Seconds after which the picture repeats itself exactly; null when it stands still or never does. */
  readonly loopSeconds: (settings: z.output<Schema>) => number | null;
}

/** Groups that shaders are listed under. */
export const SHADER_CATEGORIES = [
  { id: "gradient", label: "Gradient" },
  { id: "pattern", label: "Pattern" },
  { id: "material", label: "Material" },
  { id: "space", label: "Space" },
  { id: "particles", label: "Particles" },
] as const;

/** Id of a shader category. */
export type ShaderCategory = (typeof SHADER_CATEGORIES)[number]["id"];

/** Declares a shader; exists so that presets are checked against the schema. */
export function defineShader<Schema extends z.ZodType>(
  definition: ShaderDefinition<Schema>,
): ShaderDefinition<Schema> {
  return definition;
}
