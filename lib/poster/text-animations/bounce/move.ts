import { defineMotion } from "../define-motion";
import { round } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

/** Height above the ground of a ball that hops, each hop `keep` times as high as the one before; 1 at the top of the first. */
function hop(part: number, bounces: number, keep: number): number {
  const lengths = Array.from({ length: bounces }, (_, index) => Math.sqrt(keep) ** index);
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left < length) {
      const at = left / length;
      return keep ** index * 4 * at * (1 - at);
    }
    left -= length;
  }
  return 0;
}

export default defineMotion<typeof parameters>((unit, parameters) => {
  const at = round(unit, parameters, 2.2);
  if (at === null || at >= 0.75) return REST;
  return { ...REST, dyEm: -1.2 * (parameters.amplitude / 100) * hop(at / 0.75, parameters.bounces, 0.4) };
});
