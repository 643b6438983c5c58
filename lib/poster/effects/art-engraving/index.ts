import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { inkFields } from "../families/art/settings";
import { ENGRAVING_LINES } from "./lines";

/** Settings of the engraving, under `effect.engraving`. */
export const engravingSettings = z.looseObject({
  spacing: z
    .number()
    .min(2.5)
    .max(24)
    .default(5)
    .describe(
      "Distance from line to line, in px: 2.5 as fine as a banknote, 24 seen from across the street.",
    ),
  angle: z
    .number()
    .min(0)
    .max(180)
    .default(20)
    .describe("Degrees clockwise from level that the lines run at; rings ignore it."),
  lines: z
    .enum(ENGRAVING_LINES)
    .default("straight")
    .describe("What the lines are before the form bends them: straight, waves, or rings around the middle."),
  relief: z
    .number()
    .min(0)
    .max(1)
    .default(0.7)
    .describe("How far light and shade bend the lines over the form: 0 flat, 1 sculpted."),
  crossing: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("How much of the shadow a second set of lines draws, across the first: 0 none."),
  ...inkFields("#1c2b24", "#f3efe2"),
});

export default defineEffect({
  id: "art-engraving",
  name: "Engraving",
  description:
    "Draws the picture in swelling lines that bend over its forms, as banknotes and old bookplates do. Use for portraits, products and anything that should look precious or official.",
  category: "art",
  settingsType: "engraving",
  schema: engravingSettings,
  presets: [
    { id: "bookplate", name: "Bookplate", settings: { spacing: 5, angle: 20 } },
    {
      id: "banknote",
      name: "Banknote",
      settings: { spacing: 3.5, lines: "waves", relief: 1, ink: "#1f4a3d", paper: "#eef0de" },
    },
    {
      id: "medal",
      name: "Medal",
      settings: { spacing: 6, lines: "rings", crossing: 0, ink: "#5a2412", paper: "#f5e9d6" },
    },
    {
      id: "silver-on-night",
      name: "Silver on night",
      settings: { spacing: 4.5, angle: 160, ink: "#dfe6ee", paper: "#0e1420", crossing: 0.2 },
    },
  ],
  animated: false,
});
