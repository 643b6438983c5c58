import { z } from "zod";
import { baseLayerShape } from "./base";

/** A group's own fields; `children` are added where layers are put together. */
export const groupShape = {
  ...baseLayerShape,
  type: z.literal("group"),
  expanded: z.boolean().default(true).describe("Whether the layers panel shows its children."),
  baseWidth: z
    .number()
    .min(0)
    .max(10)
    .default(1)
    .describe("Width of the group's box as a fraction of the canvas width."),
  baseHeight: z
    .number()
    .min(0)
    .max(10)
    .default(1)
    .describe("Height of the group's box as a fraction of the canvas height."),
  layoutMode: z
    .enum(["none", "row", "column"])
    .default("none")
    .describe("none places children by their own x and y; row and column lay them out one after another."),
  gap: z.number().min(-2000).max(10_000).default(0).describe("px between children of a row or column."),
  padding: z.number().min(0).max(10_000).default(0).describe("px between the group's edge and its children."),
  justifyContent: z
    .enum(["start", "center", "end", "space-between", "space-around"])
    .default("start")
    .describe("Along the row or column."),
  alignItems: z
    .enum(["start", "center", "end", "stretch"])
    .default("center")
    .describe("Across the row or column."),
  widthMode: z
    .enum(["hug", "fixed"])
    .default("fixed")
    .describe("fixed: baseWidth; hug: as wide as its children."),
  heightMode: z
    .enum(["hug", "fixed"])
    .default("fixed")
    .describe("fixed: baseHeight; hug: as high as its children."),
};
