import { gaussianOf } from "../../draw/gaussian";
import type { FragmentProgram } from "../../draw/stage";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import type { GpuPicture } from "../gl/texture";

const HALVE: FragmentProgram = {
  id: "three/halve",
  source: "uniform sampler2D uPicture;\nvec4 shade(vec2 uv) { return texture(uPicture, uv); }",
};

/**
 * A blurred, smaller copy of a picture, for what is seen through ground glass; the caller releases it.
 * @param sigmaPx width of the blur in px of the picture.
 */
export function soften(device: Device, picture: Target, sigmaPx: number): Target {
  let current: Target = picture;
  let sigma = sigmaPx;
  const step = (program: FragmentProgram, width: number, height: number, uniforms = {}) => {
    const next = device.pool.acquire(width, height, "linear");
    const source: GpuPicture = { ...current, sampling: "linear" };
    device.drawPass(program, { uPicture: source, ...uniforms }, next);
    if (current !== picture) device.pool.release(current);
    current = next;
  };
  while (sigma > 2.5 && Math.min(current.widthPx, current.heightPx) > 8) {
    step(HALVE, Math.ceil(current.widthPx / 2), Math.ceil(current.heightPx / 2));
    sigma /= 2;
  }
  const { widthPx, heightPx } = current;
  const { program, uWeights, gap } = gaussianOf(Math.max(sigma, 0.3));
  step(program, widthPx, heightPx, { uStep: [gap / widthPx, 0], uWeights });
  step(program, widthPx, heightPx, { uStep: [0, gap / heightPx], uWeights });
  return current;
}
