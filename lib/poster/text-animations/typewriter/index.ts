import { z } from "zod";
import { defineTextAnimation } from "../define-text-animation";

/** Parameters beside the common ones. */
export const parameters = {
  cursor: z.boolean().default(true).describe("Whether a blinking cursor stands behind the last character."),
};

export default defineTextAnimation({
  id: "typewriter",
  name: "Typewriter",
  description:
    "Characters appear one by one. The whole text stands for a moment first, so that the first frame can be read. Amplitude has no effect.",
  parameters,
  presets: [
    { id: "steady", name: "Steady", settings: { staggerDelay: 120 } },
    { id: "fast", name: "Fast", settings: { staggerDelay: 45 } },
    { id: "decoded", name: "Decoded", settings: { staggerDelay: 60, staggerMode: "random", cursor: false } },
  ],
});
