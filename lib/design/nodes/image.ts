import { z } from "zod";
import { defineNode } from "./define-node";

/** A picture. */
export const image = defineNode({
  id: "image",
  name: "Image",
  description: "A picture from an address. Give it a size by its classes, and words that stand for it.",
  fields: z.object({
    src: z
      .string()
      .max(2_000_000)
      .default("")
      .describe("Address of the picture: http, https, a path, or data:image/…"),
    alt: z.string().max(2000).optional().describe("What it shows, in words; empty for decoration."),
    objectFit: z
      .enum(["cover", "contain", "fill", "none", "scale-down"])
      .optional()
      .describe("How it fits its box."),
  }),
  container: false,
  tag: "img",
  tags: ["img"],
});
