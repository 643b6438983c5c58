import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { inkFields } from "../families/art/settings";

/** Settings of the stippling, under `effect.stipple`. */
export const stippleSettings = z.looseObject({
  dotSize: z
    .number()
    .min(1.5)
    .max(24)
    .default(2.4)
    .describe("Diameter of a dot, in px: 1.5 a technical pen, 24 a brush."),
  variation: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("How far dots differ in size: 0 all alike, 1 by hand."),
  ...inkFields("#16161c", "#f7f3e9"),
});

export default defineEffect({
  id: "art-stipple",
  name: "Stipple",
  description:
    "Draws the picture in round dots, more of them where it is darker, evenly scattered and in no grid, as scientific illustration and pen portraits do. Use for portraits, plants, objects and soft shading.",
  category: "art",
  settingsType: "stipple",
  schema: stippleSettings,
  presets: [
    { id: "pen", name: "Pen", settings: { dotSize: 2.4 } },
    {
      id: "bold",
      name: "Bold dots",
      settings: { dotSize: 6, variation: 0.2, ink: "#c22f1d", paper: "#fff3dc", contrast: 0.2 },
    },
    {
      id: "star-map",
      name: "Star map",
      settings: { dotSize: 2.6, variation: 1, ink: "#f4ecd2", paper: "#101a36", brightness: -0.1 },
    },
    {
      id: "sand",
      name: "Sand",
      settings: { dotSize: 1.8, variation: 0.8, ink: "#6d3b1f", paper: "#f0dfc2" },
    },
  ],
  animated: false,
});
