import { defineMotion } from "../define-motion";
import { round, smooth } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

/** Part of a round in which the letter is pulled; then it snaps. */
const PULL = 0.3;

export default defineMotion<typeof parameters>((unit, parameters) => {
  const at = round(unit, parameters, 2.8);
  if (at === null) return REST;
  const since = (at - PULL) / (1 - PULL);
  // The tail is faded out, so that a round ends exactly at rest.
  const swing =
    Math.exp(-10 * parameters.damping * since) *
    Math.cos(2 * Math.PI * parameters.oscillations * since) *
    smooth((1 - since) * 4);
  const pull = (at < PULL ? smooth(at / PULL) : swing) * (parameters.amplitude / 100);
  return { ...REST, dyEm: 0.7 * pull, scale: 2 ** (-0.35 * pull) };
});
