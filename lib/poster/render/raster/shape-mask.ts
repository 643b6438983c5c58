import { type Affine, boundsOf } from "../../layout/affine";
import type { Size } from "../../layout/canvas-size";
import type { ShapeLayer } from "../../schema/layers/shape";
import type { Surface } from "../compose/surface";
import type { Device } from "../gl/device";
import { uploadTexture } from "../gl/texture";
import { createCanvas2d, visiblePart } from "./canvas-2d";
import { MITER_LIMIT, shapePath, strokeReachPx } from "./shape-path";

/**
 * Draws a shape's coverage at device resolution: its inside in red, its outline in green, colour comes later.
 * @param toDevice the shape's box (px of the reference canvas) → device px.
 * @returns null when nothing of it is visible.
 */
export function drawShapeSurface(
  device: Device,
  layer: ShapeLayer,
  box: Size,
  toDevice: Affine,
  target: Size,
  shortSidePx: number,
): Surface | null {
  const reachPx = strokeReachPx(layer);
  const inked = {
    x: -reachPx,
    y: -reachPx,
    width: box.widthPx + reachPx * 2,
    height: box.heightPx + reachPx * 2,
  };
  const part = visiblePart(boundsOf(toDevice, inked), target);
  if (!part) return null;
  const context = createCanvas2d(part.width, part.height);
  context.fillStyle = "#000000";
  context.fillRect(0, 0, part.width, part.height);
  const [a, b, c, d, e, f] = toDevice;
  context.setTransform(a, b, c, d, e - part.x, f - part.y);
  context.globalCompositeOperation = "lighter";
  const path = shapePath(layer, box.widthPx, box.heightPx, shortSidePx);
  const { style } = layer;
  if (layer.shape !== "line" && style.fill.type !== "none") {
    context.fillStyle = "#ff0000";
    context.fill(path);
  }
  if (style.strokeWidth > 0) {
    context.strokeStyle = "#00ff00";
    context.lineWidth = style.strokeWidth;
    context.lineCap = style.strokeCap;
    context.lineJoin = style.strokeJoin;
    context.miterLimit = MITER_LIMIT;
    context.setLineDash(style.strokeDash.some((length) => length > 0) ? style.strokeDash : []);
    context.stroke(path);
  }
  const picture = uploadTexture(device.gl, context.canvas, { widthPx: part.width, heightPx: part.height });
  return { picture, box: part };
}
