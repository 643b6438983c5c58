import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import type { noiseSettings } from "./index";
import { NOISE_KINDS } from "./kinds";

/**
 * All noise lies on the reference canvas, so that every output size has the same specks, and has a mean of zero, so
 * that a grey keeps its tone. Specks smaller than a pixel lose strength as their average would.
 */
const PROGRAM: FragmentProgram = {
  id: "post/noise",
  source: /* glsl */ `
uniform float uIntensity;
uniform float uSize;
uniform float uColorfulness;
uniform float uFrame;
vec3 chance(vec2 cell, float layer) { return random3(vec3(cell, layer + 16.0 * uFrame + uSeed * 977.0)); }
vec3 signed3(vec2 cell, float layer) {
  vec3 r = chance(cell, layer) - 0.5;
  return mix(vec3(r.x), r, uColorfulness);
}
/** Squares with edges as soft as one output pixel. */
vec3 crispCells(vec2 p) {
  float edge = uSize * uScale;
  vec2 q = p / uSize - 0.5, i = floor(q), f = clamp((fract(q) - 0.5) * edge + 0.5, 0.0, 1.0);
  vec3 top = mix(signed3(i, 0.0), signed3(i + vec2(1, 0), 0.0), f.x);
  vec3 bottom = mix(signed3(i + vec2(0, 1), 0.0), signed3(i + vec2(1, 1), 0.0), f.x);
  return mix(top, bottom, f.y) * min(1.0, edge);
}
vec3 softCells(vec2 p, float layer) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec3 top = mix(signed3(i, layer), signed3(i + vec2(1, 0), layer), f.x);
  vec3 bottom = mix(signed3(i + vec2(0, 1), layer), signed3(i + vec2(1, 1), layer), f.x);
  return mix(top, bottom, f.y);
}
/** Scattered specks, each inside of one cell of a coarse grid; answers colour and coverage. */
vec4 specks(vec2 p, float layer) {
  float cellSize = uSize * 9.0;
  vec2 cell = floor(p / cellSize), at = p - cell * cellSize;
  vec3 place = chance(cell, layer), kind = chance(cell, layer + 1.0), tone = chance(cell, layer + 2.0);
  float radius = uSize * (0.25 + 1.1 * kind.x * kind.x * kind.x);
  vec2 middle = mix(vec2(radius), vec2(cellSize - radius), place.xy);
  vec2 away = at - middle;
  // Out of round, each in its own way.
  float turn = 6.2831853 * place.z;
  away = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * away * vec2(1.0, 1.0 + 1.4 * kind.y);
  float inside = clamp((radius - length(away)) * uScale + 0.5, 0.0, 1.0) * min(1.0, 2.0 * radius * uScale);
  float there = step(kind.z, 0.1 + 0.9 * uIntensity);
  float light = step(0.6, tone.x);
  return vec4(mix(vec3(light), tone, uColorfulness), inside * there * (0.35 + 0.6 * tone.y));
}
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec3 rgb = unpremultiply(c);
  vec2 p = (uv - 0.5) * uResolution / uScale;
#if KIND == 1
    vec4 coarse = specks(p, 3.0), fine = specks(p * 1.9 + 311.0, 6.0);
    rgb = mix(mix(rgb, coarse.rgb, coarse.a), fine.rgb, fine.a);
#else
    #if KIND == 0
    vec3 n = crispCells(p) * 1.5;
    float weight = 1.0;
    #else
    vec3 n = softCells(p / uSize, 0.0) + 0.7 * softCells(p / uSize * 0.37 + 17.3, 9.0) + 0.6 * softCells(p / uSize * 2.3 + 5.1, 10.0);
    // Ink is uneven where there is some of it; a signal is bad everywhere.
    float l = lightness(rgb), weight = 0.25 + 3.0 * l * (1.0 - l);
    #endif
    rgb += n * uIntensity * weight;
#endif
  return premultiply(clamp(rgb, 0.0, 1.0), c.a);
}`,
};

/** Adds noise, the same for the same seed and time; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof noiseSettings>>({
  draw: (stage, { intensity, size, colorfulness, rate, kind }) =>
    intensity === 0
      ? stage.source
      : stage.pass(variant(PROGRAM, { KIND: NOISE_KINDS.indexOf(kind) }), {
          uIntensity: intensity,
          uSize: size,
          uColorfulness: colorfulness,
          uFrame: Math.floor(stage.timeSeconds * rate + 1e-6),
        }),
});
