import { z } from "zod";
import { defineNode } from "./define-node";

/** Something that leads elsewhere. */
export const link = defineNode({
  id: "link",
  name: "Link",
  description: "An anchor around words or other nodes.",
  fields: z.object({
    href: z
      .string()
      .max(4000)
      .optional()
      .describe("Where it leads; the shared field `link`, where given, wins."),
    target: z.enum(["_self", "_blank"]).optional().describe("_blank opens a new tab."),
    textContent: z.string().max(10_000).default("").describe("The words, where it has no children."),
  }),
  container: true,
  tag: "a",
  tags: ["a"],
});
