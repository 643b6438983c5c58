import type { Motion } from "./define-motion";
import type { TextAnimation } from "./schema";
import type { UnitMotion } from "./unit-motion";

/** Where a unit is at a moment. The same arguments give the same answer. */
export type TextMotion = (
  unitIndex: number,
  unitCount: number,
  timeSeconds: number,
  seed: number,
) => UnitMotion;

/** A motion whose parameters were parsed by its animation's schema when the state was resolved. */
export type AnyMotion = Motion<never>;

/** The animation that moves a text, its parameters complete; null without one, for `mode: "static"` and `enabled: false`. */
export function movingAnimation(
  animation: TextAnimation | undefined,
): NonNullable<TextAnimation["animation"]> | null {
  const given = animation?.animation ?? animation;
  if (!animation || !given || typeof given.type !== "string") return null;
  if (animation.mode === "static" || given.mode === "static" || given.enabled === false) return null;
  return { enabled: true, ...given, type: given.type };
}

/** Loads the motion of an animation by its id, which must be a registered one. */
export async function loadMotion(type: string): Promise<AnyMotion> {
  const module = (await import(`./${type}/move.ts`)) as { default: AnyMotion };
  return module.default;
}

/** A motion with the parameters of a text's animation, as parsed by `textAnimation`. */
export function withParameters(motion: AnyMotion, parameters: object): TextMotion {
  return (index, count, timeSeconds, seed) =>
    motion({ index, count, timeSeconds, seed }, parameters as never);
}
