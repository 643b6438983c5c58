import { z } from "zod";
import { taggedUnion } from "./tagged-union";
import { finite, hexColor, unit } from "./values";

const stop = z
  .looseObject({
    color: hexColor.describe("Colour of the stop."),
    opacity: unit.default(1).describe("0 transparent to 1 opaque."),
    position: unit.describe("Where along the gradient: 0 start, 1 end."),
  })
  .describe("One colour of a gradient.");

const stops = z.array(stop).min(1).max(32).describe("Colours along the gradient, in any order.");

const solidFill = z.looseObject({
  type: z.literal("solid"),
  color: hexColor.default("#000000").describe("Fill colour."),
  opacity: unit.default(1).describe("0 transparent to 1 opaque."),
});

const linearFill = z.looseObject({
  type: z.literal("linear"),
  angle: z
    .number()
    .min(-3600)
    .max(3600)
    .default(180)
    .describe("Degrees as in CSS: 0 runs to the top, 90 to the right, 180 to the bottom."),
  stops,
});

const radialFill = z.looseObject({
  type: z.literal("radial"),
  center: z
    .looseObject({ x: finite.default(0.5), y: finite.default(0.5) })
    .prefault({})
    .describe("Centre as fractions of the filled box: 0.5, 0.5 is its middle."),
  radius: z
    .number()
    .min(0)
    .max(10)
    .default(0.5)
    .describe("Radius as a fraction of the longer side of the filled box."),
  stops,
});

const noFill = z.looseObject({ type: z.literal("none") });

/** How a background is painted. */
export const backgroundFill = taggedUnion(
  "type",
  [solidFill, linearFill, radialFill],
  z.looseObject({ type: z.enum(["solid", "linear", "radial"]) }),
);

/** How a shape is painted. */
export const shapeFill = taggedUnion(
  "type",
  [solidFill, linearFill, radialFill, noFill],
  z.looseObject({ type: z.enum(["solid", "linear", "radial", "none"]) }),
);

/** A fill with every default filled in. */
export type Fill = z.output<typeof shapeFill>;

/** One gradient colour with every default filled in. */
export type GradientStop = z.output<typeof stop>;
