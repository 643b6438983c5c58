import { defineMotion } from "../define-motion";
import { round } from "../timing";
import { REST } from "../unit-motion";
import type { parameters } from "./index";

export default defineMotion<typeof parameters>((unit, parameters) => {
  const at = round(unit, parameters, 4);
  if (at === null) return REST;
  const strength = parameters.amplitude / 50;
  const out = Math.sin(Math.PI * at) ** 2;
  const angle = 2 * Math.PI * parameters.turns * at;
  return {
    ...REST,
    dxEm: parameters.radius * strength * out * Math.cos(angle),
    dyEm: parameters.radius * strength * out * Math.sin(angle),
    rotationDeg: 20 * strength * out * Math.sin(angle),
    scale: 2 ** (0.35 * strength * out),
  };
});
