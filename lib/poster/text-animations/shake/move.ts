import { defineMotion } from "../define-motion";
import { endless, wobble } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { seconds, strength } = endless(unit, parameters);
  const at = seconds * parameters.frequency;
  const { seed, index } = unit;
  return {
    ...REST,
    dxEm: 0.25 * strength * wobble(at, seed, index, 1),
    dyEm: 0.25 * strength * wobble(at, seed, index, 2),
    rotationDeg: 30 * strength * parameters.turn * wobble(at, seed, index, 3),
  };
});
