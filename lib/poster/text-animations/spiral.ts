import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { parameterUnits } from "./parameter-units";
import { round } from "./timing";
import { REST } from "./unit-motion";

export default defineTextAnimation({
  id: "spiral",
  name: "Spiral",
  description:
    "Letters wind outwards and grow, then wind back to their places: an orbit with a change of size.",
  parameters: {
    radius: z
      .number()
      .min(0)
      .max(2)
      .default(0.4)
      .describe("Widest radius at amplitude 50, as a fraction of the font size.")
      .register(parameterUnits, { unit: "em" }),
    turns: z.number().min(0.25).max(6).default(2).describe("Turns on the way out and back together."),
  },
  presets: [
    { id: "unfurl", name: "Unfurl", settings: { radius: 0.3, turns: 1 } },
    { id: "whirl", name: "Whirl", settings: { radius: 0.6, turns: 3, staggerDelay: 80 } },
    {
      id: "galaxy",
      name: "Galaxy",
      settings: { radius: 0.9, turns: 2, staggerMode: "center-out", speed: 0.6 },
    },
  ],
  motion: (unit, parameters) => {
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
  },
});
