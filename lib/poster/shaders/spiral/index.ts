import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { MAX_SPIRAL_COLORS, SPIRAL_KINDS, SPIRAL_LOOP_SECONDS } from "./limits";

/** Settings of spiral. */
export const spiralSettings = z.looseObject({
  colors: z
    .array(hexColor)
    .min(2)
    .max(MAX_SPIRAL_COLORS)
    .default(["#f6efe2", "#17130f"])
    .describe("Colours of the bands of an arm, from one to the next."),
  kind: z
    .enum(SPIRAL_KINDS)
    .default("growing")
    .describe(
      "even: all windings are equally wide (Archimedes); growing: they widen outward, as a shell does.",
    ),
  arms: z.number().int().min(1).max(24).default(4).describe("Arms that start in the middle."),
  pitch: z
    .number()
    .min(10)
    .max(2000)
    .default(240)
    .describe("px from one winding of an arm to its next; where they grow, 270 px from the middle."),
  softness: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("How softly colours meet: 0 hard edges, 1 one smooth gradient."),
  relief: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Lit from the upper left as if each band were a tube: 0 flat, 1 like rope."),
  depth: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("How dark it gets towards the middle, as if it led into a tunnel."),
  wobble: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("How far arms leave their way and sway: 0 exact, 1 as if stirred."),
  x: z
    .number()
    .min(-2)
    .max(2)
    .default(0)
    .describe("The middle of it: 0 is the middle of the poster, 1 the right edge."),
  y: z
    .number()
    .min(-2)
    .max(2)
    .default(0)
    .describe("The middle of it: 0 is the middle of the poster, 1 the bottom edge."),
  speed: z
    .number()
    .min(-5)
    .max(5)
    .default(0.5)
    .describe("Turns: at 1 one in 12 s, clockwise; below 0 the other way; 0 stands still."),
});

export default defineShader({
  id: "spiral",
  name: "Spiral",
  description: `Arms that turn round a point: hypnosis, sweets, a drain, a tunnel. Use where everything should pull to one place. Repeats itself after ${SPIRAL_LOOP_SECONDS} s at speed 1.`,
  category: "pattern",
  schema: spiralSettings,
  loopSeconds: ({ speed }) => loopOf(SPIRAL_LOOP_SECONDS)({ speed: Math.abs(speed) }),
  presets: [
    { id: "hypnosis", name: "Hypnosis", settings: { arms: 6 } },
    {
      id: "candy",
      name: "Candy",
      settings: {
        colors: ["#fff4ee", "#e8344e", "#fff4ee", "#ff9fb2"],
        arms: 5,
        relief: 0.9,
        pitch: 420,
      },
    },
    {
      id: "tunnel",
      name: "Tunnel",
      settings: {
        colors: ["#ff3d81", "#5a1fd1", "#12c2e9", "#1b0b3b"],
        arms: 3,
        pitch: 160,
        softness: 0.55,
        relief: 0.35,
        depth: 0.9,
        speed: 1,
      },
    },
    {
      id: "groove",
      name: "Groove",
      settings: {
        kind: "even",
        arms: 1,
        pitch: 26,
        colors: ["#141414", "#2b2b2b"],
        softness: 0.6,
        relief: 0.8,
      },
    },
    {
      id: "cream",
      name: "Cream",
      settings: {
        colors: ["#f7e3cf", "#d9a679", "#8a5a3c", "#f1d3b3"],
        arms: 2,
        pitch: 300,
        softness: 1,
        wobble: 0.6,
        speed: 0.3,
      },
    },
  ],
});
