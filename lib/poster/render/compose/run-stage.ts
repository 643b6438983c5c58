import type { Draw } from "../../draw/stage";
import type { Frame } from "../frame";
import { openStage } from "../gl/gpu-stage";
import { ShaderCompileError } from "../gl/program";
import type { Target } from "../gl/target-pool";
import { asGpuPicture, type GpuPicture } from "../gl/texture";
import { cssFamilyOf } from "../text/font-stack";

/**
 * Runs one drawing over a picture. The result is a pooled target (the caller releases it), or null when the drawing
 * is neutral, unknown, or refused by the driver; the last is warned of by name and the poster goes on without it.
 */
async function runStage(
  frame: Frame,
  source: GpuPicture,
  draw: Draw<never> | undefined,
  settings: unknown,
  name: string,
): Promise<Target | null> {
  if (!draw) return null;
  const { device, size, scale, timeSeconds, seed } = frame;
  const stage = openStage(device, { source, ...size, scale, timeSeconds, seed, cssFamily: cssFamilyOf });
  try {
    const result = asGpuPicture(await draw(stage, settings as never));
    if (result === source) {
      stage.close(source);
      return null;
    }
    const whole = isWhole(frame, result) ? result : enlarge(frame, result);
    stage.close(whole);
    return whole;
  } catch (error) {
    stage.close(source);
    if (!(error instanceof ShaderCompileError)) throw error;
    frame.warn(`The ${name} cannot be drawn by this browser's graphics (${error.programId}).`);
    return null;
  }
}

const isWhole = ({ size }: Frame, picture: GpuPicture): picture is Target =>
  picture.framebuffer !== null && picture.widthPx === size.widthPx && picture.heightPx === size.heightPx;

/** Brings a picture of another size, or one that is only a texture, to the poster's size. */
function enlarge({ device, size }: Frame, picture: GpuPicture): Target {
  const target = device.pool.acquire(size.widthPx, size.heightPx);
  device.drawPass(COPY, { uSource: picture }, target);
  return target;
}

const COPY = { id: "render/enlarge", source: "vec4 shade(vec2 uv) { return texture(uSource, uv); }" };

/** Draws the effect and then the post-processes over the finished layers; returns the last picture. */
export async function runEffects(frame: Frame, layers: Target): Promise<Target> {
  const { state, drawings, device } = frame;
  const steps = [
    ...(state.effect
      ? [{ kind: "effect" as const, id: state.effect.effectId, settings: state.effect.settings }]
      : []),
    ...state.postProcesses.map(({ type, settings }) => ({ kind: "post" as const, id: type, settings })),
  ];
  let picture = layers;
  for (const { kind, id, settings } of steps) {
    const name = `${kind === "effect" ? "effect" : "post-process"} "${id}"`;
    const result = await runStage(frame, picture, drawings.get(kind, id), settings, name);
    if (!result) continue;
    device.pool.release(picture);
    picture = result;
  }
  return picture;
}

/** Draws a procedural shader into a picture of the poster's size, which the caller releases; null when it cannot. */
export async function drawShader(
  frame: Frame,
  id: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Target | null> {
  const { device, size } = frame;
  const empty = device.pool.acquire(size.widthPx, size.heightPx);
  const draw = frame.drawings.get("shader", id);
  const result = await runStage(frame, empty, draw, settings, `shader "${id}"`);
  device.pool.release(empty);
  return result;
}
