import type { z } from "zod";
import type { CommonParameters } from "./common-parameters";
import type { MotionUnit, UnitMotion } from "./unit-motion";

/**
 * Where a unit of a text is at a moment; pure, so that any moment can be shown without those before it.
 * @param parameters common and own ones, parsed by the animation's schema.
 */
export type Motion<Parameters> = (unit: MotionUnit, parameters: Parameters) => UnitMotion;

/**
 * Declares a motion, the default export of `move.ts` in the folder of its animation; a browser loads nothing else of it.
 * At time 0, and at rest, the text must be readable; with `loop: false` every unit comes to rest; amplitude 0 leaves
 * it at rest.
 */
export function defineMotion<Own extends z.ZodRawShape>(
  motion: Motion<CommonParameters & z.output<z.ZodObject<Own>>>,
): Motion<CommonParameters & z.output<z.ZodObject<Own>>> {
  return motion;
}
