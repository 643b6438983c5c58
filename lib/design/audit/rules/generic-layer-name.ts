import { makeNames } from "../../jsx/name-nodes";
import { readRecordTree } from "../../jsx/record-tree";
import { calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

const GENERIC =
  /^(?:new |my )?(?:artboard|box|button|card|col|column|component|container|content|div|element|frame|group|heading|icon|image|img|input|item|layer|link|node|page|paragraph|picture|rectangle|row|section|shader|shape|span|text|title|untitled|video|view|wrapper)(?: ?[-_#]?(?:copy|\d+))*$/i;

/** A name that tells nothing. */
export const genericLayerName = defineRule({
  id: "generic-layer-name",
  name: "Layers have names",
  description:
    "Layers are called after what they are for, so that people find them: not Frame 12, div or Group copy.",
  severity: "info",
  check({ design, artboard, nodes }) {
    const made = new Map<string | null, string>();
    for (const [node, name] of makeNames(readRecordTree(design, artboard.id))) made.set(node.id, name);
    return nodes.flatMap((node) => {
      const { id, name } = node.record;
      const better = made.get(id) ?? "";
      // Without a name of its own a layer is shown under the one that is made.
      if (name === undefined || !GENERIC.test(name.trim()) || base(name) === base(better)) return [];
      return [
        {
          nodeId: id,
          message: `The name ${calledBy(node)} says nothing about what it is.`,
          fix: `Call it after its purpose, like "${better}".`,
          repair: {
            done: `Called ${calledBy(node)} "${better}".`,
            fields: () => ({ name: better }),
          },
        },
      ];
    });
  },
});

/** Without its number: what came later changes how many there are. */
const base = (name: string) => name.trim().replace(/ \d+$/, "");
