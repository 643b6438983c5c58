import type { TextLayer } from "../../schema/layers/text";
import type { TextMotion } from "../../text-animations/motion";
import { drawUnit } from "./draw-unit";
import type { TextLayout } from "./layout";
import { createTypeSetter, SET_SIZE_PX, type TypeSetter } from "./measure";
import { settleUnits } from "./settle-units";
import type { TextUnit } from "./units";

/** The units of each line of a layout that is animated; they do not change with time. */
const unitsByLayout = new WeakMap<TextLayout, readonly (readonly TextUnit[])[]>();

/**
 * Draws a text layer at a moment. The context's transform maps the layer's box, in reference px from its top left
 * corner, to the canvas; it is left as it was. Still text is one drawing call per line; moving text stands, at rest,
 * where the still one does.
 */
export function drawText(
  context: CanvasRenderingContext2D,
  layer: TextLayer,
  layout: TextLayout,
  timeSeconds: number,
  seed: number,
): void {
  const setter = createTypeSetter(layer);
  const { motion } = layout;
  const scale = layout.fontSizePx / SET_SIZE_PX;
  context.save();
  if (layout.clipsToFrame) {
    context.beginPath();
    context.rect(0, 0, layout.widthPx, layout.heightPx);
    context.clip();
  }
  context.scale(scale, scale);
  setter.prepare(context);
  context.fillStyle = layer.color;
  if (motion)
    drawMoving(context, layout, setter, layer.color, (index, count) =>
      motion(index, count, timeSeconds, seed),
    );
  else drawStill(context, layout);
  context.restore();
}

function drawStill(context: CanvasRenderingContext2D, layout: TextLayout): void {
  const unit = SET_SIZE_PX / layout.fontSizePx;
  for (const line of layout.lines) {
    if (line.text === "") continue;
    context.direction = line.direction;
    context.fillText(line.text, line.xPx * unit, line.baselinePx * unit);
  }
}

function drawMoving(
  context: CanvasRenderingContext2D,
  layout: TextLayout,
  setter: TypeSetter,
  color: string,
  motion: (index: number, count: number) => ReturnType<TextMotion>,
): void {
  const unit = SET_SIZE_PX / layout.fontSizePx;
  const lines = unitsOf(layout, setter);
  const count = lines.reduce((sum, units) => sum + units.length, 0);
  let index = 0;
  for (const [lineIndex, units] of lines.entries()) {
    const line = layout.lines[lineIndex];
    if (!line) continue;
    const x = line.xPx * unit;
    for (const part of units) {
      drawUnit(context, part, { x: x + part.x, y: line.baselinePx * unit, color }, motion(index, count));
      index += 1;
    }
  }
}

function unitsOf(layout: TextLayout, setter: TypeSetter): readonly (readonly TextUnit[])[] {
  const known = unitsByLayout.get(layout);
  if (known) return known;
  const lines = layout.lines.map((line) => settleUnits(line.text, line.direction, setter));
  unitsByLayout.set(layout, lines);
  return lines;
}
