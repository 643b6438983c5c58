import { z } from "zod";
import { defineTool } from "./define-tool";
import { maxDepth } from "./get-document";
import { needRecord, nodeId } from "./inputs";
import { readMarkup } from "./read-markup";

/** Reads one node. */
export const getNodeTree = defineTool({
  kind: "read",
  name: "get_node_tree",
  description: "Answers a node or artboard with everything in it, as markup with data-id.",
  input: z.strictObject({ nodeId, maxDepth: maxDepth.optional() }),
  examples: [{ when: "before changing a section", input: { nodeId: "n12" } }],
  run(design, { nodeId: id, ...options }) {
    needRecord(design, id);
    const data = readMarkup(design, id, options);
    const cut = data.truncated ? " It is cut: read its children one by one." : "";
    return { message: `${id}, about ${data.approxTokens} tokens.${cut}`, data: { ...data } };
  },
});
