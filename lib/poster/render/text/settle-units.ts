import { createCanvas2d } from "../raster/canvas-2d";
import type { TypeSetter } from "./measure";
import { SET_SIZE_PX } from "./measure";
import type { Direction } from "./paragraphs";
import { splitUnits, type TextUnit } from "./units";

/** Size of the trial drawing; a line too long for the canvas is tried smaller. */
const TRIAL_SIZE_PX = 48;
const TRIAL_MAX_WIDTH_PX = 8000;
/** Coverage, of 255, that differs only where a shape is another one, not where an edge falls a part of a pixel aside. */
const DIFFERENCE = 150;
const MAX_TRIALS = 8;

/**
 * The units of a line, with those joined that cannot stand apart: ligatures, and letters that take another shape
 * beside a neighbour. Found by drawing the line in one and in units and comparing, whatever the font does inside.
 */
export function settleUnits(line: string, direction: Direction, setter: TypeSetter): TextUnit[] {
  const apart = splitUnits(line, direction, setter.advance);
  if (apart.length < 2) return apart;
  const { width, ink } = setter.measure(line, direction);
  const left = Math.min(0, ink.left);
  const right = Math.max(width, ink.right);
  const top = ink.top;
  const scale = Math.min(TRIAL_SIZE_PX / SET_SIZE_PX, TRIAL_MAX_WIDTH_PX / (right - left));
  const context = createCanvas2d(
    Math.ceil((right - left) * scale) + 2,
    Math.ceil((ink.bottom - top) * scale) + 2,
  );
  const draw = (parts: readonly Pick<TextUnit, "text" | "x" | "direction">[]) => {
    const { width: widthPx, height: heightPx } = context.canvas;
    context.resetTransform();
    context.clearRect(0, 0, widthPx, heightPx);
    context.setTransform(scale, 0, 0, scale, 1 - left * scale, 1 - top * scale);
    setter.prepare(context);
    for (const part of parts) {
      context.direction = part.direction;
      context.fillText(part.text, part.x, 0);
    }
    return context.getImageData(0, 0, widthPx, heightPx).data;
  };
  const whole = draw([{ text: line, x: 0, direction }]);
  const joints = new Set<number>();
  let units = apart;
  for (let trial = 0; trial < MAX_TRIALS; trial += 1) {
    const columns = differingColumns(whole, draw(units), context.canvas.width);
    if (columns.length === 0) return units;
    const known = joints.size;
    addJoints(
      joints,
      units,
      columns.map((column) => (column - 1) / scale + left),
    );
    if (joints.size === known) break;
    units = splitUnits(line, direction, setter.advance, joints);
  }
  // Handwriting that varies its letters from word to word never settles: there letters move in their plain form.
  return apart;
}

function differingColumns(a: Uint8ClampedArray, b: Uint8ClampedArray, widthPx: number): number[] {
  const columns = new Set<number>();
  for (let alpha = 3; alpha < a.length; alpha += 4) {
    if (Math.abs((a[alpha] ?? 0) - (b[alpha] ?? 0)) > DIFFERENCE) columns.add(((alpha - 3) / 4) % widthPx);
  }
  return [...columns].sort((x, y) => x - y);
}

/** Joins, at each of some places, the two neighbours in reading order whose common edge is nearest. */
function addJoints(joints: Set<number>, units: readonly TextUnit[], places: readonly number[]): void {
  const edges = units.slice(1).flatMap((unit, index) => {
    const before = units[index];
    const touches =
      before && before.direction === unit.direction && before.order + before.text.length === unit.order;
    return touches ? [{ order: unit.order, x: unit.direction === "ltr" ? unit.x : unit.x + unit.width }] : [];
  });
  for (const place of places) {
    const nearest = edges.reduce<(typeof edges)[number] | undefined>(
      (best, edge) => (!best || Math.abs(edge.x - place) < Math.abs(best.x - place) ? edge : best),
      undefined,
    );
    if (nearest && Math.abs(nearest.x - place) < SET_SIZE_PX) joints.add(nearest.order);
  }
}
