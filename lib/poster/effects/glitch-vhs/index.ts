import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { seedField } from "../families/glitch/settings";

/** Settings of the video tape, under `effect.vhs`. */
export const vhsSettings = z.looseObject({
  bleed: z.number().min(0).max(40).default(8).describe("How far colour runs out to the right, in px."),
  softness: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("Loss of sharpness: 0 as it is, 1 a copy of a copy with ringing edges."),
  jitter: z.number().min(0).max(20).default(1.5).describe("How far lines tremble sideways, in px."),
  tracking: z
    .number()
    .min(0)
    .max(1)
    .default(0.35)
    .describe("Strength of the noise band that wanders up the picture: 0 none."),
  noise: z
    .number()
    .min(0)
    .max(1)
    .default(0.35)
    .describe("Snow, stains of colour and white dropouts: 0 none."),
  headSwitching: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("The torn, slanting lines at the bottom edge: 0 none, 1 high and wild."),
  seed: seedField,
});

export default defineEffect({
  id: "glitch-vhs",
  name: "Video tape",
  description:
    "Plays the picture from a worn VHS tape: running colours, trembling lines, a tracking band, dropouts. Use for nostalgia, horror, music of the eighties and anything found on a cassette.",
  category: "glitch",
  settingsType: "vhs",
  schema: vhsSettings,
  presets: [
    { id: "home-video", name: "Home video", settings: {} },
    {
      id: "clean-deck",
      name: "Clean deck",
      settings: { bleed: 5, softness: 0.25, jitter: 0.5, tracking: 0, noise: 0.12, headSwitching: 0.2 },
    },
    {
      id: "third-copy",
      name: "Third copy",
      settings: { bleed: 20, softness: 1, jitter: 2.5, tracking: 0.15, noise: 0.55, headSwitching: 0.6 },
    },
    {
      id: "bad-tracking",
      name: "Bad tracking",
      settings: { bleed: 12, softness: 0.5, jitter: 5, tracking: 1, noise: 0.7, headSwitching: 1 },
    },
  ],
  animated: true,
});
