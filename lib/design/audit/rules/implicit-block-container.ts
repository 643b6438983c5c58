import { type AuditedNode, calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

/** Boxes whose layout HTML itself decides, or that hold running text. */
const OWN_LAYOUT = new Set(
  "table thead tbody tfoot tr td th caption colgroup col ul ol dl details summary picture fieldset figure form hr".split(
    " ",
  ),
);

/** Classes by which somebody has said how children stand. */
const LAYOUT =
  /^(?:inline-)?(?:flex|grid|block)$|^(?:contents|hidden|table.*|columns-.+|prose.*|space-[xy]-.+|flow-root)$/;
const OUT_OF_FLOW = new Set(["absolute", "fixed", "hidden", "sr-only"]);
/** Classes by which a child says where it stands in a block, which a column would change. */
const PLACED =
  /^-?(?:m[xtbylrse]?|float|clear|w|size|max-w|h|inline|self|justify-self|grow|shrink|basis|order|flex-(?:\d+|auto|none|initial|\[.*))(?:-|$)/;
const BLOCK_TEXTS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre"]);

const withoutVariant = (name: string) => name.slice(name.lastIndexOf(":") + 1);
const hasLayout = ({ classes, record }: AuditedNode) =>
  classes.some((name) => LAYOUT.test(withoutVariant(name))) || record.style?.display !== undefined;
const inFlow = ({ classes, record }: AuditedNode) =>
  !classes.some((name) => OUT_OF_FLOW.has(name)) &&
  record.style?.position !== "absolute" &&
  record.style?.position !== "fixed";

/** A box with several things in it that nobody has laid out. */
export const implicitBlockContainer = defineRule({
  id: "implicit-block-container",
  name: "Containers say their layout",
  description:
    "A box with two or more children says how they stand: flex or grid, and a gap. Otherwise they stick together.",
  severity: "warning",
  check: ({ nodes }) =>
    nodes.flatMap((node) => {
      const { record, tag, drawn } = node;
      const children = node.children.filter(inFlow);
      if (record.type !== "frame" || children.length < 2 || OWN_LAYOUT.has(tag) || hasLayout(node)) return [];
      if (drawn && drawn.display !== "block") return [];
      return [
        {
          nodeId: record.id,
          message: `${calledBy(node)} has ${children.length} children and no layout of its own.`,
          fix: 'Add "flex flex-col gap-4" for a column, "flex gap-4" for a row, or "grid grid-cols-3 gap-6".',
          ...(children.every(stacksAlike)
            ? {
                repair: {
                  done: `Made ${calledBy(node)} a column, as it looked.`,
                  fields: ({ className = "" }) => ({ className: `${className} flex flex-col`.trim() }),
                },
              }
            : {}),
        },
      ];
    }),
});

/** Whether a child stands in a column as it does in a block: it takes the whole width, one below the other. */
function stacksAlike({ record, tag, classes, drawn }: AuditedNode): boolean {
  if (record.style !== undefined || (drawn && !/^(?:block|flex|grid)$/.test(drawn.display))) return false;
  if (classes.some((name) => PLACED.test(withoutVariant(name)))) return false;
  return (
    (record.type === "frame" && !OWN_LAYOUT.has(tag)) || (record.type === "text" && BLOCK_TEXTS.has(tag))
  );
}
