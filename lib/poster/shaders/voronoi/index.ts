import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { MAX_CELL_COLORS, VORONOI_LOOP_SECONDS } from "./limits";

/** Settings of voronoi. */
export const voronoiSettings = z.looseObject({
  colors: z
    .array(hexColor)
    .min(1)
    .max(MAX_CELL_COLORS)
    .default(["#0f4c5c", "#e36414", "#fb8b24", "#9a031e", "#5f0f40", "#f2c14e"])
    .describe("Colours of the cells, by chance."),
  borderColor: hexColor.default("#100c0a").describe("Colour of the lines between cells, and of their glow."),
  cellSize: z.number().min(16).max(600).default(110).describe("Mean width of a cell, in px."),
  border: z.number().min(0).max(60).default(5).describe("Thickness of the lines, in px; 0 for none."),
  irregularity: z
    .number()
    .min(0)
    .max(1)
    .default(0.9)
    .describe("How uneven the cells are: 0 squares that do not move, 1 as by nature."),
  shading: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How much a cell darkens from its middle to its edge: 0 flat, 1 to black."),
  relief: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Lit from the upper left as if each cell were domed: 0 flat, 1 like pebbles."),
  glow: z
    .number()
    .min(0)
    .max(2)
    .default(0)
    .describe("Light of the lines that spills into the cells: 0 none."),
  speed: z.number().min(0).max(5).default(0.6).describe("How fast the cells move; 0 stands still."),
});

export default defineShader({
  id: "voronoi",
  name: "Voronoi cells",
  description: `Cells that push against one another: stained glass, pebbles, skin, a net of light. Use as a lively ground or, large and pale, as a quiet one. Repeats itself after ${VORONOI_LOOP_SECONDS} s at speed 1.`,
  category: "pattern",
  schema: voronoiSettings,
  loopSeconds: loopOf(VORONOI_LOOP_SECONDS),
  presets: [
    { id: "stained-glass", name: "Stained glass", settings: {} },
    {
      id: "neon-net",
      name: "Neon net",
      settings: {
        colors: ["#070a1c", "#0a1030", "#120a2e"],
        borderColor: "#39e6ff",
        cellSize: 140,
        border: 1.5,
        shading: 0.3,
        glow: 1,
        speed: 0.8,
      },
    },
    {
      id: "pebbles",
      name: "Pebbles",
      settings: {
        colors: ["#c9bfae", "#a99c8a", "#8b8378", "#d8d0c2", "#6f6a66"],
        borderColor: "#2a2723",
        cellSize: 70,
        border: 6,
        shading: 0.35,
        relief: 1,
        speed: 0.15,
      },
    },
    {
      id: "pastel",
      name: "Pastel",
      settings: {
        colors: ["#ffd6e0", "#cdeafe", "#fff1c1", "#d9f2d9", "#e6dcfa"],
        borderColor: "#ffffff",
        cellSize: 170,
        border: 10,
        shading: 0,
        speed: 0.4,
      },
    },
    {
      id: "lava",
      name: "Lava",
      settings: {
        colors: ["#1a0f0c", "#24120d", "#120b0a"],
        borderColor: "#ff6a1a",
        cellSize: 95,
        border: 3,
        shading: 0.2,
        relief: 0.7,
        glow: 0.8,
        speed: 0.3,
      },
    },
  ],
});
