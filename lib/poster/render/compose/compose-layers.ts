import type { PlacedGroup, PlacedLayer } from "../../layout/arrange";
import type { BlendMode } from "../../schema/layers/blend-modes";
import type { Frame } from "../frame";
import type { Target } from "../gl/target-pool";
import { blendPictures } from "./blend";
import { drawBackground } from "./draw-background";
import { drawLeaf } from "./draw-leaf";
import { clearTarget } from "./quad";
import { drawSurface } from "./surface";

/**
 * Draws layers over a target, lowest first, and returns the target that then holds the result (the given one, or a
 * new one after which the given one was released).
 */
export async function composeLayers(
  frame: Frame,
  layers: readonly PlacedLayer[],
  below: Target,
): Promise<Target> {
  let target = below;
  for (const placed of layers) target = await composeLayer(frame, placed, target);
  return target;
}

async function composeLayer(frame: Frame, placed: PlacedLayer, below: Target): Promise<Target> {
  const { opacity } = placed.layer.transform;
  const { blendMode } = placed.layer;
  if (opacity <= 0) return below;
  if (placed.kind === "group") return composeGroup(frame, placed, below, blendMode, opacity);
  if (blendMode === "normal") {
    await drawSingle(frame, placed, below, opacity);
    return below;
  }
  return isolate(frame, below, { mode: blendMode, opacity }, async (layer) => {
    await drawSingle(frame, placed, layer, 1);
    return layer;
  });
}

async function drawSingle(
  frame: Frame,
  placed: Exclude<PlacedLayer, PlacedGroup>,
  target: Target,
  opacity: number,
): Promise<void> {
  if (placed.kind === "background") await drawBackground(frame, placed.layer, target, opacity);
  else drawLeaf(frame, placed, target, opacity);
}

/** A group that is opaque and blends normally is no stacking context: its children meet what lies below, as in CSS. */
function composeGroup(
  frame: Frame,
  group: PlacedGroup,
  below: Target,
  mode: BlendMode,
  opacity: number,
): Promise<Target> {
  if (mode === "normal" && opacity >= 1) return composeLayers(frame, group.children, below);
  return isolate(frame, below, { mode, opacity }, (empty) => composeLayers(frame, group.children, empty));
}

async function isolate(
  { device, size }: Frame,
  below: Target,
  options: { mode: BlendMode; opacity: number },
  draw: (empty: Target) => Promise<Target>,
): Promise<Target> {
  const empty = device.pool.acquire(size.widthPx, size.heightPx, "nearest");
  clearTarget(device, empty, [0, 0, 0, 0]);
  const above = await draw(empty);
  if (options.mode === "normal") {
    const box = { x: 0, y: 0, width: size.widthPx, height: size.heightPx };
    drawSurface(device, below, { picture: above, box }, options.opacity);
    device.pool.release(above);
    return below;
  }
  const mixed = device.pool.acquire(
    size.widthPx,
    size.heightPx,
    below.sampling === "nearest" ? "nearest" : "linear",
  );
  blendPictures(device, below, above, options, mixed);
  device.pool.release(above);
  device.pool.release(below);
  return mixed;
}
