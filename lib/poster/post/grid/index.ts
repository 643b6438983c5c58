import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { hexColor } from "../../schema/values";
import { GRID_MARKS } from "./marks";

/** Settings of grid. */
export const gridSettings = z.looseObject({
  intensity: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("Opacity of the grid: 0 changes nothing, 1 is solid."),
  spacing: z.number().min(4).max(400).default(27).describe("px from line to line."),
  lineWidth: z
    .number()
    .min(0.25)
    .max(40)
    .default(1)
    .describe("Thickness of the lines, in px; dots are three times as wide."),
  color: hexColor.default("#ffffff").describe("Colour of the grid."),
  majorEvery: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(1)
    .describe("Every how many lines one is drawn twice as thick and the others fainter; 1 draws all alike."),
  angle: z.number().min(-360).max(360).default(0).describe("Degrees clockwise that the grid is turned."),
  marks: z
    .enum(GRID_MARKS)
    .default("lines")
    .describe("lines: whole lines; crosses: small crosses where they would meet; dots: dots there."),
});

export default definePostProcess({
  id: "grid",
  name: "Grid",
  description:
    "Fine lines, crosses or dots in a grid over the picture. Use for blueprints, maps, camera finders and anything technical.",
  category: "screen",
  schema: gridSettings,
  neutral: { intensity: 0 },
  presets: [
    {
      id: "blueprint",
      name: "Blueprint",
      settings: { intensity: 0.35, spacing: 18, lineWidth: 0.75, majorEvery: 5, color: "#bfe0ff" },
    },
    {
      id: "finder",
      name: "Finder",
      settings: { intensity: 0.8, spacing: 90, lineWidth: 1.25, marks: "crosses" },
    },
    {
      id: "notebook",
      name: "Notebook",
      settings: { intensity: 0.5, spacing: 20, lineWidth: 0.8, marks: "dots", color: "#f4efe4" },
    },
    {
      id: "mesh",
      name: "Mesh",
      settings: { intensity: 0.75, spacing: 6, lineWidth: 1.5, angle: 45, color: "#000000" },
    },
  ],
  animated: false,
});
