import { z } from "zod";
import { replaceMarkup } from "../jsx/insert-markup";
import { jsx } from "./add-section";
import { defineTool } from "./define-tool";
import { nodeId } from "./inputs";

/** Writes a node anew. */
export const replaceSection = defineTool({
  kind: "write",
  name: "replace_section",
  label: "Replace section",
  description:
    "Puts markup in the place of a node. Nodes that the markup names by data-id keep their ids; the others inside it go. Read the node with get_node_tree first, change its markup, and send it back.",
  input: z.strictObject({ nodeId, jsx }),
  examples: [
    {
      when: "other words in a card",
      input: { nodeId: "n20", jsx: '<div data-id="n20" className="p-6"><h3>Pro</h3></div>' },
    },
  ],
  run(draft, { nodeId: id, jsx: source }) {
    const { nodeIds, outline, warnings } = replaceMarkup(draft, id, source);
    return {
      message: `Replaced ${id}.`,
      data: { nodeIds, outline, ...(warnings.length > 0 ? { warnings } : {}) },
    };
  },
});
