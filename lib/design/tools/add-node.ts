import { OperationError } from "../document/operation-error";
import { nodeTypes } from "../nodes/registry";
import type { NodeRecord } from "../schema/records";
import { defineTool } from "./define-tool";
import { index, needRecord, parentId } from "./inputs";
import { anyNodeFields, fieldsOfType, nodeType } from "./node-fields";

/** Makes one node. */
export const addNode = defineTool({
  kind: "write",
  name: "add_node",
  label: "Add node",
  description:
    "Makes one node and answers its nodeId. For anything with more than one or two nodes use add_section, which takes markup.",
  input: anyNodeFields.extend({ parentId, type: nodeType, index: index.optional() }),
  examples: [
    {
      when: "a heading",
      input: { parentId: "a1", type: "text", tag: "h1", textContent: "Hello", className: "text-6xl" },
    },
    {
      when: "an icon",
      input: { parentId: "n4", type: "icon", iconName: "arrow-right", className: "size-5" },
    },
  ],
  run(draft, { parentId: into, type, index: at, ...given }) {
    assertHolds(needRecord(draft, into));
    const fields = fieldsOfType(type, given, false);
    const id = draft.insert({ ...fields, type } as unknown as NodeRecord, into, at);
    return { message: `Added a ${type}.`, data: { nodeId: id } };
  },
});

/** @throws OperationError for a record whose kind has no children. */
export function assertHolds(parent: { readonly id: string; readonly type: string }): void {
  if (parent.type === "artboard" || nodeTypes.get(parent.type)?.container) return;
  throw new OperationError(
    "not-possible",
    `"${parent.id}" is a ${parent.type}, which has no children; use its parent.`,
    {
      id: parent.id,
    },
  );
}
