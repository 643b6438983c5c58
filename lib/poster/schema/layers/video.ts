import { z } from "zod";
import { mediaUrl } from "../values";
import { baseLayerShape } from "./base";
import { objectFit, toneShape } from "./media";

/** A video in a box as large as the canvas at 1 × 1. */
export const videoLayer = z.looseObject({
  ...baseLayerShape,
  type: z.literal("video"),
  mediaUrl: mediaUrl.default("").describe("Address of the video."),
  posterUrl: mediaUrl.optional().describe("Picture shown until the video plays, or where it cannot."),
  objectFit,
  loop: z.boolean().default(true).describe("Starts again at its end; otherwise the last frame stays."),
  muted: z.boolean().default(true).describe("Whether sound is off."),
  playbackRate: z.number().min(0.1).max(8).default(1).describe("1 is normal speed."),
  startTime: z.number().min(0).max(86_400).default(0).describe("Second of the video shown at time 0."),
  ...toneShape,
  cornerRadius: z.number().min(0).max(1).default(0).describe("Fraction of the canvas's short side."),
});

/** A video layer with every default filled in. */
export type VideoLayer = z.output<typeof videoLayer>;
