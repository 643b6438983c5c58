import { z } from "zod";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";
import { needNode, nodeId } from "./inputs";

/** Makes a node reusable. */
export const createComponent = defineTool({
  kind: "write",
  name: "create_component",
  label: "Create component",
  description:
    "Makes a node the master of a component: it stays where it is, and add_node with type component, role instance and masterId shows it elsewhere, with overrides by node id.",
  input: z.strictObject({
    nodeId,
    name: z.string().trim().min(1).max(200).describe("Name of the component."),
  }),
  examples: [{ when: "a card that comes often", input: { nodeId: "n20", name: "Plan card" } }],
  run(draft, { nodeId: id, name }) {
    const node = needNode(draft, id);
    if (node.type === "component")
      throw new OperationError(
        "not-possible",
        `${id} is a component already (${node.name ?? "without a name"}).`,
        { id },
      );
    const at = draft.childrenOf(node.parentId).indexOf(id);
    const master = draft.insert({ type: "component", role: "master", name }, node.parentId, at);
    draft.move(id, master);
    return { message: `"${name}" is a component.`, data: { nodeId: master, masterId: master } };
  },
});
