import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";

/** Settings of scanlines. */
export const scanlinesSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("How dark the gaps are: 0 changes nothing, 1 makes them black."),
  count: z.number().min(1).max(2000).default(300).describe("Lines over the height of the poster."),
});

export default definePostProcess({
  id: "scanlines",
  name: "Scanlines",
  description: "Dark horizontal lines of a cathode-ray screen. Use for retro screens, over glitch and ASCII.",
  category: "screen",
  schema: scanlinesSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "soft", name: "Soft", settings: { intensity: 0.15, count: 320 } },
    { id: "monitor", name: "Monitor", settings: { intensity: 0.35, count: 240 } },
    { id: "broadcast", name: "Broadcast", settings: { intensity: 0.6, count: 120 } },
  ],
  animated: false,
});
