import { z } from "zod";
import { defineNode } from "./define-node";

/** Something to press. */
export const button = defineNode({
  id: "button",
  name: "Button",
  description: "Something to press: with words of its own, or with children such as an icon and a text.",
  fields: z.object({
    variant: z
      .enum(["default", "secondary", "outline", "ghost", "destructive", "link"])
      .optional()
      .describe("A ready-made look from the theme; classes change it further."),
    textContent: z.string().max(2000).default("").describe("The words, where it has no children."),
  }),
  container: true,
  tag: "button",
  tags: ["button"],
});
