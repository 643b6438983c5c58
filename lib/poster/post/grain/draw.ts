import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { grainSettings } from "./index";

/**
 * One grain is 1.25 px of the reference canvas, so that a large print shows the same grain as the screen. Two random
 * numbers are added, which gives a triangular, zero-mean distribution; film shows it most in the mid tones.
 */
const PROGRAM: FragmentProgram = {
  id: "post/grain",
  source: /* glsl */ `
uniform float uIntensity;
uniform float uFrame;
float grainAt(vec2 cell) { vec3 r = random3(vec3(cell, uFrame + uSeed * 977.0)); return r.x + r.y - 1.0; }
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec2 p = uv * uResolution / (uScale * 1.25) - 0.5, i = floor(p), f = fract(p);
  float n = mix(mix(grainAt(i), grainAt(i + vec2(1, 0)), f.x), mix(grainAt(i + vec2(0, 1)), grainAt(i + vec2(1, 1)), f.x), f.y);
  vec3 rgb = unpremultiply(c);
  float l = lightness(rgb);
  float weight = 0.35 + 0.65 * 4.0 * l * (1.0 - l);
  return premultiply(clamp(rgb + n * uIntensity * 0.3 * weight, 0.0, 1.0), c.a);
}`,
};

/** New grain 24 times a second, the same for the same seed and time; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof grainSettings>>({
  draw: (stage, { intensity }) =>
    intensity === 0
      ? stage.source
      : stage.pass(PROGRAM, { uIntensity: intensity, uFrame: Math.floor(stage.timeSeconds * 24 + 1e-6) }),
});
