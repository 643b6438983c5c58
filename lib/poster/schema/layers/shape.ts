import { z } from "zod";
import { shapeFill } from "../fill";
import { finite, hexColor, unit } from "../values";
import { baseLayerShape } from "./base";

/** The five kinds of shape; each is accepted as a layer type too. */
export const SHAPE_KINDS = ["rectangle", "ellipse", "polygon", "star", "line"] as const;

/** One of {@link SHAPE_KINDS}. */
export type ShapeKind = (typeof SHAPE_KINDS)[number];

const shapeStyle = z
  .looseObject({
    fill: shapeFill
      .default({ type: "solid", color: "#ffffff", opacity: 1 })
      .describe("How the inside is painted."),
    strokeColor: hexColor.default("#000000").describe("Outline colour."),
    strokeWidth: z
      .number()
      .min(0)
      .max(1000)
      .default(0)
      .describe("Outline width in px, centred on the edge; 0 draws none."),
    strokeOpacity: unit.default(1).describe("Outline opacity."),
    strokeCap: z.enum(["butt", "round", "square"]).default("butt").describe("Ends of lines and dashes."),
    strokeJoin: z.enum(["miter", "round", "bevel"]).default("miter").describe("Corners of the outline."),
    strokeDash: z
      .array(z.number().min(0).max(10_000))
      .max(16)
      .default([])
      .describe("Lengths of dashes and gaps in px; empty is solid."),
  })
  .meta({ id: "ShapeStyle" });

/** A vector shape. Its size is its own: fractions of the canvas, scaled by the transform. */
export const shapeLayer = z.looseObject({
  ...baseLayerShape,
  type: z.literal("shape"),
  shape: z.enum(SHAPE_KINDS).default("rectangle").describe("Which shape."),
  shapeWidth: z.number().min(0).max(10).default(0.4).describe("Width as a fraction of the canvas width."),
  shapeHeight: z.number().min(0).max(10).default(0.4).describe("Height as a fraction of the canvas height."),
  cornerRadius: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe("Rectangle: fraction of the canvas's short side."),
  radiusX: z
    .number()
    .min(0)
    .max(10)
    .optional()
    .describe("Ellipse: half width as a fraction of the canvas width; shapeWidth / 2 when absent."),
  radiusY: z
    .number()
    .min(0)
    .max(10)
    .optional()
    .describe("Ellipse: half height as a fraction of the canvas height; shapeHeight / 2 when absent."),
  sides: z.int().min(3).max(64).default(6).describe("Polygon: number of sides."),
  points: z.int().min(3).max(64).default(5).describe("Star: number of points."),
  innerRadius: unit.default(0.5).describe("Star: inner radius as a fraction of the outer."),
  x1: finite.default(-0.5).describe("Line start, in the scale of transform.x."),
  y1: finite.default(0).describe("Line start, in the scale of transform.y."),
  x2: finite.default(0.5).describe("Line end, in the scale of transform.x."),
  y2: finite.default(0).describe("Line end, in the scale of transform.y."),
  style: shapeStyle.prefault({}).describe("Fill and outline."),
});

/** A shape layer with every default filled in. */
export type ShapeLayer = z.output<typeof shapeLayer>;
