import { z } from "zod";
import { defineTool } from "./define-tool";
import { artboardId, needArtboard } from "./inputs";
import { readMarkup } from "./read-markup";

/** Levels of nesting that are shown. */
export const maxDepth = z
  .number()
  .int()
  .min(1)
  .max(200)
  .describe("Levels that are shown; deeper ones are counted.");

/** Reads the design. */
export const getDocument = defineTool({
  kind: "read",
  name: "get_document",
  description:
    "Answers the design as markup with data-id on every node. Cheaper: outline true (one line a node), artboardId, maxDepth. Long answers are cut; cursor gets the rest.",
  input: z.strictObject({
    artboardId: artboardId.optional().describe("Only this artboard."),
    maxDepth: maxDepth.optional(),
    outline: z.boolean().optional().describe("True: one line a node, with id, tag and name."),
    cursor: z.string().max(40).optional().describe("From the answer before, to read on."),
  }),
  examples: [
    { when: "what is there", input: { outline: true } },
    { when: "one page in full", input: { artboardId: "a1" } },
  ],
  run(design, { artboardId: id, ...options }) {
    if (id !== undefined) needArtboard(design, id);
    const data = readMarkup(design, id ?? null, options);
    const empty = design.size === 0 ? " It is empty: begin with create_artboard." : "";
    return {
      message: `"${design.meta.name}", about ${data.approxTokens} tokens.${empty}`,
      data: { ...data },
    };
  },
});
