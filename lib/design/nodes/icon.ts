import { z } from "zod";
import { ICON_LIBRARIES } from "@/lib/icons/icon-libraries";
import { defineNode } from "./define-node";

/** A drawing from an icon library. */
export const icon = defineNode({
  id: "icon",
  name: "Icon",
  description:
    "An icon by its name; it takes the colour of the text around it. In markup: <ArrowRightIcon />.",
  fields: z.object({
    iconName: z.string().min(1).max(100).describe("Name in its library, like arrow-right; see search_icons."),
    iconLibrary: z.enum(ICON_LIBRARIES).optional().describe("Looked for in all when absent."),
    iconWeight: z
      .string()
      .max(20)
      .optional()
      .describe("A variant that the library has, like bold, fill, outline."),
  }),
  container: false,
  tag: "svg",
  tags: [],
});
