import { invert } from "../../layout/affine";
import type { PlacedLeaf } from "../../layout/arrange";
import type { ImageLayer } from "../../schema/layers/image";
import type { ShapeLayer } from "../../schema/layers/shape";
import type { TextLayer } from "../../schema/layers/text";
import type { VideoLayer } from "../../schema/layers/video";
import type { Frame } from "../frame";
import type { Target } from "../gl/target-pool";
import { mediaRequestOf, posterRequestOf } from "../media/media-requests";
import { drawShapeSurface } from "../raster/shape-mask";
import { drawTextSurface } from "../raster/text-surface";
import { drawScene } from "./draw-scene";
import { drawMedia } from "./media-quad";
import { drawMissing, toDeviceOf } from "./missing";
import { drawShapeMask, drawSurface } from "./surface";

type Leaf<L> = Omit<PlacedLeaf, "layer"> & { readonly layer: L };

/** Draws one text, shape, image, video or 3D layer over a target. */
export function drawLeaf(frame: Frame, leaf: PlacedLeaf, target: Target, opacity: number): void {
  const { layer } = leaf;
  switch (layer.type) {
    case "text":
      drawTextLeaf(frame, { ...leaf, layer }, target, opacity);
      break;
    case "shape":
      drawShapeLeaf(frame, { ...leaf, layer }, target, opacity);
      break;
    case "image":
    case "video":
      drawMediaLeaf(frame, { ...leaf, layer }, target, opacity);
      break;
    case "3d":
      drawScene(frame, layer, layer.settings, placeOf(frame, leaf), target, opacity);
      break;
  }
}

const placeOf = (frame: Frame, leaf: Omit<PlacedLeaf, "layer">) => ({
  matrix: toDeviceOf(frame, leaf.matrix),
  widthPx: leaf.widthPx,
  heightPx: leaf.heightPx,
});

function drawTextLeaf(frame: Frame, leaf: Leaf<TextLayer>, target: Target, opacity: number): void {
  const { device, size, texts, surfaces, seed } = frame;
  const layout = texts.layout(leaf.layer, frame.reference.widthPx);
  const toDevice = toDeviceOf(frame, leaf.matrix);
  const timeSeconds = layout.motion ? frame.timeSeconds : 0;
  const key = `${toDevice} ${size.widthPx}x${size.heightPx} ${timeSeconds} ${seed}`;
  const surface = surfaces.get(leaf.layer, key, () =>
    drawTextSurface(device, leaf.layer, layout, toDevice, size, { timeSeconds, seed }),
  );
  if (surface) drawSurface(device, target, surface, opacity);
}

function drawShapeLeaf(frame: Frame, leaf: Leaf<ShapeLayer>, target: Target, opacity: number): void {
  const { device, size, surfaces, reference } = frame;
  const { layer, widthPx, heightPx } = leaf;
  const toDevice = toDeviceOf(frame, leaf.matrix);
  const toBox = invert(toDevice);
  if (!toBox) return;
  const shortSidePx = Math.min(reference.widthPx, reference.heightPx);
  const mask = surfaces.get(layer, `${toDevice} ${size.widthPx}x${size.heightPx}`, () =>
    drawShapeSurface(device, layer, { widthPx, heightPx }, toDevice, size, shortSidePx),
  );
  if (mask) drawShapeMask(device, target, mask, { ...layer.style, opacity, toBox, widthPx, heightPx });
}

function drawMediaLeaf(
  frame: Frame,
  leaf: Leaf<ImageLayer | VideoLayer>,
  target: Target,
  opacity: number,
): void {
  const { layer } = leaf;
  const request = mediaRequestOf(layer);
  if (!request) return;
  const at = (wanted: typeof request) => frame.media.at(wanted, frame.timeSeconds, frame.playing);
  const wanted = at(request);
  const poster = wanted.status === "failed" ? posterRequestOf(layer) : null;
  const media = poster ? at(poster) : wanted;
  if (wanted.status === "failed" && media.status === "ready") {
    frame.warn(`Layer "${layer.name}" (${layer.id}): ${wanted.reason}; its poster picture is shown.`);
  }
  if (media.status === "failed") {
    drawMissing(frame, layer, placeOf(frame, leaf), target, opacity, media.reason);
    return;
  }
  drawMedia(frame.device, target, {
    ...placeOf(frame, leaf),
    picture: media.picture,
    mediaWidthPx: media.widthPx,
    mediaHeightPx: media.heightPx,
    objectFit: layer.objectFit,
    cornerRadiusPx: layer.cornerRadius * Math.min(frame.reference.widthPx, frame.reference.heightPx),
    tone: layer,
    opacity,
  });
}
