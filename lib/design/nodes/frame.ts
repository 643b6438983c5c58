import { z } from "zod";
import { defineNode } from "./define-node";

/** A box that holds others: every block element of HTML. */
export const frame = defineNode({
  id: "frame",
  name: "Frame",
  description:
    "A box that holds other nodes: section, div, header, ul, table and every other element with children.",
  fields: z.object({}),
  container: true,
  tag: "div",
  tags: [
    ...[
      "div",
      "section",
      "header",
      "footer",
      "main",
      "nav",
      "aside",
      "article",
      "figure",
      "figcaption",
      "form",
    ],
    ...[
      "fieldset",
      "details",
      "summary",
      "ul",
      "ol",
      "li",
      "dl",
      "dt",
      "dd",
      "table",
      "thead",
      "tbody",
      "tfoot",
    ],
    ...[
      "tr",
      "td",
      "th",
      "caption",
      "colgroup",
      "col",
      "hr",
      "address",
      "hgroup",
      "search",
      "dialog",
      "picture",
    ],
  ],
});
