import { z } from "zod";
import { copySubtree } from "./copy-subtree";
import { defineTool } from "./define-tool";
import { needNode, nodeId } from "./inputs";

/** Copies a node. */
export const duplicateNode = defineTool({
  kind: "write",
  name: "duplicate_node",
  label: "Duplicate node",
  description: "Copies a node with everything in it; the copy comes right after it. Answers its nodeId.",
  input: z.strictObject({ nodeId }),
  examples: [{ when: "one more card", input: { nodeId: "n20" } }],
  run(draft, { nodeId: id }) {
    const { parentId } = needNode(draft, id);
    const copy = copySubtree(draft, id, parentId, draft.childrenOf(parentId).indexOf(id) + 1);
    return { message: `Copied ${id}.`, data: { nodeId: copy.id } };
  },
});
