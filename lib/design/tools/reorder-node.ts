import { z } from "zod";
import { defineTool } from "./define-tool";
import { needRecord, nodeId } from "./inputs";

/** Moves a node among its siblings. */
export const reorderNode = defineTool({
  kind: "write",
  name: "reorder_node",
  label: "Reorder node",
  description:
    "Moves a node or artboard among its siblings. Later ones are drawn over earlier ones, and stand below or right.",
  input: z.strictObject({
    nodeId,
    position: z
      .enum(["front", "back", "forward", "backward"])
      .describe("front: last. back: first. forward, backward: one place."),
  }),
  examples: [{ when: "one place up", input: { nodeId: "n6", position: "backward" } }],
  run(draft, { nodeId: id, position }) {
    const { parentId } = needRecord(draft, id);
    const siblings = draft.childrenOf(parentId);
    const at = siblings.indexOf(id);
    const last = siblings.length - 1;
    const to = { front: last, back: 0, forward: Math.min(last, at + 1), backward: Math.max(0, at - 1) }[
      position
    ];
    if (to !== at) draft.move(id, parentId, to);
    return { message: `${id} is number ${to + 1} of ${siblings.length}.`, data: { nodeId: id, index: to } };
  },
});
