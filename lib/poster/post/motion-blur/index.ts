import { z } from "zod";
import { definePostProcess } from "../../draw/define-post-process";
import { MOTION_KINDS } from "./kinds";

/** Settings of motion-blur. */
export const motionBlurSettings = z.looseObject({
  distance: z
    .number()
    .min(0)
    .max(400)
    .default(30)
    .describe(
      "How far things move while the shutter is open, in px; for zoom and spin, half a short side away from the centre. 0 changes nothing.",
    ),
  angle: z
    .number()
    .min(-360)
    .max(360)
    .default(0)
    .describe("Degrees clockwise of a straight movement: 0 is level, 90 upright."),
  kind: z
    .enum(MOTION_KINDS)
    .default("straight")
    .describe("straight: a pan; zoom: towards the centre; spin: round the centre."),
  x: z
    .number()
    .min(-2)
    .max(2)
    .default(0)
    .describe("Centre of zoom and spin: 0 is the middle, 1 the right edge."),
  y: z
    .number()
    .min(-2)
    .max(2)
    .default(0)
    .describe("Centre of zoom and spin: 0 is the middle, 1 the bottom edge."),
});

export default definePostProcess({
  id: "motion-blur",
  name: "Motion blur",
  description:
    "The picture moves while it is taken: a pan, a zoom or a spin, with lights that leave bright trails. Use for speed; type under it should be large.",
  category: "film",
  schema: motionBlurSettings,
  neutral: { distance: 0 },
  presets: [
    { id: "pan", name: "Pan", settings: { distance: 24, angle: 0 } },
    { id: "fall", name: "Fall", settings: { distance: 80, angle: 90 } },
    { id: "zoom", name: "Zoom", settings: { kind: "zoom", distance: 32 } },
    { id: "spin", name: "Spin", settings: { kind: "spin", distance: 28 } },
  ],
  animated: false,
});
