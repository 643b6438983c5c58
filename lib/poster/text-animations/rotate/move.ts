import { defineMotion } from "../define-motion";
import { endless, round, smooth } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

export default defineMotion<typeof parameters>((unit, parameters) => {
  if (parameters.turning === "spin") {
    const at = parameters.amplitude === 0 ? null : round(unit, parameters, 2.4);
    return at === null ? REST : { ...REST, rotationDeg: 360 * smooth(at / 0.6) };
  }
  const { seconds, strength } = endless(unit, parameters);
  return { ...REST, rotationDeg: 90 * strength * Math.sin(2 * Math.PI * 0.5 * seconds) };
});
