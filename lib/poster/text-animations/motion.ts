import { textAnimations } from "./registry";
import type { TextAnimation } from "./schema";
import type { UnitMotion } from "./unit-motion";

/** Where a unit is at a moment. The same arguments give the same answer. */
export type TextMotion = (
  unitIndex: number,
  unitCount: number,
  timeSeconds: number,
  seed: number,
) => UnitMotion;

/**
 * The motion of a text layer's animation, or null where the text stands still: no animation, `mode: "static"`
 * or `enabled: false`.
 * @param animation as parsed by `textAnimation`, nested or flat.
 */
export function textMotion(animation: TextAnimation | undefined): TextMotion | null {
  const given = animation?.animation ?? animation;
  if (!animation || !given || typeof given.type !== "string") return null;
  if (animation.mode === "static" || given.mode === "static" || given.enabled === false) return null;
  const entry = textAnimations.get(given.type);
  if (!entry) return null;
  const parameters = entry.schema.parse(given);
  return (index, count, timeSeconds, seed) => entry.motion({ index, count, timeSeconds, seed }, parameters);
}
