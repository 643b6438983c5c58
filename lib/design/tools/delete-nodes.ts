import { z } from "zod";
import { askToEmpty } from "./ask-to-empty";
import { defineTool } from "./define-tool";
import { needRecord, nodeIds, outermost } from "./inputs";

/** Removes nodes. */
export const deleteNodes = defineTool({
  kind: "write",
  name: "delete_nodes",
  label: "Delete",
  description: "Removes nodes with everything in them. undo brings them back.",
  input: z.strictObject({ nodeIds }),
  examples: [{ when: "a section", input: { nodeIds: ["n30"] } }],
  consent: (design, { nodeIds: given }) => askToEmpty(design, given),
  run(draft, { nodeIds: given }) {
    const ids = outermost(draft, given);
    const before = draft.size;
    for (const id of ids) {
      needRecord(draft, id);
      draft.remove(id);
    }
    return {
      message: `Removed ${before - draft.size} nodes.`,
      data: { nodeIds: ids, removed: before - draft.size },
    };
  },
});
