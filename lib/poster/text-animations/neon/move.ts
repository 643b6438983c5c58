import { defineMotion } from "../define-motion";
import { chance, endless, wobble } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

/** Changes per second at speed 1, as of a tube that does not quite catch. */
const STEPS_PER_SECOND = 14;

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { seconds, strength } = endless(unit, parameters);
  const { seed, index } = unit;
  const hum = 1 - 0.15 * strength * (0.5 + 0.5 * wobble(seconds * 5, seed, index, 1));
  const step = Math.floor(seconds * STEPS_PER_SECOND);
  const isTroubled = chance(seed, index, Math.floor(step / 6), 2) < parameters.flicker;
  const isDim = unit.timeSeconds > 0 && seconds > 0 && isTroubled && chance(seed, index, step, 3) < 0.5;
  const light = (isDim ? 1 - 0.85 * strength : 1) * hum;
  return { ...REST, opacity: light, glow: parameters.amplitude === 0 ? 0 : parameters.glow * light };
});
