import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of sepia. */
export const sepiaSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe("Strength: 0 changes nothing, 1 leaves no colour but brown."),
  warmth: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("Colour of the toning: 0 a cool selenium brown, 1 a warm orange brown."),
  fade: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("Age of the print: 0 keeps deep blacks and a white paper, 1 has faded on yellowed paper."),
});

export default definePostProcess({
  id: "sepia",
  name: "Sepia",
  description:
    "The brown of an old, toned photograph. Use with grain and a vignette for something found in an attic.",
  category: "color",
  schema: sepiaSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "classic", name: "Classic", settings: { intensity: 0.85, warmth: 0.5, fade: 0.25 } },
    { id: "selenium", name: "Selenium", settings: { intensity: 0.95, warmth: 0, fade: 0.05 } },
    { id: "attic", name: "Attic", settings: { intensity: 1, warmth: 0.9, fade: 0.85 } },
    { id: "hint", name: "Hint", settings: { intensity: 0.35, warmth: 0.6, fade: 0.1 } },
  ],
  animated: false,
});
