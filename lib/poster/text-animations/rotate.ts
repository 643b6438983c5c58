import { z } from "zod";
import { defineTextAnimation } from "./define-text-animation";
import { endless, round, smooth } from "./timing";
import { REST } from "./unit-motion";

export default defineTextAnimation({
  id: "rotate",
  name: "Rotate",
  description: "Each letter turns about its own centre: a swing, or whole turns one after another.",
  parameters: {
    turning: z
      .enum(["swing", "spin"])
      .default("swing")
      .describe(
        "swing: to and fro, up to 90° at amplitude 100; spin: whole turns with a rest between, whatever the amplitude.",
      ),
  },
  presets: [
    { id: "sway", name: "Sway", settings: { amplitude: 15, speed: 0.7 } },
    { id: "pendulum", name: "Pendulum", settings: { amplitude: 45, staggerDelay: 80 } },
    { id: "pinwheel", name: "Pinwheel", settings: { turning: "spin", staggerDelay: 120 } },
  ],
  motion: (unit, parameters) => {
    if (parameters.turning === "spin") {
      const at = parameters.amplitude === 0 ? null : round(unit, parameters, 2.4);
      return at === null ? REST : { ...REST, rotationDeg: 360 * smooth(at / 0.6) };
    }
    const { seconds, strength } = endless(unit, parameters);
    return { ...REST, rotationDeg: 90 * strength * Math.sin(2 * Math.PI * 0.5 * seconds) };
  },
});
