import { calledBy } from "../audit-page";
import { defineRule } from "../define-rule";

const GRID_PX = 4;
/** Up to here, in between is for hairlines and optical corrections. */
const FREE_BELOW_PX = 4;

const SPACING_CLASS = /(?:^|:)-?(?:[pm][xytrblse]?|gap(?:-[xy])?|space-[xy])-\[(\d+(?:\.\d+)?)(px|rem)\]$/;
const SPACING_PROPERTY = /^(?:padding|margin|gap|rowGap|columnGap|row-gap|column-gap)/;
const REM_PX = 16;

const isOff = (lengthPx: number) => Math.abs(lengthPx) >= FREE_BELOW_PX && Math.abs(lengthPx) % GRID_PX !== 0;
/** Tailwind's step of the nearest length on the grid; at least one. */
const stepOf = (lengthPx: number) => Math.max(1, Math.round(Math.abs(lengthPx) / GRID_PX));

/** Paddings, margins and gaps off the grid. */
export const spacingGrid = defineRule({
  id: "spacing-grid",
  name: "Spacing on a grid",
  description: "Paddings, margins and gaps are multiples of 4 px, so that things line up.",
  severity: "info",
  check: ({ nodes }) =>
    nodes.flatMap((node) => {
      const classes = node.classes.flatMap((name) => {
        const [, length, unit] = SPACING_CLASS.exec(name) ?? [];
        const lengthPx = Number(length) * (unit === "rem" ? REM_PX : 1);
        return length !== undefined && isOff(lengthPx)
          ? [{ name, better: name.replace(/\[.*$/, String(stepOf(lengthPx))) }]
          : [];
      });
      const styles = Object.entries(node.record.style ?? {}).flatMap(([property, value]) => {
        const [, length] = /^(-?\d+(?:\.\d+)?)(?:px)?$/.exec(String(value)) ?? [];
        return SPACING_PROPERTY.test(property) && length !== undefined && isOff(Number(length))
          ? [{ property, value, betterPx: Math.sign(Number(length)) * stepOf(Number(length)) * GRID_PX }]
          : [];
      });
      if (classes.length + styles.length === 0) return [];
      const found = [
        ...classes.map(({ name }) => name),
        ...styles.map(({ property, value }) => `${property}: ${value}`),
      ];
      const better = [
        ...classes.map((item) => item.better),
        ...styles.map(({ property, betterPx }) => `${property}: ${betterPx}px`),
      ].join(", ");
      const replaced = new Map(classes.map((item) => [item.name, item.better]));
      return [
        {
          nodeId: node.record.id,
          message: `${calledBy(node)} has ${found.join(", ")}, which is off the grid of ${GRID_PX} px.`,
          fix: `Use ${better}.`,
          repair: {
            done: `Moved the spacing of ${calledBy(node)} to the grid: ${better}.`,
            fields: ({ className, style }) => ({
              ...(classes.length > 0 && className !== undefined
                ? {
                    className: className
                      .split(/\s+/)
                      .map((name) => replaced.get(name) ?? name)
                      .join(" "),
                  }
                : {}),
              ...(styles.length > 0
                ? {
                    style: {
                      ...style,
                      ...Object.fromEntries(
                        styles.map(({ property, betterPx }) => [property, `${betterPx}px`]),
                      ),
                    },
                  }
                : {}),
            }),
          },
        },
      ];
    }),
});
