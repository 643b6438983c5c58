import type { FragmentProgram, Picture, Stage } from "./stage";

/**
 * Light that shines: `brightLight(srgb, threshold)` is the linear light of what is brighter than that, and `addLight(light, more)`
 * lays light over light as a screen, so that what is white already does not clip into a flat patch.
 */
export const SHINE_GLSL = /* glsl */ `
vec3 brightLight(vec3 srgb, float threshold) {
  return toLinear(srgb) * smoothstep(threshold - 0.1, min(threshold + 0.25, 1.02), lightness(srgb));
}
vec3 addLight(vec3 light, vec3 more) {
  return clamp(light + more * (1.0 - clamp(light, 0.0, 1.0)), 0.0, 1.0);
}`;

/**
 * Light that spills over its surroundings, in linear light: bright parts are taken, halved in size step by step with a
 * wide filter and added up again on the way back (the scheme of Jimenez, "Next Generation Post Processing in Call of
 * Duty", 2014). Pictures between the steps hold linear light.
 */
const BRIGHT: FragmentProgram = {
  id: "glow/bright",
  source: /* glsl */ `
${SHINE_GLSL}
uniform sampler2D uPicture;
uniform float uThreshold;
vec4 shade(vec2 uv) { return vec4(brightLight(unpremultiply(texture(uPicture, uv)), uThreshold), 1.0); }`,
};

const DOWN: FragmentProgram = {
  id: "glow/down",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uTexel;
vec3 at(vec2 uv, float x, float y) { return texture(uPicture, uv + vec2(x, y) * uTexel).rgb; }
vec4 shade(vec2 uv) {
  vec3 sum = at(uv, 0.0, 0.0) * 0.125;
  sum += (at(uv, -1.0, -1.0) + at(uv, 1.0, -1.0) + at(uv, -1.0, 1.0) + at(uv, 1.0, 1.0)) * 0.125;
  sum += (at(uv, -2.0, -2.0) + at(uv, 2.0, -2.0) + at(uv, -2.0, 2.0) + at(uv, 2.0, 2.0)) * 0.03125;
  sum += (at(uv, 0.0, -2.0) + at(uv, 0.0, 2.0) + at(uv, -2.0, 0.0) + at(uv, 2.0, 0.0)) * 0.0625;
  return vec4(sum, 1.0);
}`,
};

const UP: FragmentProgram = {
  id: "glow/up",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform sampler2D uFiner;
uniform vec2 uTexel;
uniform float uSpread;
vec3 at(vec2 uv, float x, float y) { return texture(uPicture, uv + vec2(x, y) * uTexel).rgb; }
vec4 shade(vec2 uv) {
  vec3 tent = at(uv, 0.0, 0.0) * 4.0;
  tent += (at(uv, -1.0, 0.0) + at(uv, 1.0, 0.0) + at(uv, 0.0, -1.0) + at(uv, 0.0, 1.0)) * 2.0;
  tent += at(uv, -1.0, -1.0) + at(uv, 1.0, -1.0) + at(uv, -1.0, 1.0) + at(uv, 1.0, 1.0);
  return vec4(mix(texture(uFiner, uv).rgb, tent / 16.0, uSpread), 1.0);
}`,
};

const ADD: FragmentProgram = {
  id: "glow/add",
  source: /* glsl */ `
${SHINE_GLSL}
uniform sampler2D uPicture;
uniform sampler2D uGlow;
uniform float uIntensity;
vec4 shade(vec2 uv) {
  vec4 c = texture(uPicture, uv);
  return premultiply(toSrgb(addLight(toLinear(unpremultiply(c)), texture(uGlow, uv).rgb * uIntensity)), c.a);
}`,
};

/** Adds the glow of a picture's bright parts. Sizes in px of the stage. */
export function addGlow(
  stage: Stage,
  picture: Picture,
  options: { readonly intensity: number; readonly threshold: number; readonly radiusPx: number },
): Picture {
  const half = (size: { widthPx: number; heightPx: number }) => ({
    widthPx: Math.max(1, Math.ceil(size.widthPx / 2)),
    heightPx: Math.max(1, Math.ceil(size.heightPx / 2)),
  });
  const texel = ({ widthPx, heightPx }: Picture) => [1 / widthPx, 1 / heightPx];
  const bright = stage.pass(BRIGHT, { uPicture: picture, uThreshold: options.threshold }, half(picture));
  const levels: Picture[] = [bright];
  // Each halving doubles the reach; the last level's tent is about as wide as the radius.
  const wanted = Math.max(1, Math.min(8, Math.round(Math.log2(Math.max(2, options.radiusPx)))));
  for (let level = 1; level < wanted; level++) {
    const finer = levels[level - 1] ?? bright;
    if (Math.min(finer.widthPx, finer.heightPx) <= 2) break;
    levels.push(stage.pass(DOWN, { uPicture: finer, uTexel: texel(finer) }, half(finer)));
  }
  const glow = levels.reduceRight((coarser, finer) =>
    stage.pass(
      UP,
      { uPicture: coarser, uFiner: { texels: finer }, uTexel: texel(coarser), uSpread: 0.6 },
      finer,
    ),
  );
  return stage.pass(ADD, { uPicture: { texels: picture }, uGlow: glow, uIntensity: options.intensity });
}
