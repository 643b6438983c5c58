import { type AuditedNode, calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

/** Sections in a row that are built alike before it is said. */
const MOST_ALIKE = 2;
const DEPTH = 3;
/** Smaller things are lines, not sections. */
const LEAST_NODES = 4;

/** Classes that say how things stand. */
const LAYOUT_CLASS =
  /^(?:flex|grid|flex-(?:row|col)(?:-reverse)?|grid-cols-.+|columns-.+|items-.+|text-(?:left|center|right))$/;

/** Sections that are built alike, one after the other. */
export const repeatedLayout = defineRule({
  id: "repeated-layout",
  name: "Sections differ",
  description:
    "No three sections in a row have the same layout; a page of one repeated layout looks made by a machine.",
  severity: "info",
  check({ roots }) {
    const sections = sectionsOf(roots).filter((section) => countOf(section) >= LEAST_NODES);
    let alike = 1;
    return sections.flatMap((section, at) => {
      const before = sections[at - 1];
      alike = before && shapeOf(before) === shapeOf(section) ? alike + 1 : 1;
      if (alike <= MOST_ALIKE) return [];
      return [
        {
          nodeId: section.record.id,
          message: `${calledBy(section)} is the ${alike === 3 ? "third" : `${alike}th`} section in a row with the same layout.`,
          fix: "Build it otherwise: words beside a picture, a wide quote, a list with numbers, cards of different sizes.",
        },
      ];
    });
  },
});

/** The sections of a page: what stands on it, or in its one main. */
function sectionsOf(roots: readonly AuditedNode[]): readonly AuditedNode[] {
  let level = roots;
  for (;;) {
    const [only, ...others] = level.filter(
      ({ tag }) => tag !== "header" && tag !== "footer" && tag !== "nav",
    );
    if (!only || others.length > 0 || only.children.length < MOST_ALIKE + 1) return level;
    level = only.children;
  }
}

function countOf({ children }: AuditedNode): number {
  return children.reduce((count, child) => count + 1 + child.children.length, 1);
}

/** How a node is built, to a few levels: kinds and layouts. A series of the same counts as one. */
function shapeOf({ record, classes, children }: AuditedNode, depth = DEPTH): string {
  const own = [record.type, ...classes.filter((name) => LAYOUT_CLASS.test(name)).sort()].join(".");
  if (depth === 0 || children.length === 0) return own;
  const inside = children.map((child) => shapeOf(child, depth - 1));
  return `${own}(${inside.filter((shape, at) => shape !== inside[at - 1]).join(" ")})`;
}
