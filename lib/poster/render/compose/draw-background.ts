import type { BackgroundLayer } from "../../schema/layers/background";
import type { Frame } from "../frame";
import type { Target } from "../gl/target-pool";
import { mediaRequestOf } from "../media/media-requests";
import { drawScene } from "./draw-scene";
import { drawMedia } from "./media-quad";
import { drawMissing } from "./missing";
import { drawShader } from "./run-stage";
import { drawFill, drawSurface } from "./surface";

const PLAIN_TONE = { brightness: 1, contrast: 1, saturation: 1 };

/** Draws a background over the whole poster. */
export async function drawBackground(
  frame: Frame,
  layer: BackgroundLayer,
  target: Target,
  opacity: number,
): Promise<void> {
  const { device, size } = frame;
  if (layer.contentType === "solid") {
    const color = layer.solidColor ?? frame.state.canvas.backgroundColor;
    drawFill(device, target, layer.fill ?? { type: "solid", color, opacity: 1 }, opacity);
    return;
  }
  if (layer.solidColor)
    drawFill(device, target, { type: "solid", color: layer.solidColor, opacity: 1 }, opacity);
  const whole = { matrix: frame.toDevice, ...frame.reference };
  if (layer.contentType === "shader") {
    const picture = layer.shader && (await drawShader(frame, layer.shader.shaderType, layer.shader.settings));
    if (!picture) return;
    const box = { x: 0, y: 0, width: size.widthPx, height: size.heightPx };
    drawSurface(device, target, { picture, box }, opacity);
    device.pool.release(picture);
    return;
  }
  if (layer.contentType === "3d") {
    if (layer.settings) drawScene(frame, layer, layer.settings, whole, target, opacity);
    return;
  }
  const request = mediaRequestOf(layer);
  if (!request) return;
  const media = frame.media.at(request, frame.timeSeconds, frame.playing);
  if (media.status === "failed") {
    drawMissing(frame, layer, whole, target, opacity, media.reason);
    return;
  }
  drawMedia(device, target, {
    ...whole,
    picture: media.picture,
    mediaWidthPx: media.widthPx,
    mediaHeightPx: media.heightPx,
    objectFit: layer.inputMedia?.objectFit ?? "cover",
    cornerRadiusPx: 0,
    tone: layer.inputMedia ?? PLAIN_TONE,
    opacity,
  });
}
