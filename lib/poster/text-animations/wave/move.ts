import { defineMotion } from "../define-motion";
import { endless } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { seconds, strength } = endless(unit, parameters);
  const offset = 0.5 * strength * Math.sin(2 * Math.PI * parameters.frequency * seconds);
  return {
    ...REST,
    dxEm: parameters.axis === "vertical" ? 0 : offset * 0.6,
    dyEm: parameters.axis === "horizontal" ? 0 : -offset,
  };
});
