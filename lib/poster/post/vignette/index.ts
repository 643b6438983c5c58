import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of vignette. */
export const vignetteSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("How dark the corners are: 0 changes nothing, 1 makes them black."),
  radius: z
    .number()
    .min(0.1)
    .max(1.5)
    .default(0.75)
    .describe("Where the darkening is half done: 0 the centre, 1 the corner."),
});

export default definePostProcess({
  id: "vignette",
  name: "Vignette",
  description:
    "Darkens towards the corners as a lens does. Use to hold the eye on the middle and to calm busy edges.",
  category: "light",
  schema: vignetteSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "gentle", name: "Gentle", settings: { intensity: 0.25, radius: 0.9 } },
    { id: "lens", name: "Lens", settings: { intensity: 0.5, radius: 0.75 } },
    { id: "spotlight", name: "Spotlight", settings: { intensity: 0.9, radius: 0.5 } },
  ],
  animated: false,
});
