import type { ImageLayer } from "../schema/layers/image";
import type { Layer } from "../schema/layers/layer";
import type { ShapeLayer } from "../schema/layers/shape";
import type { TextLayer } from "../schema/layers/text";
import type { Size } from "./canvas-size";

/** Measures a text layer in reference px; needs fonts, so it is passed in. */
export type MeasureText = (layer: TextLayer, canvasWidthPx: number) => Size;

/** A layer that is no group and no background. */
export type LeafLayer = Exclude<Layer, { type: "group" | "background" }>;

/** The size of a leaf at width 1 and height 1, in reference px. */
export function naturalSize(layer: LeafLayer, canvas: Size, measureText: MeasureText): Size {
  switch (layer.type) {
    case "text":
      return measureText(layer, canvas.widthPx);
    case "shape":
      return shapeSize(layer, canvas);
    default:
      return canvas;
  }
}

/** A shape's own box: that of its fields; a line's is the box around its ends. */
export function shapeSize(layer: ShapeLayer, canvas: Size): Size {
  if (layer.shape === "line") {
    return {
      widthPx: (Math.abs(layer.x2 - layer.x1) * canvas.widthPx) / 2,
      heightPx: (Math.abs(layer.y2 - layer.y1) * canvas.heightPx) / 2,
    };
  }
  const ellipse = layer.shape === "ellipse";
  const width = ellipse && layer.radiusX !== undefined ? layer.radiusX * 2 : layer.shapeWidth;
  const height = ellipse && layer.radiusY !== undefined ? layer.radiusY * 2 : layer.shapeHeight;
  return { widthPx: width * canvas.widthPx, heightPx: height * canvas.heightPx };
}

/** Where a line's box is centred relative to its transform's x and y, in reference px. */
export function lineCentre(layer: ShapeLayer, canvas: Size): { x: number; y: number } {
  return {
    x: ((layer.x1 + layer.x2) / 4) * canvas.widthPx,
    y: ((layer.y1 + layer.y2) / 4) * canvas.heightPx,
  };
}

/** Whether the scale of the transform changes the layer's box rather than its drawing (strokes, corners, fit stay as they are). */
export function scalesItsBox(layer: LeafLayer): layer is Exclude<LeafLayer, TextLayer> | ImageLayer {
  return layer.type !== "text";
}
