import { calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

/** Pictures without words that stand for them. */
export const missingAlt = defineRule({
  id: "missing-alt",
  name: "Pictures have words",
  description: "A picture says in alt what it shows; one that is decoration says so with an empty alt.",
  severity: "error",
  check: ({ nodes }) =>
    nodes.flatMap((node) => {
      const { type, alt, attributes, id } = node.record;
      if (type !== "image" || alt !== undefined) return [];
      if (
        attributes?.["aria-label"] ||
        attributes?.["aria-hidden"] === "true" ||
        attributes?.role === "presentation"
      )
        return [];
      return [
        {
          nodeId: id,
          message: `The picture ${calledBy(node)} has no alt: who does not see it does not know of it.`,
          fix: 'Say what it shows, like alt "Two people at a workbench"; give "" where it is decoration.',
        },
      ];
    }),
});
