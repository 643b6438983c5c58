import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { GLASS_LOOP_SECONDS, GLASS_PATTERNS, MAX_GLASS_COLORS } from "./limits";

/** Settings of glass. */
export const glassSettings = z.looseObject({
  colors: z
    .array(hexColor)
    .min(2)
    .max(MAX_GLASS_COLORS)
    .default(["#160a33", "#ff5c39", "#ffb347", "#7a2ff2", "#ff2f7e"])
    .describe("What shines through: the ground first, then lights that drift behind the glass."),
  tint: hexColor.default("#ffffff").describe("Colour of the glass itself."),
  pattern: z
    .enum(GLASS_PATTERNS)
    .default("reeded")
    .describe(
      "reeded: parallel ribs; rings: ribs round the middle; blocks: square lenses; hammered: uneven dents.",
    ),
  ribWidth: z.number().min(6).max(300).default(36).describe("Width of a rib, block or dent, in px."),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .default(0)
    .describe("Degrees clockwise that ribs and blocks are turned."),
  refraction: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How far the glass bends what is behind it: 0 a flat pane, 1 strong lenses."),
  dispersion: z.number().min(0).max(1).default(0.35).describe("Fringes of colour: 0 none, 1 a prism."),
  frost: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe("Fine roughness that scatters light: 0 clear, 1 milky."),
  shine: z.number().min(0).max(1).default(0.4).describe("Reflections on the ribs: 0 none, 1 bright."),
  speed: z.number().min(0).max(5).default(0.5).describe("How fast the lights drift; 0 stands still."),
});

export default defineShader({
  id: "glass",
  name: "Glass",
  description: `Lights that drift behind pressed glass, bent by its ribs into stripes with fringes of colour. Use as a rich, modern ground for a few large words. Repeats itself after ${GLASS_LOOP_SECONDS} s at speed 1.`,
  category: "material",
  schema: glassSettings,
  loopSeconds: loopOf(GLASS_LOOP_SECONDS),
  presets: [
    { id: "reeded-dusk", name: "Reeded dusk", settings: {} },
    {
      id: "lagoon-rings",
      name: "Lagoon rings",
      settings: {
        colors: ["#032a3a", "#19c3b2", "#e8fff4", "#0f6fa8", "#7be0ff"],
        pattern: "rings",
        ribWidth: 44,
        refraction: 0.7,
        dispersion: 0.25,
      },
    },
    {
      id: "pastel-blocks",
      name: "Pastel blocks",
      settings: {
        colors: ["#f6e9ff", "#ff8fab", "#ffbe7a", "#74b9ff", "#86e3b0"],
        pattern: "blocks",
        ribWidth: 90,
        refraction: 0.8,
        dispersion: 0.5,
        shine: 0.7,
        frost: 0.05,
      },
    },
    {
      id: "night-window",
      name: "Night window",
      settings: {
        colors: ["#05060d", "#ff3b3b", "#3b6bff", "#ffd23b", "#ff3bd0", "#3bffd6"],
        pattern: "hammered",
        ribWidth: 52,
        refraction: 0.75,
        dispersion: 0.8,
        shine: 0.25,
      },
    },
    {
      id: "milk",
      name: "Milk glass",
      settings: {
        colors: ["#e9e4da", "#f2a65a", "#f7d08a", "#8fb7c9"],
        angle: 90,
        ribWidth: 22,
        refraction: 0.35,
        dispersion: 0.1,
        frost: 0.85,
        shine: 0.25,
      },
    },
  ],
});
