import type { Affine } from "../../layout/affine";
import { compose } from "../../layout/affine";
import type { Layer } from "../../schema/layers/layer";
import type { Frame } from "../frame";
import type { Target } from "../gl/target-pool";
import { drawPlaceholder } from "../raster/placeholder";
import { cssFamilyOf } from "../text/font-stack";
import { drawSurface } from "./surface";

/** Draws a labelled placeholder for a layer and warns of it: a picture is never silently without a part. */
export function drawMissing(
  frame: Frame,
  layer: Layer,
  place: { readonly matrix: Affine; readonly widthPx: number; readonly heightPx: number },
  target: Target,
  opacity: number,
  reason: string,
): void {
  frame.warn(`Layer "${layer.name}" (${layer.id}): ${reason}.`);
  const key = `missing ${reason} ${place.matrix} ${target.widthPx}x${target.heightPx}`;
  const surface = frame.surfaces.get(layer, key, () =>
    drawPlaceholder(
      frame.device,
      { title: layer.name, reason },
      place,
      place.matrix,
      frame.size,
      cssFamilyOf("DM Sans"),
    ),
  );
  if (surface) drawSurface(frame.device, target, surface, opacity);
}

/** A leaf's matrix into device px. */
export const toDeviceOf = (frame: Frame, matrix: Affine): Affine => compose(frame.toDevice, matrix);
