import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { NOISE_KINDS } from "./kinds";

/** Settings of noise. */
export const noiseSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("Strength of the noise: 0 changes nothing, 1 nearly drowns the picture."),
  size: z.number().min(0.5).max(64).default(2).describe("Size of one speck, in px."),
  colorfulness: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("Colour of the noise: 0 is grey, 1 has a colour of its own in every speck."),
  rate: z
    .number()
    .min(0)
    .max(60)
    .default(12)
    .describe("New patterns each second; 0 stands still, as dirt on paper does."),
  kind: z
    .enum(NOISE_KINDS)
    .default("static")
    .describe(
      "static: square specks of a bad signal; speckle: scattered dust, dark and light; mottle: soft uneven blotches of ink.",
    ),
});

export default definePostProcess({
  id: "noise",
  name: "Noise",
  description:
    "Static of a bad signal, dust, or the uneven ink of a cheap print. Use static for screens, speckle and mottle for paper; for photographic film use grain.",
  category: "film",
  schema: noiseSettings,
  neutral: { intensity: 0 },
  presets: [
    { id: "signal", name: "Signal", settings: { intensity: 0.3, size: 2, colorfulness: 0.5 } },
    {
      id: "dust",
      name: "Dust",
      settings: { kind: "speckle", intensity: 0.6, size: 2.5, colorfulness: 0, rate: 0 },
    },
    {
      id: "uneven-ink",
      name: "Uneven ink",
      settings: { kind: "mottle", intensity: 0.25, size: 6, colorfulness: 0.1, rate: 0 },
    },
    {
      id: "snow",
      name: "Snow",
      settings: { kind: "static", intensity: 0.75, size: 3, colorfulness: 0, rate: 20 },
    },
  ],
  animated: ({ intensity, rate }) => intensity > 0 && rate > 0,
});
