import { z } from "zod";
import { palettes } from "../../../palettes/registry";
import { registryId } from "../../../schema/registry-id";
import { hexColor } from "../../../schema/values";
import { PATTERN_IDS } from "./pattern-ids";

/** Settings that all dithers share, under `effect.dither`. */
export const ditherSettings = z.looseObject({
  pattern: z
    .enum(PATTERN_IDS as [string, ...string[]])
    .optional()
    .describe("Way to dither; that of the effect id when absent."),
  palette: registryId(palettes, "palette ID")
    .default("ink")
    .describe("A palette of /palettes; used when colors is absent."),
  colors: z
    .array(hexColor)
    .min(2)
    .max(16)
    .optional()
    .describe("Own inks, dark to light; they win over palette."),
  pixelation: z.number().min(1).max(16).default(2).describe("Size of a dot, in px."),
  brightness: z
    .number()
    .min(-1)
    .max(1)
    .default(0)
    .describe("Added before dithering: -1 black, 0 unchanged, 1 white."),
  contrast: z.number().min(-1).max(1).default(0).describe("-1 flat grey, 0 unchanged, 1 twice as steep."),
  threshold: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe("Where lighter inks take over: 0 early (light picture), 0.5 neutral, 1 late (dark picture)."),
  mapping: z
    .enum(["nearest", "ramp"])
    .default("nearest")
    .describe(
      "nearest takes the ink that looks most alike (OKLab); ramp lays brightness along the inks in order.",
    ),
  bloom: z
    .looseObject({
      enabled: z.boolean().default(false).describe("Whether bright dots glow."),
      intensity: z.number().min(0).max(2).default(0.5).describe("Strength of the glow."),
      radius: z.number().min(1).max(100).default(12).describe("Reach of the glow, in px."),
    })
    .prefault({})
    .describe("Glow of the printed dots."),
});
