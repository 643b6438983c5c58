import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { hexColor } from "../../schema/values";
import { BLOCK_SHAPES } from "./shapes";

/** Settings of pixelate. */
export const pixelateSettings = z.looseObject({
  size: z.number().min(1).max(200).default(10).describe("Width of a block, in px; 1 changes nothing."),
  shape: z.enum(BLOCK_SHAPES).default("square").describe("Form of the blocks."),
  gap: z
    .number()
    .min(0)
    .max(0.9)
    .default(0)
    .describe("Gap between blocks as a fraction of their width: 0 closes them."),
  gapColor: hexColor.default("#000000").describe("Colour of the gap, and between circles."),
});

export default definePostProcess({
  id: "pixelate",
  name: "Pixelate",
  description:
    "Turns the picture into blocks of one colour each: pixels, honeycomb, tiles or lamps. Use to hide detail, for games, mosaics and light walls.",
  category: "screen",
  schema: pixelateSettings,
  neutral: { size: 1 },
  presets: [
    { id: "eight-bit", name: "8 bit", settings: { size: 9 } },
    { id: "honeycomb", name: "Honeycomb", settings: { size: 16, shape: "hexagon", gap: 0.06 } },
    { id: "light-wall", name: "Light wall", settings: { size: 9, shape: "circle", gap: 0.12 } },
    {
      id: "tiles",
      name: "Tiles",
      settings: { size: 24, shape: "diamond", gap: 0.05, gapColor: "#f2eee4" },
    },
  ],
  animated: false,
});
