import { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { Preset } from "../draw/define-effect";
import { commonParameters } from "./common-parameters";

/** One way for the letters of a text to move. Its id is `animation.type`; the motion is `move.ts` in its folder. */
export interface TextAnimationDefinition extends RegistryEntry {
  /** Common and own parameters. */
  readonly schema: z.ZodObject;
  readonly presets: readonly Preset<Readonly<Record<string, unknown>>>[];
}

/** Declares a text animation: its own parameters join those that all have. */
export function defineTextAnimation(definition: {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Parameters beside the common ones. */
  readonly parameters: z.ZodRawShape;
  readonly presets: readonly Preset<Readonly<Record<string, unknown>>>[];
}): TextAnimationDefinition {
  const { parameters, ...entry } = definition;
  return { ...entry, schema: z.looseObject({ ...commonParameters, ...parameters }) };
}
