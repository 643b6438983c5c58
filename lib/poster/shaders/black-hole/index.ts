import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { BLACK_HOLE_LOOP_SECONDS } from "./limits";

/** Settings of blackHole. */
export const blackHoleSettings = z.looseObject({
  hotColor: hexColor.default("#ffe9c4").describe("Colour of the disc near the hole."),
  coolColor: hexColor.default("#ff6a1a").describe("Colour of the disc at its outer edge."),
  skyColor: hexColor.default("#04050b").describe("Colour of space."),
  size: z.number().min(10).max(400).default(66).describe("Radius of the hole's shadow, in px."),
  discSize: z
    .number()
    .min(1.5)
    .max(6)
    .default(4.2)
    .describe("Outer radius of the disc in radii of the shadow."),
  inclination: z
    .number()
    .min(0)
    .max(90)
    .default(80)
    .describe("Degrees between the view and the disc's axis: 0 from above, 90 from the edge."),
  roll: z.number().min(-360).max(360).default(-18).describe("Degrees clockwise that all of it is turned."),
  beaming: z
    .number()
    .min(0)
    .max(1)
    .default(0.55)
    .describe("How much brighter the side is that comes towards you: 0 alike, 1 as physics has it."),
  turbulence: z.number().min(0).max(1).default(0.75).describe("Streaks in the disc: 0 even, 1 torn."),
  glow: z.number().min(0).max(2).default(0.8).describe("Light around the disc: 0 none, 2 a haze."),
  stars: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("Stars behind it, bent round the hole: 0 none, 1 many."),
  x: z
    .number()
    .min(-2)
    .max(2)
    .default(0)
    .describe("The hole: 0 is the middle of the poster, 1 the right edge."),
  y: z
    .number()
    .min(-2)
    .max(2)
    .default(0)
    .describe("The hole: 0 is the middle of the poster, 1 the bottom edge."),
  speed: z.number().min(0).max(5).default(1).describe("How fast the disc turns; 0 stands still."),
});

export default defineShader({
  id: "blackHole",
  name: "Black hole",
  description: `A black hole with its disc of glowing gas. Light takes the paths that gravity gives it: the far side of the disc shows above and below the shadow. Use for science, space and large silences. Repeats itself after ${BLACK_HOLE_LOOP_SECONDS} s at speed 1.`,
  category: "space",
  schema: blackHoleSettings,
  loopSeconds: loopOf(BLACK_HOLE_LOOP_SECONDS),
  presets: [
    { id: "gargantua", name: "Gargantua", settings: {} },
    {
      id: "quasar",
      name: "Quasar",
      settings: {
        hotColor: "#eaf4ff",
        coolColor: "#2f6bff",
        skyColor: "#02030c",
        size: 56,
        discSize: 5.5,
        inclination: 72,
        roll: 24,
        beaming: 1,
        glow: 1.4,
      },
    },
    {
      id: "from-above",
      name: "From above",
      settings: {
        hotColor: "#fff0d8",
        coolColor: "#d1263f",
        inclination: 22,
        roll: 0,
        size: 62,
        discSize: 5,
        beaming: 0.5,
        turbulence: 1,
      },
    },
    {
      id: "ghost",
      name: "Ghost",
      settings: {
        hotColor: "#ffffff",
        coolColor: "#8a7dff",
        skyColor: "#0a0714",
        inclination: 87,
        roll: 90,
        size: 92,
        discSize: 3.2,
        beaming: 0.25,
        turbulence: 0.4,
        stars: 0.2,
        glow: 1.2,
      },
    },
  ],
});
