import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { SHELL_KINDS } from "./kinds";
import { ROUND_SHELLS } from "./limits";

/** Settings of fireworks. */
export const fireworksSettings = z.looseObject({
  colors: z
    .array(hexColor)
    .min(1)
    .max(8)
    .default(["#ff4d4d", "#ffb52e", "#46e0c8", "#5b8cff", "#d65bff"])
    .describe("Colours of the sparks."),
  skyColor: hexColor.default("#04050f").describe("Colour of the sky at the top."),
  horizonColor: hexColor.default("#1a1433").describe("Colour of the sky at the bottom."),
  kinds: z
    .array(z.enum(SHELL_KINDS))
    .min(1)
    .max(6)
    .default(["peony", "chrysanthemum", "willow", "ring"])
    .describe(
      "What is fired, by chance: peony is a ball, chrysanthemum has trails, willow hangs down, palm has thick arms, ring is a circle, crackle ends in flashes.",
    ),
  rate: z.number().min(0.2).max(4).default(1.8).describe("Shells that burst each second."),
  size: z.number().min(20).max(400).default(165).describe("Radius of a burst, in px."),
  gravity: z.number().min(0).max(3).default(1).describe("How fast sparks fall: 0 they float, 1 as on earth."),
  trail: z
    .number()
    .min(0)
    .max(2)
    .default(1)
    .describe("Length of the trails: 0 none, 1 usual, 2 twice as long."),
  glow: z.number().min(0).max(2).default(0.8).describe("Light around the sparks: 0 none, 2 a haze."),
  waterline: z
    .number()
    .min(0)
    .max(0.5)
    .default(0)
    .describe(
      "Height of water at the bottom that mirrors the show, as a fraction of the poster; 0 for none.",
    ),
});

export default defineShader({
  id: "fireworks",
  name: "Fireworks",
  description: `Shells rise, burst and fall, with gravity and air that brakes. Use for festivals and anything to celebrate. Repeats itself after ${ROUND_SHELLS} shells.`,
  category: "particles",
  schema: fireworksSettings,
  loopSeconds: ({ rate }) => ROUND_SHELLS / rate,
  presets: [
    { id: "festival", name: "Festival", settings: {} },
    {
      id: "gold-rain",
      name: "Gold rain",
      settings: {
        colors: ["#ffb347", "#ffd98a", "#ff9a3c"],
        kinds: ["willow"],
        skyColor: "#050308",
        horizonColor: "#2a1508",
        rate: 1.1,
        size: 190,
        gravity: 1.3,
      },
    },
    {
      id: "harbour",
      name: "Harbour",
      settings: {
        colors: ["#ff5d8f", "#7fd8ff", "#fff1c9", "#8f7bff"],
        kinds: ["chrysanthemum", "peony", "palm"],
        skyColor: "#020617",
        horizonColor: "#1d2b55",
        waterline: 0.3,
        size: 140,
        rate: 2.2,
      },
    },
    {
      id: "silver-rings",
      name: "Silver rings",
      settings: {
        colors: ["#dfe9ff", "#9fb8ff", "#ffffff"],
        kinds: ["ring", "crackle", "ring"],
        skyColor: "#0a0a12",
        horizonColor: "#14141f",
        gravity: 0.6,
        rate: 2,
        glow: 1.2,
      },
    },
  ],
});
