import { defineMotion } from "../define-motion";
import { round, smooth } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

/** Parts of a round at which the lift and the fall end. */
const LIFT = 0.27;
const OUT = 0.42;

export default defineMotion<typeof parameters>((unit, parameters) => {
  const at = round(unit, parameters, 4);
  if (at === null || parameters.amplitude === 0) return REST;
  const way = parameters.direction === "down" ? 1 : -1;
  const strength = parameters.amplitude / 100;
  const fallEm = 0.4 + 2 * strength;
  const turn = 90 * parameters.tilt * (unit.index % 2 === 0 ? 1 : -1);
  // A slow lift first, as before a jump; it also keeps the text whole in a still picture of the first second.
  if (at < LIFT) return { ...REST, dyEm: -way * 0.2 * strength * smooth(at / LIFT) };
  // Out and fast, in and slowing down, then the rest of the round in place.
  if (at < OUT) {
    const part = (at - LIFT) / (OUT - LIFT);
    const out = part ** 2;
    const fromEm = -0.2 * strength;
    return {
      ...REST,
      dyEm: way * (fromEm + (fallEm - fromEm) * out),
      rotationDeg: turn * out,
      opacity: 1 - smooth(part),
    };
  }
  const left = Math.max(0, 1 - (at - OUT) / 0.25) ** 3;
  return {
    ...REST,
    dyEm: -way * fallEm * left,
    rotationDeg: -turn * left,
    opacity: smooth((at - OUT) / 0.12),
  };
});
