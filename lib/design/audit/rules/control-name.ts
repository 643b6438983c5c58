import { type AuditedNode, calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

/** Controls that have no name for whoever does not see them. */
export const controlName = defineRule({
  id: "control-name",
  name: "Controls have names",
  description: "Buttons, links and fields have words, a label, or an aria-label; an icon alone is none.",
  severity: "error",
  check: ({ nodes }) => {
    const labelled = new Set(
      nodes.flatMap(({ tag, record }) =>
        tag === "label" ? [record.attributes?.for ?? record.attributes?.htmlFor] : [],
      ),
    );
    return nodes.flatMap((node) => {
      const { type, id, elementId } = node.record;
      if (type !== "button" && type !== "link" && type !== "input") return [];
      if (hasWords(node) || (elementId !== undefined && labelled.has(elementId)) || isInLabel(node))
        return [];
      return [
        {
          nodeId: id,
          message: `The ${type} ${calledBy(node)} has no words and no label.`,
          fix:
            type === "input"
              ? 'Give it a label, like label "E-mail".'
              : 'Give it words, or attributes {"aria-label": "Open menu"}.',
        },
      ];
    });
  },
});

/** Whether a node, or something in it, can be read out. */
function hasWords(node: AuditedNode): boolean {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { words, record } = next;
    const { attributes = {}, alt, label } = record;
    if (
      words ||
      alt ||
      label ||
      attributes["aria-label"] ||
      attributes["aria-labelledby"] ||
      attributes.title
    )
      return true;
    waiting.push(...next.children);
  }
  return false;
}

function isInLabel({ parent }: AuditedNode): boolean {
  for (let above = parent; above; above = above.parent) if (above.tag === "label") return true;
  return false;
}
