import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { WARP_KINDS } from "./kinds";

/** Settings of warp. */
export const warpSettings = z.looseObject({
  strength: z
    .number()
    .min(-1)
    .max(1)
    .default(0.5)
    .describe(
      "How strongly: 0 changes nothing; a negative bulge pinches, a negative twirl turns counterclockwise.",
    ),
  kind: z
    .enum(WARP_KINDS)
    .default("bulge")
    .describe(
      "bulge: as through a lens; twirl: a whirl, one and a half turns at most; liquid: the whole picture runs.",
    ),
  radius: z
    .number()
    .min(20)
    .max(2000)
    .default(260)
    .describe("How far from its centre a bulge or twirl reaches, and how wide liquid waves are, in px."),
  x: z.number().min(-2).max(2).default(0).describe("Centre: 0 is the middle, 1 the right edge."),
  y: z.number().min(-2).max(2).default(0).describe("Centre: 0 is the middle, 1 the bottom edge."),
  speed: z
    .number()
    .min(0)
    .max(5)
    .default(0)
    .describe(
      "Movement: liquid flows, bulges and twirls swell and ebb; 0 stands still. At 1 it repeats itself every 8 s.",
    ),
});

export default definePostProcess({
  id: "warp",
  name: "Warp",
  description:
    "Bends a part of the picture as a lens or a whirl does, or lets all of it run like wet paint. Use for type that melts, fish-eye views and psychedelia.",
  category: "distort",
  schema: warpSettings,
  neutral: { strength: 0 },
  presets: [
    { id: "fish-eye", name: "Fish-eye", settings: { strength: 0.65, radius: 300 } },
    { id: "pinch", name: "Pinch", settings: { strength: -0.7, radius: 320 } },
    { id: "whirl", name: "Whirl", settings: { kind: "twirl", strength: 0.5, radius: 300 } },
    {
      id: "wet-paint",
      name: "Wet paint",
      settings: { kind: "liquid", strength: 0.45, radius: 220, speed: 0.5 },
    },
  ],
  animated: ({ strength, speed }) => strength !== 0 && speed > 0,
});
