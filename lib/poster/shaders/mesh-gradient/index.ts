import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { MAX_MESH_COLORS, MESH_LOOP_SECONDS } from "./limits";

/** Settings of meshGradient. */
export const meshGradientSettings = z.looseObject({
  colors: z
    .array(hexColor)
    .min(2)
    .max(MAX_MESH_COLORS)
    .default(["#1b1035", "#5b2a86", "#f26b6b", "#ffd6a5"])
    .describe("Colours that float into one another; the first covers the most."),
  speed: z.number().min(0).max(5).default(0.5).describe("How fast the colours drift; 0 stands still."),
  softness: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe("How softly colours meet: 0 nearly hard edges, 1 one broad mist."),
  warp: z.number().min(0).max(1).default(0.35).describe("How far the colours are drawn out of round."),
  scale: z
    .number()
    .min(0.2)
    .max(4)
    .default(1)
    .describe("Size of the fields of colour; 2 shows twice as large ones."),
  grain: z
    .number()
    .min(0)
    .max(1)
    .default(0.08)
    .describe("Fine grain over it, as on printed paper; 0 is smooth."),
});

export default defineShader({
  id: "meshGradient",
  name: "Mesh gradient",
  description: `Fields of colour that drift and melt into one another. Use as a quiet, rich ground for text. Repeats itself after ${MESH_LOOP_SECONDS} s at speed 1.`,
  category: "gradient",
  schema: meshGradientSettings,
  loopSeconds: loopOf(MESH_LOOP_SECONDS),
  presets: [
    { id: "dusk", name: "Dusk", settings: { colors: ["#1b1035", "#5b2a86", "#f26b6b", "#ffd6a5"] } },
    {
      id: "lagoon",
      name: "Lagoon",
      settings: { colors: ["#03263f", "#0b6e7f", "#2ec4b6", "#cbf3f0"], softness: 0.8, speed: 0.3 },
    },
    {
      id: "acid",
      name: "Acid",
      settings: {
        colors: ["#0b0b0f", "#c6ff00", "#00e5ff", "#ff2bd6"],
        softness: 0.35,
        warp: 0.8,
        speed: 0.9,
      },
    },
    {
      id: "paper",
      name: "Paper",
      settings: { colors: ["#f3ede2", "#e5d3bd", "#f7c8b4", "#cfd8d2"], grain: 0.2, softness: 0.9 },
    },
  ],
});
