import { z } from "zod";
import { textAnimation } from "../../text-animations/schema";
import { hexColor, text } from "../values";
import { baseLayerShape } from "./base";

const weightNames = ["normal", "medium", "semibold", "bold"] as const;
const weightNumbers = ["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;

/** A text layer. Lengths in px of the reference canvas, whose short side is 540 px. */
export const textLayer = z.looseObject({
  ...baseLayerShape,
  type: z.literal("text"),
  textType: z
    .enum(["point", "frame"])
    .default("point")
    .describe("point: as wide as its lines; frame: wraps at frameWidthPx."),
  content: text.default("").describe("The text; line breaks are kept."),
  fontFamily: z
    .string()
    .max(200)
    .default("DM Sans")
    .describe("A family of /fonts; unknown ones fall back to DM Sans."),
  fontSize: z.number().min(1).max(2000).default(48).describe("px on the 540 px reference canvas."),
  fontWeight: z
    .union([z.enum([...weightNames, ...weightNumbers]), z.number().min(100).max(900)], {
      error: "must be normal, medium, semibold, bold or 100 to 900",
    })
    .default("normal")
    .describe("normal, medium, semibold, bold, or 100 to 900 as number or string."),
  fontStyle: z.enum(["normal", "italic"]).default("normal").describe("Upright or italic."),
  letterSpacing: z
    .number()
    .min(-200)
    .max(1000)
    .default(0)
    .describe("Extra px between letters; may be negative."),
  lineHeight: z.number().min(0.1).max(10).default(1.2).describe("Multiple of fontSize."),
  color: hexColor.default("#ffffff").describe("Text colour."),
  textAlign: z
    .enum(["left", "center", "right"])
    .default("center")
    .describe("Alignment of lines within the text's box."),
  verticalAlign: z
    .enum(["top", "middle", "bottom"])
    .default("middle")
    .describe("Alignment within a frame that is taller than its text."),
  frameWidthPx: z
    .number()
    .min(1)
    .max(20_000)
    .optional()
    .describe("Width of the frame in px; the canvas width when absent."),
  frameHeightPx: z
    .number()
    .min(1)
    .max(20_000)
    .optional()
    .describe("Height of the frame in px; used with autoSize none."),
  autoSize: z
    .enum(["none", "height", "widthAndHeight"])
    .default("height")
    .describe("What follows the text: nothing (it is cut off at the frame), the height, or both."),
  animation: textAnimation.optional().describe("How the letters move."),
});

/** A text layer with every default filled in. */
export type TextLayer = z.output<typeof textLayer>;
