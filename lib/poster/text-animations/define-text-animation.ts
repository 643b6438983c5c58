import { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { Preset } from "../draw/define-effect";
import { type CommonParameters, commonParameters } from "./common-parameters";
import type { MotionUnit, UnitMotion } from "./unit-motion";

/** One way for the letters of a text to move. Its id is `animation.type`. */
export interface TextAnimationDefinition extends RegistryEntry {
  /** Common and own parameters. */
  readonly schema: z.ZodObject;
  readonly presets: readonly Preset<Readonly<Record<string, unknown>>>[];
  /** Where a unit is at a moment; pure, so that any moment can be shown without those before it. */
  readonly motion: (unit: MotionUnit, parameters: unknown) => UnitMotion;
}

/**
 * Declares a text animation. At time 0, and at rest, the text must be readable; with `loop: false` every unit
 * comes to rest; amplitude 0 leaves it at rest.
 */
export function defineTextAnimation<Own extends z.ZodRawShape>(definition: {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Parameters beside the common ones. */
  readonly parameters: Own;
  readonly presets: readonly Preset<Readonly<Record<string, unknown>>>[];
  readonly motion: (
    unit: MotionUnit,
    parameters: CommonParameters & z.output<z.ZodObject<Own>>,
  ) => UnitMotion;
}): TextAnimationDefinition {
  const { parameters, motion, ...entry } = definition;
  return {
    ...entry,
    schema: z.looseObject({ ...commonParameters, ...parameters }),
    // Parameters reach it parsed by the schema above, which is what the type of the entry's own motion says.
    motion: motion as TextAnimationDefinition["motion"],
  };
}
