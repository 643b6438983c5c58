import { type Affine, boundsOf } from "../../layout/affine";
import type { Size } from "../../layout/canvas-size";
import type { Surface } from "../compose/surface";
import type { Device } from "../gl/device";
import { uploadTexture } from "../gl/texture";
import { createCanvas2d, visiblePart } from "./canvas-2d";

const FONT_PX = 15;

/** Draws what stands in for media that cannot be shown: a quiet hatched box that says which layer and why. */
export function drawPlaceholder(
  device: Device,
  words: { readonly title: string; readonly reason: string },
  box: Size,
  toDevice: Affine,
  target: Size,
  cssFamily: string,
): Surface | null {
  const part = visiblePart(
    boundsOf(toDevice, { x: 0, y: 0, width: box.widthPx, height: box.heightPx }),
    target,
  );
  if (!part) return null;
  const context = createCanvas2d(part.width, part.height);
  const [a, b, c, d, e, f] = toDevice;
  context.setTransform(a, b, c, d, e - part.x, f - part.y);
  context.beginPath();
  context.rect(0, 0, box.widthPx, box.heightPx);
  context.clip();
  context.fillStyle = "#d9d9de";
  context.fill();
  context.strokeStyle = "#c6c6cd";
  context.lineWidth = 6;
  for (let x = -box.heightPx; x < box.widthPx; x += 24) {
    context.beginPath();
    context.moveTo(x, box.heightPx);
    context.lineTo(x + box.heightPx, 0);
    context.stroke();
  }
  const roomPx = box.widthPx - 24;
  context.textAlign = "center";
  context.fillStyle = "#3b3b45";
  context.font = `600 ${FONT_PX}px ${cssFamily}`;
  context.fillText(words.title, box.widthPx / 2, box.heightPx / 2 - 4, Math.max(roomPx, 1));
  context.font = `400 ${FONT_PX - 2}px ${cssFamily}`;
  context.fillText(words.reason, box.widthPx / 2, box.heightPx / 2 + FONT_PX + 2, Math.max(roomPx, 1));
  const picture = uploadTexture(device.gl, context.canvas, { widthPx: part.width, heightPx: part.height });
  return { picture, box: part };
}
