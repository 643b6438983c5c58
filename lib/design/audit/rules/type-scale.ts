import { type AuditedNode, calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

/** More sizes than these on one page are no scale. */
const MOST_SIZES = 8;
/** Sizes nearer than this look like a mistake. */
const LEAST_RATIO = 1.06;

const round = (sizePx: number) => Math.round(sizePx * 100) / 100;

/** Sizes of text that are too many, or nearly alike. */
export const typeScale = defineRule({
  id: "type-scale",
  name: "One scale of sizes",
  description: `A page has at most ${MOST_SIZES} sizes of text, and no two that are nearly alike.`,
  severity: "warning",
  check({ artboard, nodes }) {
    const bySize = new Map<number, AuditedNode[]>();
    for (const node of nodes) {
      if (!node.drawn || node.words === "") continue;
      const sizePx = round(node.drawn.fontSizePx);
      const known = bySize.get(sizePx);
      if (known) known.push(node);
      else bySize.set(sizePx, [node]);
    }
    const sizes = [...bySize.keys()].sort((a, b) => a - b);
    const tooMany =
      sizes.length > MOST_SIZES
        ? [
            {
              nodeId: artboard.id,
              message: `"${artboard.name}" has ${sizes.length} sizes of text: ${sizes.join(", ")} px.`,
              fix: `Keep ${MOST_SIZES} at most, such as text-sm, text-base, text-xl, text-3xl and text-5xl.`,
            },
          ]
        : [];
    const nearlyAlike = sizes.slice(1).flatMap((larger, at) => {
      const smaller = sizes[at] ?? 0;
      if (smaller === 0 || larger / smaller >= LEAST_RATIO) return [];
      const [few = [], keptPx = 0] =
        count(bySize, larger) < count(bySize, smaller)
          ? [bySize.get(larger), smaller]
          : [bySize.get(smaller), larger];
      return few.slice(0, 1).map((node) => ({
        nodeId: node.record.id,
        message: `${calledBy(node)} has text of ${keptPx === smaller ? larger : smaller} px; others on the page have ${keptPx} px, which is nearly the same.`,
        fix: `Give it ${keptPx} px too: text-[${keptPx}px], or the class that the others have.`,
      }));
    });
    return [...tooMany, ...nearlyAlike];
  },
});

const count = (bySize: ReadonlyMap<number, readonly AuditedNode[]>, sizePx: number) =>
  bySize.get(sizePx)?.length ?? 0;
