import { z } from "zod";
import { hexColor } from "../../schema/values";
import { defineShader } from "../define-shader";
import { loopOf } from "../loop";
import { CHROME_LOOP_SECONDS, MAX_DROPS } from "./limits";

/** Settings of chrome. */
export const chromeSettings = z.looseObject({
  skyColor: hexColor.default("#3f6df2").describe("Colour of the sky that the chrome mirrors, straight up."),
  horizonColor: hexColor.default("#f4f8ff").describe("Colour of the horizon that it mirrors."),
  groundColor: hexColor.default("#1d1626").describe("Colour of the ground that it mirrors."),
  topColor: hexColor.default("#dfe7ff").describe("Colour of the background at the top."),
  bottomColor: hexColor.default("#f7c9e6").describe("Colour of the background at the bottom."),
  count: z.number().int().min(1).max(MAX_DROPS).default(7).describe("Number of drops."),
  size: z.number().min(20).max(400).default(120).describe("Radius of a large drop, in px."),
  melt: z
    .number()
    .min(0)
    .max(1)
    .default(0.6)
    .describe("How far drops reach for one another: 0 they only touch, 1 they run into one."),
  dispersion: z
    .number()
    .min(0)
    .max(1)
    .default(0.3)
    .describe("Fringes of colour at the edges of reflections: 0 none, 1 strong."),
  speed: z.number().min(0).max(5).default(0.6).describe("How fast they move; 0 stands still."),
});

export default defineShader({
  id: "chrome",
  name: "Chrome",
  description: `Drops of polished chrome that float, meet and part, and mirror a sky, a horizon and one another. Use for music, fashion and technology. Repeats itself after ${CHROME_LOOP_SECONDS} s at speed 1.`,
  category: "material",
  schema: chromeSettings,
  loopSeconds: loopOf(CHROME_LOOP_SECONDS),
  presets: [
    { id: "millennium", name: "Millennium", settings: {} },
    {
      id: "studio",
      name: "Studio",
      settings: {
        skyColor: "#5b6068",
        horizonColor: "#ffffff",
        groundColor: "#050506",
        topColor: "#16171b",
        bottomColor: "#050506",
        dispersion: 0.1,
        size: 140,
      },
    },
    {
      id: "sunset",
      name: "Sunset",
      settings: {
        skyColor: "#3a1c71",
        horizonColor: "#ffd28a",
        groundColor: "#5a1030",
        topColor: "#2b1055",
        bottomColor: "#ff7e5f",
        count: 9,
        size: 105,
        melt: 0.8,
      },
    },
    {
      id: "mint",
      name: "Mint",
      settings: {
        skyColor: "#0aa38a",
        horizonColor: "#ffffff",
        groundColor: "#0b3b3a",
        topColor: "#c9f7e5",
        bottomColor: "#eafff8",
        count: 5,
        size: 165,
        melt: 0.4,
        dispersion: 0.6,
      },
    },
  ],
});
