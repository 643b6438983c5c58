import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { parameterUnits } from "./parameter-units";
import { endless } from "./timing";
import { REST } from "./unit-motion";

export default defineTextAnimation({
  id: "orbit",
  name: "Orbit",
  description: "Letters circle about their own places, each a little behind the one before.",
  parameters: {
    radius: z
      .number()
      .min(0)
      .max(2)
      .default(0.25)
      .describe("Radius of the circle at amplitude 50, as a fraction of the font size.")
      .register(parameterUnits, { unit: "em" }),
    direction: z
      .enum(["clockwise", "counterclockwise"])
      .default("clockwise")
      .describe("Which way round the letters go."),
  },
  presets: [
    { id: "drift", name: "Drift", settings: { radius: 0.1, speed: 0.6 } },
    { id: "carousel", name: "Carousel", settings: { radius: 0.3, staggerDelay: 100 } },
    { id: "swarm", name: "Swarm", settings: { radius: 0.2, speed: 1.6, staggerMode: "random" } },
  ],
  motion: (unit, parameters) => {
    const { seconds, strength } = endless(unit, parameters);
    const angle = 2 * Math.PI * 0.5 * seconds * (parameters.direction === "clockwise" ? 1 : -1);
    const radiusEm = parameters.radius * strength * 2;
    return { ...REST, dxEm: radiusEm * Math.cos(angle), dyEm: radiusEm * Math.sin(angle) };
  },
});
