import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { round, smooth } from "./timing";
import { REST } from "./unit-motion";

/** Parts of a round at which the lift and the fall end. */
const LIFT = 0.27;
const OUT = 0.42;

export default defineTextAnimation({
  id: "cascade",
  name: "Cascade",
  description:
    "Letters fall out of the line one after another, and new ones fall into their places from above.",
  parameters: {
    direction: z.enum(["down", "up"]).default("down").describe("Which way the letters fall."),
    tilt: z
      .number()
      .min(0)
      .max(1)
      .default(0.3)
      .describe("How much they turn as they fall: 0 not at all, 1 up to 90°."),
  },
  presets: [
    { id: "rain", name: "Rain", settings: { amplitude: 60, staggerMode: "random", tilt: 0 } },
    { id: "waterfall", name: "Waterfall", settings: { amplitude: 80, staggerDelay: 60, tilt: 0.2 } },
    { id: "rise", name: "Rise", settings: { direction: "up", amplitude: 40, tilt: 0 } },
  ],
  motion: (unit, parameters) => {
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
  },
});
