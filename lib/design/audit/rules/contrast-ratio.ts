import { type AuditedNode, calledBy } from "../audit-page";
import { contrastOf, isInvisible, laidOver, nearestPassingShade } from "../colour";
import { defineRule } from "../define-rule";
import { withTextColour } from "../text-colour";

/** WCAG 2.2, 1.4.3: least contrast of text, and of large text. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
/** From 18 pt text is large, bold text from 14 pt. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = (14 * 96) / 72;
const BOLD = 700;

/** Text that is hard to read before what is behind it. */
export const contrastRatio = defineRule({
  id: "contrast-ratio",
  name: "Contrast of text",
  description:
    "Text has a contrast of 4.5:1 to what is behind it, and 3:1 from 24 px, or from 18.7 px in bold (WCAG 2.2 AA).",
  severity: "error",
  check: ({ nodes, design }) =>
    nodes.flatMap((node) => {
      if (!node.drawn?.background || textOf(node) === "" || isDisabled(node)) return [];
      const { color, background, fontSizePx, fontWeight } = node.drawn;
      const behind = laidOver(background, "#ffffff");
      const text = behind && !isInvisible(color) ? laidOver(color, behind) : null;
      if (!behind || !text) return [];
      const isLarge = fontSizePx >= LARGE_PX || (fontWeight >= BOLD && fontSizePx >= LARGE_BOLD_PX);
      const least = isLarge ? LEAST_LARGE : LEAST;
      const contrast = contrastOf(text, behind);
      if (contrast >= least) return [];
      const shade = nearestPassingShade(text, behind, least);
      return [
        {
          nodeId: node.record.id,
          message: `${calledBy(node)} has a contrast of ${floor(contrast)}:1 (${text} on ${behind}); ${isLarge ? "large text" : "text"} needs ${least}:1.`,
          fix: `Use text-[${shade}], the nearest shade that passes, or another background.`,
          repair: {
            done: `Made the text of ${calledBy(node)} ${shade} instead of ${text}.`,
            fields: (record) => withTextColour(record, shade, design.meta.theme.mode),
          },
        },
      ];
    }),
});

/** Rounded down, so that 4.499 does not read as if it were enough. */
const floor = (contrast: number) => Math.floor(contrast * 100) / 100;

const textOf = ({ words, record }: AuditedNode): string =>
  record.type === "input" && typeof record.value === "string" ? record.value : words;

/** What cannot be used need not be read (WCAG calls it inactive). */
function isDisabled({ record: { attributes = {} } }: AuditedNode): boolean {
  return "disabled" in attributes || attributes["aria-disabled"] === "true";
}
