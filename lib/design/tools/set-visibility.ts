import { z } from "zod";
import { counted } from "../../counted";
import { defineTool } from "./define-tool";
import { needNode, nodeIds } from "./inputs";

/** Hides and shows nodes. */
export const setVisibility = defineTool({
  kind: "write",
  name: "set_visibility",
  label: "Show or hide",
  description:
    "Hides nodes, or shows them again. Hidden ones keep their place in the tree and are left out of exports.",
  input: z.strictObject({ nodeIds, visible: z.boolean().describe("True shows them, false hides them.") }),
  examples: [{ when: "a banner that is not wanted now", input: { nodeIds: ["n2"], visible: false } }],
  run(draft, { nodeIds: ids, visible }) {
    for (const id of ids) {
      needNode(draft, id);
      draft.update(id, { visible: visible ? undefined : false });
    }
    return {
      message: `${visible ? "Showed" : "Hid"} ${counted(ids.length, "node")}.`,
      data: { nodeIds: ids },
    };
  },
});
