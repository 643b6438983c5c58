import { z } from "zod";
import { defineEffect } from "../../draw/define-effect";
import { seedField } from "../families/glitch/settings";

/** Settings of the broken digital stream, under `effect.glitchDigital`. */
export const glitchDigitalSettings = z.looseObject({
  amount: z
    .number()
    .min(0)
    .max(1)
    .default(0.25)
    .describe("How much of the picture is broken: 0 nothing, 1 nearly all."),
  blockSize: z.number().min(4).max(80).default(16).describe("Side of a block of the codec, in px."),
  shift: z
    .number()
    .min(0)
    .max(300)
    .default(70)
    .describe("How far rows slip sideways and blocks are copied from, in px."),
  color: z
    .number()
    .min(0)
    .max(1)
    .default(0.4)
    .describe("How often colour is broken too: wrong tints and flipped bits; 0 never."),
  rate: z.number().min(0).max(30).default(6).describe("New faults a second; 0 stands still."),
  seed: seedField,
});

export default defineEffect({
  id: "glitch-digital",
  name: "Digital glitch",
  description:
    "Breaks the picture as a damaged video stream does: displaced and flat blocks, slipped rows, smeared slices, wrong tints and flipped bits. Use for technology, games, electronic music and anything that should look hacked.",
  category: "glitch",
  settingsType: "glitchDigital",
  schema: glitchDigitalSettings,
  presets: [
    { id: "packet-loss", name: "Packet loss", settings: {} },
    {
      id: "big-blocks",
      name: "Big blocks",
      settings: { amount: 0.45, blockSize: 44, shift: 180, color: 0.25, rate: 4 },
    },
    {
      id: "bit-rot",
      name: "Bit rot",
      settings: { amount: 0.5, blockSize: 8, shift: 30, color: 1, rate: 10 },
    },
    {
      id: "breakdown",
      name: "Breakdown",
      settings: { amount: 0.9, blockSize: 20, shift: 240, color: 0.7, rate: 12 },
    },
    { id: "still", name: "Still", settings: { amount: 0.4, blockSize: 24, shift: 110, rate: 0 } },
  ],
  animated: ({ amount, rate }) => amount > 0 && rate > 0,
});
