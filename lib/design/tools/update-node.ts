import type { Draft } from "../document/draft";
import { defineTool } from "./define-tool";
import { needNode, nodeId } from "./inputs";
import { anyNodeFields, fieldsOfType } from "./node-fields";

/** What update_node and batch_update take. */
export const nodeUpdate = anyNodeFields.extend({ nodeId });

/** Changes the given fields of a node, after checking them against its kind. */
export function changeNode(draft: Draft, id: string, given: object): string[] {
  const { type } = needNode(draft, id);
  draft.update(id, fieldsOfType(type, given, true));
  return Object.keys(given);
}

/** Changes one node. */
export const updateNode = defineTool({
  kind: "write",
  name: "update_node",
  label: "Change node",
  description:
    "Changes fields of a node; those that are not given stay. className replaces all classes. For words use textContent, for a picture src and alt.",
  input: nodeUpdate,
  examples: [
    { when: "other words", input: { nodeId: "n7", textContent: "Start for free" } },
    {
      when: "a link",
      input: { nodeId: "n9", link: { type: "url", url: "https://example.com", target: "_blank" } },
    },
  ],
  run(draft, { nodeId: id, ...given }) {
    const keys = changeNode(draft, id, given);
    return { message: `Changed ${keys.join(", ") || "nothing"} of ${id}.`, data: { nodeId: id } };
  },
});
