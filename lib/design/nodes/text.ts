import { z } from "zod";
import { defineNode } from "./define-node";

/** Words. */
export const text = defineNode({
  id: "text",
  name: "Text",
  description: "Words: headings, paragraphs, labels, quotes, and inline pieces of them.",
  fields: z.object({
    textContent: z.string().max(100_000).default("").describe("The words. Line breaks are kept."),
  }),
  // Inline pieces (strong, a, br) are its children; a text has words of its own or children, not both.
  container: true,
  tag: "p",
  tags: [
    ...[
      "p",
      "h1",
      "h2",
      "h3",
      "h4",
      "h5",
      "h6",
      "span",
      "strong",
      "em",
      "b",
      "i",
      "u",
      "s",
      "small",
      "mark",
      "code",
    ],
    ...[
      "pre",
      "kbd",
      "samp",
      "var",
      "sub",
      "sup",
      "time",
      "abbr",
      "cite",
      "q",
      "blockquote",
      "label",
      "legend",
      "br",
    ],
    ...["del", "ins", "dfn", "data", "output", "bdi", "bdo", "wbr"],
  ],
});
