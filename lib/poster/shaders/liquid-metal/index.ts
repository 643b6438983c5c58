import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { METAL_LOOP_SECONDS } from "./limits";

/** Settings of liquidMetal. */
export const liquidMetalSettings = z.looseObject({
  color: hexColor
    .default("#d9dde3")
    .describe("Colour of the metal where it faces you; gold is #ffc65c, copper #f0895a."),
  lightColor: hexColor.default("#ffffff").describe("Colour of the lamps that it mirrors."),
  shadowColor: hexColor.default("#07080c").describe("Colour of the dark room that it mirrors."),
  scale: z.number().min(40).max(1200).default(300).describe("Width of a fold, in px."),
  depth: z.number().min(0).max(1).default(0.6).describe("Height of the folds: 0 nearly flat, 1 steep."),
  roughness: z
    .number()
    .min(0)
    .max(1)
    .default(0.15)
    .describe("Polish: 0 a mirror with hard reflections, 1 satin."),
  iridescence: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Colours of a thin film, as on oil or heated steel: 0 none, 1 strong."),
  speed: z.number().min(0).max(5).default(0.6).describe("How fast it flows; 0 stands still."),
});

export default defineShader({
  id: "liquidMetal",
  name: "Liquid metal",
  description: `A sheet of molten metal that flows and mirrors a studio: mercury, gold, copper, oil. Use behind large type; dark ones carry white text well. Repeats itself after ${METAL_LOOP_SECONDS} s at speed 1.`,
  category: "material",
  schema: liquidMetalSettings,
  loopSeconds: loopOf(METAL_LOOP_SECONDS),
  presets: [
    { id: "mercury", name: "Mercury", settings: {} },
    {
      id: "gold",
      name: "Molten gold",
      settings: {
        color: "#ffb638",
        lightColor: "#fff3d6",
        shadowColor: "#1c0a02",
        scale: 360,
        depth: 0.5,
        roughness: 0.3,
      },
    },
    {
      id: "oil",
      name: "Oil",
      settings: {
        color: "#4a4c58",
        shadowColor: "#020206",
        iridescence: 0.9,
        scale: 420,
        depth: 0.7,
        roughness: 0.35,
        speed: 0.4,
      },
    },
    {
      id: "rose",
      name: "Rose copper",
      settings: {
        color: "#f2a48c",
        lightColor: "#ffe9e2",
        shadowColor: "#2a0d12",
        scale: 220,
        depth: 0.45,
        roughness: 0.5,
      },
    },
    {
      id: "heated-steel",
      name: "Heated steel",
      settings: {
        color: "#b9c4d6",
        shadowColor: "#0a0f1e",
        iridescence: 0.55,
        scale: 520,
        depth: 0.8,
        roughness: 0.2,
      },
    },
  ],
});
