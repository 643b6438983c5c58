import { defineMotion } from "../define-motion";
import { chance, endless } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

/** Changes per second at speed 1. */
const STEPS_PER_SECOND = 12;

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { seconds, strength } = endless(unit, parameters);
  const { seed, index } = unit;
  // Strikes come together over the whole text, and in each only some letters are hit.
  const step = Math.floor(unit.timeSeconds * parameters.speed * STEPS_PER_SECOND);
  const strikes = step > 0 && chance(seed, Math.floor(step / 3), 5) < parameters.intensity;
  const isHit = chance(seed, step, index, 7) < 0.25 + parameters.intensity * 0.5;
  if (seconds < 0 || !strikes || !isHit || strength === 0) return REST;
  return {
    ...REST,
    dxEm: 0.5 * strength * (chance(seed, step, index, 1) * 2 - 1),
    dyEm: 0.16 * strength * (chance(seed, step, index, 2) * 2 - 1),
    opacity: 1 - 0.4 * strength * chance(seed, step, index, 3),
    splitEm: parameters.colorSplit * strength * (0.4 + 0.6 * chance(seed, step, index, 4)),
  };
});
