import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { glitchChromaticSettings } from "./index";

/** How far a band slips at most, in px of the reference canvas, at intensity 1. */
const MAX_SLIP_PX = 130;

/**
 * Bands of uneven height slip sideways; inside some of them blocks are copied from elsewhere; red and blue stand apart,
 * further where the picture slips. Everything is measured on the reference canvas, so that each size has the same faults.
 */
const PROGRAM: FragmentProgram = {
  id: "glitch/chromatic",
  source: /* glsl */ `
uniform float uIntensity;
uniform float uSeparation;
uniform float uBlock;
uniform float uShift;
uniform float uFault;
vec3 chance(float a, float b, float salt) { return random3(vec3(a, b + salt * 131.0, uFault * 7.0 + uSeed * 977.0)); }
vec4 shade(vec2 uv) {
  vec2 size = uResolution / uScale, p = uv * size;
  // Coarse bands, each split once at a random height.
  float coarse = floor(p.y / (uBlock * 2.0));
  float split = 0.2 + 0.6 * chance(coarse, 0.0, 1.0).x;
  float band = coarse * 2.0 + step(split, p.y / (uBlock * 2.0) - coarse);
  vec3 r = chance(band, 0.0, 2.0);
  float torn = step(r.x, uIntensity * 0.55);
  float slip = (r.y * 2.0 - 1.0);
  slip = sign(slip) * slip * slip * uShift * torn;
  // Blocks: rectangles of the torn bands that show another height of the picture.
  vec2 block = floor(vec2(p.x / (uBlock * 3.0), p.y / (uBlock * 0.5)));
  vec3 k = chance(block.x, block.y, 3.0);
  float moved = torn * step(k.x, uIntensity * 0.25);
  vec2 jump = moved * vec2(k.y - 0.5, k.z - 0.5) * vec2(uShift * 2.0, uBlock * 3.0);
  // A fine tear: single lines out of step.
  float line = floor(p.y / 2.0);
  vec3 t = chance(line, 0.0, 4.0);
  slip += torn * step(t.x, 0.35 * uIntensity) * (t.y - 0.5) * uShift * 0.5;
  vec2 at = fract((p + vec2(slip, 0.0) + jump) / size);
  float apart = uSeparation * (0.25 + torn * (0.5 + r.z * 1.5)) * (1.0 + moved);
  vec2 offset = vec2(apart, (r.z - 0.5) * torn * uSeparation * 0.4) / size;
  vec4 middle = texture(uSource, at);
  vec4 red = texture(uSource, fract(at + offset)), blue = texture(uSource, fract(at - offset));
  return vec4(red.r, middle.g, blue.b, max(middle.a, max(red.a, blue.a)));
}`,
};

/** Tears the picture; the same seed and time give the same faults. Intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof glitchChromaticSettings>>({
  draw: (stage, settings) =>
    settings.intensity === 0
      ? stage.source
      : stage.pass(PROGRAM, {
          uIntensity: settings.intensity,
          uSeparation: settings.split,
          uBlock: settings.blockHeight,
          uShift: MAX_SLIP_PX * (0.25 + 0.75 * settings.intensity),
          uFault: Math.floor(stage.timeSeconds * settings.rate + 1e-6),
        }),
});
