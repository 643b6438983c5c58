import { z } from "zod";
import { counted } from "../../counted";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";
import { needNode, nodeId } from "./inputs";

/** Puts a frame's children in its place. */
export const ungroupNode = defineTool({
  kind: "write",
  name: "ungroup_node",
  label: "Ungroup",
  description: "Removes a frame and puts its children in its place. Classes of the frame go with it.",
  input: z.strictObject({ nodeId }),
  examples: [{ when: "a wrapper that does nothing", input: { nodeId: "n11" } }],
  run(draft, { nodeId: id }) {
    const { parentId } = needNode(draft, id);
    const children = [...draft.childrenOf(id)];
    if (children.length === 0)
      throw new OperationError("not-possible", `${id} has no children to take out.`, { id });
    const at = draft.childrenOf(parentId).indexOf(id);
    for (const [offset, child] of children.entries()) draft.move(child, parentId, at + offset);
    draft.remove(id);
    return { message: `Took ${counted(children.length, "node")} out of ${id}.`, data: { nodeIds: children } };
  },
});
