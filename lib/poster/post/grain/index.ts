import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of grain. */
export const grainSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("Strength of the grain: 0 changes nothing, 1 is pushed film."),
});

export default definePostProcess({
  id: "grain",
  name: "Film grain",
  description:
    "Fine monochrome grain that lives, strongest in the mid tones, as on film. Use to take the digital edge off.",
  category: "film",
  schema: grainSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "fine", name: "Fine", settings: { intensity: 0.12 } },
    { id: "classic", name: "Classic", settings: { intensity: 0.3 } },
    { id: "pushed", name: "Pushed", settings: { intensity: 0.7 } },
  ],
  animated: true,
});
