import { z } from "zod";
import { counted } from "../../counted";
import { OperationError } from "../document/operation-error";
import { sharedNodeFields } from "../schema/records";
import { className } from "../schema/values";
import { defineTool } from "./define-tool";
import { needNode, nodeIds, outermost } from "./inputs";

/** Puts nodes into a frame of their own. */
export const groupNodes = defineTool({
  kind: "write",
  name: "group_nodes",
  label: "Group",
  description:
    "Puts sibling nodes into a new frame, which takes the place of the first. Answers the nodeId of the frame.",
  input: z.strictObject({
    nodeIds,
    name: sharedNodeFields.shape.name,
    className: className.optional().describe("Layout of the frame; a column without it."),
  }),
  examples: [{ when: "two buttons in a row", input: { nodeIds: ["n5", "n6"], className: "flex gap-3" } }],
  run(draft, { nodeIds: given, name, className: classes }) {
    const ids = outermost(draft, given);
    const parents = new Set(ids.map((id) => needNode(draft, id).parentId));
    const [parentId] = parents;
    if (parents.size !== 1 || parentId === undefined) {
      throw new OperationError(
        "not-possible",
        "These nodes have different parents; move_node them together first.",
      );
    }
    const siblings = draft.childrenOf(parentId);
    const members = siblings.filter((id) => ids.includes(id));
    const at = siblings.indexOf(members[0] ?? "");
    const frame = draft.insert(
      { type: "frame", className: classes ?? "flex flex-col", ...(name ? { name } : {}) },
      parentId,
      at,
    );
    for (const id of members) draft.move(id, frame);
    return { message: `Grouped ${counted(members.length, "node")}.`, data: { nodeId: frame } };
  },
});
