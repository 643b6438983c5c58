import { type AuditedNode, calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

/** WCAG 2.2, 2.5.8: least side of something to press. */
const LEAST_PX = 24;
/** WCAG 2.5.5 and the makers of phones: least side for a finger. */
const LEAST_FINGER_PX = 44;
/** Artboards up to this width are held in a hand. */
const HANDHELD_PX = 820;

/** Things to press that are too small for it. */
export const touchTarget = defineRule({
  id: "touch-target",
  name: "Size of what is pressed",
  description:
    "Buttons, links and fields are at least 24 px wide and high, and 44 px on artboards of phones and tablets.",
  severity: "warning",
  check: ({ nodes, artboard }) => {
    const least = artboard.width <= HANDHELD_PX ? LEAST_FINGER_PX : LEAST_PX;
    return nodes.flatMap((node) => {
      if (!node.drawn || !isPressed(node) || isInText(node)) return [];
      const { width, height } = node.drawn.box;
      // What has no size is not there to press; half a pixel is for rounding.
      if (width === 0 || height === 0 || Math.min(width, height) > least - 0.5) return [];
      const sides = [
        ...(height < least ? [`min-h-[${least}px]`] : []),
        ...(width < least ? [`min-w-[${least}px]`] : []),
      ];
      return [
        {
          nodeId: node.record.id,
          message: `${calledBy(node)} is ${Math.round(width)} × ${Math.round(height)} px; it is pressed, and needs ${least} × ${least}.`,
          fix: `Add "${sides.join(" ")}", or more padding.`,
        },
      ];
    });
  },
});

const isPressed = ({ record }: AuditedNode) =>
  record.type === "button" || record.type === "link" || record.type === "input" || Boolean(record.link);

/** Links in running text are as high as its lines, which WCAG allows. */
const isInText = ({ record, drawn, parent }: AuditedNode) =>
  parent?.record.type === "text" ||
  (record.type === "link" && drawn?.display === "inline" && (parent?.words ?? "") !== "");
