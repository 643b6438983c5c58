import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { PARTICLES_LOOP_SECONDS } from "./limits";

/** Settings of particles. */
export const particlesSettings = z.looseObject({
  colors: z
    .array(hexColor)
    .min(1)
    .max(6)
    .default(["#ffd9a0", "#ff9e6b", "#ffe9d0", "#e86a8f"])
    .describe("Colours of the particles."),
  topColor: hexColor.default("#0b0714").describe("Colour of the ground at the top."),
  bottomColor: hexColor.default("#2b1230").describe("Colour of the ground at the bottom."),
  count: z.number().int().min(1).max(1500).default(110).describe("Particles in and just around the poster."),
  size: z.number().min(0.5).max(120).default(14).describe("Diameter of a particle that is in focus, in px."),
  blur: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe("Depth of field: 0 all are in focus, 1 near and far ones are wide discs."),
  crispness: z
    .number()
    .min(0)
    .max(1)
    .default(0.9)
    .describe("Edge of a particle: 0 a soft glow, 1 a disc with a rim."),
  brightness: z
    .number()
    .min(0)
    .max(4)
    .default(1)
    .describe("Light of a particle: 1 as its colour, more runs into white."),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .default(-80)
    .describe("Degrees clockwise that they move in: 0 to the right, 90 falling, -90 rising."),
  speed: z
    .number()
    .min(0)
    .max(10)
    .default(0.5)
    .describe(
      "How fast they move: at 1 they cross the poster in 8 to 24 s, near ones faster; 0 stands still.",
    ),
  turbulence: z.number().min(0).max(300).default(30).describe("How far they are blown off their way, in px."),
  twinkle: z.number().min(0).max(1).default(0.4).describe("How much they twinkle: 0 steady, 1 they go out."),
  streak: z
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe("Length of the streak behind a particle, in px; 0 for dots."),
  glow: z.number().min(0).max(2).default(0.5).describe("Light around the particles: 0 none, 2 a haze."),
});

export default defineShader({
  id: "particles",
  name: "Particles",
  description: `Points of light that drift at different depths: bokeh, dust, snow, embers, rain. Use behind text that needs an atmosphere and no shapes. Repeats itself after ${PARTICLES_LOOP_SECONDS} s at speed 1.`,
  category: "particles",
  schema: particlesSettings,
  loopSeconds: loopOf(PARTICLES_LOOP_SECONDS),
  presets: [
    { id: "bokeh", name: "Bokeh", settings: { size: 26, count: 90, blur: 0.8 } },
    {
      id: "snow",
      name: "Snow",
      settings: {
        colors: ["#ffffff", "#dbe9ff"],
        topColor: "#0d1b33",
        bottomColor: "#3a5680",
        count: 420,
        size: 7,
        blur: 0.75,
        crispness: 0,
        brightness: 1.6,
        angle: 100,
        speed: 1.6,
        turbulence: 26,
        twinkle: 0,
        glow: 0.3,
      },
    },
    {
      id: "embers",
      name: "Embers",
      settings: {
        colors: ["#ff7a2e", "#ffb347", "#ff4d2e"],
        topColor: "#050202",
        bottomColor: "#3a0f06",
        count: 260,
        size: 5,
        blur: 0.5,
        crispness: 0.1,
        brightness: 4,
        angle: -86,
        speed: 2,
        turbulence: 70,
        twinkle: 0.8,
        glow: 1.4,
      },
    },
    {
      id: "dust",
      name: "Dust in light",
      settings: {
        colors: ["#fff3d6"],
        topColor: "#8a6a42",
        bottomColor: "#120d0a",
        count: 500,
        size: 5,
        blur: 0.75,
        crispness: 0.2,
        brightness: 1.5,
        angle: 20,
        speed: 0.25,
        turbulence: 60,
        twinkle: 0.7,
        glow: 1,
      },
    },
    {
      id: "neon-rain",
      name: "Neon rain",
      settings: {
        colors: ["#3ad6ff", "#ff3ea5", "#8a5bff"],
        topColor: "#05060f",
        bottomColor: "#1a0b2e",
        count: 240,
        size: 3,
        blur: 0.35,
        crispness: 0,
        brightness: 2.4,
        angle: 98,
        speed: 7,
        turbulence: 0,
        twinkle: 0.3,
        streak: 90,
        glow: 1.2,
      },
    },
  ],
});
