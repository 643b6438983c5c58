import { gaussianOf } from "../../draw/gaussian";
import type { FragmentProgram, Picture, Stage } from "../../draw/stage";

/** Pixels of the halo over its radius: it is soft, and costs the same at every output size. */
const STEPS = 6;

const SHRINK: FragmentProgram = {
  id: "shader/halo/shrink",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uPicturePx;
vec4 shade(vec2 uv) {
  vec2 cell = uPicturePx / uResolution;
  // Two px a sample: reading between four of them is their mean.
  float taps = clamp(ceil(max(cell.x, cell.y) * 0.5), 1.0, 12.0);
  vec3 sum = vec3(0.0);
  for (float y = 0.5; y < taps; y++) {
    for (float x = 0.5; x < taps; x++) sum += texture(uPicture, uv + (vec2(x, y) / taps - 0.5) / uResolution).rgb;
  }
  return vec4(sum / (taps * taps), 1.0);
}`,
};

/** The blur of the small picture, in its px: at `STEPS` of them the light is all but gone. */
const BLUR = gaussianOf(2.5);

/** All soft lights in one picture, so that whoever shows them reads one. */
const HAZE: FragmentProgram = {
  id: "shader/halo/haze",
  source: /* glsl */ `
uniform sampler2D uNear;
uniform sampler2D uFar;
uniform sampler2D uSoft;
uniform vec3 uStrength;
vec4 shade(vec2 uv) {
  vec3 halo = uStrength.x * texture(uNear, uv).rgb + uStrength.y * texture(uFar, uv).rgb;
  return vec4(halo + uStrength.z * texture(uSoft, uv).rgb, 1.0);
}`,
};

/** A reach in px of the reference canvas, and how strong the light is. */
export interface Halo {
  readonly radiusPx: number;
  readonly strength: number;
}

/** Two soft lights around a picture, a near one and a far one, added up, and with them what is soft already. */
export function hazeOf(
  stage: Stage,
  [picture, soft]: readonly [picture: Picture, soft?: Picture],
  near: Halo,
  far: Halo,
): Picture {
  const uNear = haloOf(stage, picture, near.radiusPx);
  const uFar = haloOf(stage, picture, far.radiusPx);
  const uStrength = [near.strength, far.strength, soft ? 1 : 0];
  return stage.pass(HAZE, { uNear, uFar, uSoft: soft ?? uFar, uStrength }, uNear);
}

/**
 * The soft light around a picture in linear light, as a small picture to be added to it.
 * @param radiusPx how far it reaches, in px of the reference canvas.
 */
export function haloOf(stage: Stage, picture: Picture, radiusPx: number): Picture {
  const stepPx = (radiusPx / STEPS) * stage.scale;
  const size = {
    widthPx: Math.ceil(picture.widthPx / stepPx),
    heightPx: Math.ceil(picture.heightPx / stepPx),
  };
  const uPicturePx = [picture.widthPx, picture.heightPx];
  const small = stage.pass(SHRINK, { uPicture: picture, uPicturePx }, size);
  const blur = (from: Picture, uStep: readonly number[]) =>
    stage.pass(BLUR.program, { uPicture: { texels: from }, uStep, uWeights: BLUR.uWeights }, size);
  return blur(blur(small, [1 / small.widthPx, 0]), [0, 1 / small.heightPx]);
}
