import { isFields } from "@/lib/poster/document/merge-fields";
import type { PosterState } from "@/lib/poster/schema/state";

const HEX = /^#[0-9a-f]{6}$/;
const MOST = 8;

/** The colours of a poster, those that stand in most places first. */
export function colorsOf(state: PosterState): readonly string[] {
  const counts = new Map<string, number>();
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      const color = value.toLowerCase();
      if (HEX.test(color)) counts.set(color, (counts.get(color) ?? 0) + 1);
    } else if (Array.isArray(value)) value.forEach(look);
    else if (isFields(value)) Object.values(value).forEach(look);
  };
  look([state.canvas, state.layers]);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([color]) => color);
}
