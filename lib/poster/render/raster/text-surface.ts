import { type Affine, boundsOf } from "../../layout/affine";
import type { Size } from "../../layout/canvas-size";
import type { TextLayer } from "../../schema/layers/text";
import type { TextMotion } from "../../text-animations/motion";
import type { Surface } from "../compose/surface";
import type { Device } from "../gl/device";
import { uploadTexture } from "../gl/texture";
import { drawText } from "../text/draw";
import { layoutText, type TextLayout } from "../text/layout";
import { createCanvas2d, visiblePart } from "./canvas-2d";

/** Layouts of text layers, computed once per layer object after fonts are there. */
export interface TextStore {
  layout(layer: TextLayer, canvasWidthPx: number): TextLayout;
}

/** Makes a store; a new one is made when fonts have been loaded, because measures may then differ. */
export function createTextStore(motionOf: (layer: TextLayer) => TextMotion | null): TextStore {
  const layouts = new WeakMap<TextLayer, { canvasWidthPx: number; layout: TextLayout }>();
  return {
    layout(layer, canvasWidthPx) {
      const known = layouts.get(layer);
      if (known?.canvasWidthPx === canvasWidthPx) return known.layout;
      const layout = layoutText(layer, canvasWidthPx, motionOf(layer));
      layouts.set(layer, { canvasWidthPx, layout });
      return layout;
    },
  };
}

/** Draws text at device resolution, so that glyphs are crisp at any size and rotation. Null when nothing is visible. */
export function drawTextSurface(
  device: Device,
  layer: TextLayer,
  layout: TextLayout,
  toDevice: Affine,
  target: Size,
  time: { readonly timeSeconds: number; readonly seed: number },
): Surface | null {
  const part = visiblePart(boundsOf(toDevice, layout.inkBox), target);
  if (!part) return null;
  const context = createCanvas2d(part.width, part.height);
  const [a, b, c, d, e, f] = toDevice;
  context.setTransform(a, b, c, d, e - part.x, f - part.y);
  drawText(context, layer, layout, time.timeSeconds, time.seed);
  const picture = uploadTexture(device.gl, context.canvas, { widthPx: part.width, heightPx: part.height });
  return { picture, box: part };
}
