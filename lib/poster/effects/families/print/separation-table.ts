import { toLinear } from "@/lib/color";
import type { Light } from "./press";

/** Colours per axis of a separation table, even in sRGB. */
export const TABLE_NODES = 13;

/** How much of up to four inks each colour of a grid is printed with, as the bytes of a picture. */
export interface SeparationTable {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Works out a separation for a grid of colours; programs look up between its nodes, see `SEPARATION_GLSL`. Slices of equal
 * blue lie side by side, red runs to the right in each, green downward.
 * @param separate linear light → shares of up to four inks, 0 to 1.
 */
export function separationTable(separate: (color: Light) => readonly number[]): SeparationTable {
  const widthPx = TABLE_NODES * TABLE_NODES;
  const bytes = new Uint8Array(widthPx * TABLE_NODES * 4);
  const light = Array.from({ length: TABLE_NODES }, (_, node) => toLinear(node / (TABLE_NODES - 1)));
  light.forEach((blue, slice) => {
    light.forEach((green, row) => {
      light.forEach((red, column) => {
        const at = (row * widthPx + slice * TABLE_NODES + column) * 4;
        separate([red, green, blue])
          .slice(0, 4)
          .forEach((share, ink) => {
            bytes[at + ink] = Math.round(255 * share);
          });
      });
    });
  });
  return { bytes, widthPx, heightPx: TABLE_NODES };
}

/** How many tables are kept. */
const KEPT = 8;
const kept = new Map<string, SeparationTable>();

/** The table of that name, made when it was not asked for lately. */
export function keptTable(name: string, make: () => SeparationTable): SeparationTable {
  const table = kept.get(name) ?? make();
  kept.delete(name);
  kept.set(name, table);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return table;
}
