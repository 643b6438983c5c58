import type { Box } from "../../layout/affine";
import type { Size } from "../../layout/canvas-size";

/** A 2D canvas that draws on the CPU, so that the same drawing gives the same pixels on every machine. */
export function createCanvas2d(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw a 2D canvas");
  return context;
}

/** The whole-pixel part of a box that lies on a target, one pixel wider for soft edges; null when nothing does. */
export function visiblePart(box: Box, target: Size): Box | null {
  const left = Math.max(0, Math.floor(box.x) - 1);
  const top = Math.max(0, Math.floor(box.y) - 1);
  const right = Math.min(target.widthPx, Math.ceil(box.x + box.width) + 1);
  const bottom = Math.min(target.heightPx, Math.ceil(box.y + box.height) + 1);
  if (!(right > left && bottom > top)) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
