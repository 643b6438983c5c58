import type { FragmentProgram } from "../../draw/stage";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import type { GpuPicture } from "../gl/texture";

const HALVE: FragmentProgram = {
  id: "three/halve",
  source: "vec4 shade(vec2 uv) { return texture(uSource, uv); }",
};

const BLUR: FragmentProgram = {
  id: "three/blur",
  source: /* glsl */ `
uniform vec2 uStep;
uniform float uSigma;
vec4 shade(vec2 uv) {
  vec4 sum = vec4(0.0);
  float whole = 0.0;
  for (int i = -6; i <= 6; i++) {
    float weight = exp(-0.5 * float(i * i) / (uSigma * uSigma));
    sum += weight * texture(uSource, uv + uStep * float(i));
    whole += weight;
  }
  return sum / whole;
}`,
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
    device.drawPass(program, { uSource: source, ...uniforms }, next);
    if (current !== picture) device.pool.release(current);
    current = next;
  };
  while (sigma > 2.5 && Math.min(current.widthPx, current.heightPx) > 8) {
    step(HALVE, Math.ceil(current.widthPx / 2), Math.ceil(current.heightPx / 2));
    sigma /= 2;
  }
  const { widthPx, heightPx } = current;
  const uSigma = Math.max(sigma, 0.3);
  step(BLUR, widthPx, heightPx, { uStep: [1 / widthPx, 0], uSigma });
  step(BLUR, widthPx, heightPx, { uStep: [0, 1 / heightPx], uSigma });
  return current;
}
