import { z } from "zod";
import { assertHolds } from "./add-node";
import { defineTool } from "./define-tool";
import { index, needNode, needRecord, nodeId, parentId } from "./inputs";

/** Puts a node into another parent or place. */
export const moveNode = defineTool({
  kind: "write",
  name: "move_node",
  label: "Move node",
  description:
    "Moves a node with everything in it into another parent, or to another place among its siblings.",
  input: z.strictObject({ nodeId, parentId, index: index.optional() }),
  examples: [{ when: "into the footer, first", input: { nodeId: "n12", parentId: "n40", index: 0 } }],
  run(draft, { nodeId: id, parentId: into, index: at }) {
    needNode(draft, id);
    assertHolds(needRecord(draft, into));
    draft.move(id, into, at);
    return { message: `Moved ${id} into ${into}.`, data: { nodeId: id } };
  },
});
