import { defineMotion } from "../define-motion";
import { endless } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { seconds, strength } = endless(unit, parameters);
  const breath = Math.sin(2 * Math.PI * parameters.frequency * seconds);
  // Growing and shrinking by the same factor looks even; by the same amount it would not.
  return { ...REST, scale: 2 ** (0.8 * strength * breath) };
});
