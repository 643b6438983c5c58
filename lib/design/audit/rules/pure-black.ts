import { calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

const BLACK = /^(?:#000|#000000|#000f|#000000ff|black|rgb\(\s*0[\s,]+0[\s,]+0\s*\))$/i;
const BLACK_CLASS = /^((?:[\w-]+:)*(?:text|bg|border))-(?:black|\[(?:#000|#000000|black)\])$/i;
const COLOUR_PROPERTIES = new Set(["color", "background", "backgroundColor", "background-color"]);

/** So dark that it looks black, without the hardness. */
const NEAR_BLACK = "#0a0a0a";
const NEAR_BLACK_CLASS = "neutral-950";

/** Full black, which looks hard on screens. */
export const pureBlack = defineRule({
  id: "pure-black",
  name: "No pure black",
  description: "Text and grounds are nearly black, like #0a0a0a or the theme's foreground, and not #000000.",
  severity: "info",
  check: ({ nodes }) =>
    nodes.flatMap((node) => {
      const classes = node.classes.filter((name) => BLACK_CLASS.test(name));
      const styles = Object.entries(node.record.style ?? {}).filter(
        ([property, value]) => COLOUR_PROPERTIES.has(property) && BLACK.test(String(value)),
      );
      const { fill } = node.record;
      const isFilled = fill?.type === "solid" && BLACK.test(fill.color);
      const found = [...classes, ...styles.map(([property]) => property), ...(isFilled ? ["fill"] : [])];
      if (found.length === 0) return [];
      return [
        {
          nodeId: node.record.id,
          message: `${calledBy(node)} is pure black (${found.join(", ")}).`,
          fix: `Use ${NEAR_BLACK}, the class ${NEAR_BLACK_CLASS}, or the theme: text-foreground.`,
          repair: {
            done: `Made ${calledBy(node)} ${NEAR_BLACK} instead of pure black.`,
            fields: ({ className, style }) => ({
              ...(classes.length > 0 && className !== undefined
                ? {
                    className: className
                      .split(/\s+/)
                      .map((name) => name.replace(BLACK_CLASS, `$1-${NEAR_BLACK_CLASS}`))
                      .join(" "),
                  }
                : {}),
              // A contrast that was repaired before has another colour by now.
              ...(styles.length > 0
                ? {
                    style: Object.fromEntries(
                      Object.entries(style ?? {}).map(([property, value]) => [
                        property,
                        COLOUR_PROPERTIES.has(property) && BLACK.test(String(value)) ? NEAR_BLACK : value,
                      ]),
                    ),
                  }
                : {}),
              ...(isFilled ? { fill: { type: "solid", color: NEAR_BLACK } } : {}),
            }),
          },
        },
      ];
    }),
});
