import type { Affine } from "../../layout/affine";
import type { Layer } from "../../schema/layers/layer";
import type { ModelSettings } from "../../schema/layers/model-settings";
import type { Frame } from "../frame";
import type { Target } from "../gl/target-pool";
import { drawMissing } from "./missing";
import { drawSurface } from "./surface";

/** Draws a 3D layer, or a 3D background, over a target. */
export function drawScene(
  frame: Frame,
  layer: Layer,
  settings: ModelSettings,
  place: { readonly matrix: Affine; readonly widthPx: number; readonly heightPx: number },
  target: Target,
  opacity: number,
): void {
  const { scale, timeSeconds } = frame;
  const scene = frame.scenes.draw(layer, settings, { ...place, scale, timeSeconds, below: target });
  if (scene.status === "failed") {
    drawMissing(frame, layer, place, target, opacity, scene.reason);
    return;
  }
  for (const note of scene.notes) frame.warn(`Layer "${layer.name}" (${layer.id}): ${note}.`);
  if (scene.surface) drawSurface(frame.device, target, scene.surface, opacity);
}
