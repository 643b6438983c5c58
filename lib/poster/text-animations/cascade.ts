import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { round, smooth } from "./timing";
import { REST } from "./unit-motion";

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
    const at = round(unit, parameters, 3.2);
    if (at === null || parameters.amplitude === 0) return REST;
    const way = parameters.direction === "down" ? 1 : -1;
    const fallEm = 0.4 + (2 * parameters.amplitude) / 100;
    const turn = 90 * parameters.tilt * (unit.index % 2 === 0 ? 1 : -1);
    // Out and fast, in and slowing down, then the rest of the round in place.
    if (at < 0.2) {
      const out = (at / 0.2) ** 2;
      return { ...REST, dyEm: way * fallEm * out, rotationDeg: turn * out, opacity: 1 - smooth(at / 0.2) };
    }
    const left = Math.max(0, 1 - (at - 0.2) / 0.3) ** 3;
    return {
      ...REST,
      dyEm: -way * fallEm * left,
      rotationDeg: -turn * left,
      opacity: smooth((at - 0.2) / 0.15),
    };
  },
});
