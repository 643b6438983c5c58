import { z } from "zod";
import { counted } from "../../counted";
import { defineTool } from "./define-tool";
import { changeNode, nodeUpdate } from "./update-node";

/** Changes many nodes at once. */
export const batchUpdate = defineTool({
  kind: "write",
  name: "batch_update",
  label: "Change nodes",
  description: "Changes several nodes as one step: all of it, or nothing when one of them cannot be changed.",
  input: z.strictObject({
    updates: z.array(nodeUpdate).min(1).max(1000).describe("What update_node takes, one each."),
  }),
  examples: [
    {
      when: "two prices",
      input: {
        updates: [
          { nodeId: "n5", textContent: "€9" },
          { nodeId: "n8", textContent: "€29" },
        ],
      },
    },
  ],
  run(draft, { updates }) {
    for (const { nodeId, ...given } of updates) changeNode(draft, nodeId, given);
    return {
      message: `Changed ${counted(updates.length, "node")}.`,
      data: { nodeIds: updates.map(({ nodeId }) => nodeId) },
    };
  },
});
