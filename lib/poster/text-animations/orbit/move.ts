import { defineMotion } from "../define-motion";
import { endless } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { seconds, strength } = endless(unit, parameters);
  const angle = 2 * Math.PI * 0.5 * seconds * (parameters.direction === "clockwise" ? 1 : -1);
  const radiusEm = parameters.radius * strength * 2;
  return { ...REST, dxEm: radiusEm * Math.cos(angle), dyEm: radiusEm * Math.sin(angle) };
});
