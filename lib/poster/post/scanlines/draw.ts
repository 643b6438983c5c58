import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { scanlinesSettings } from "./index";

// The line's profile is averaged over the height of a pixel, so that many lines fade to an even grey and never to moiré.
const PROGRAM: FragmentProgram = {
  id: "post/scanlines",
  source: /* glsl */ `
uniform float uIntensity;
uniform float uCount;
float covered(float y) { float n = floor(y); return n * 0.5 + min(fract(y), 0.5); }
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  float halfPixel = 0.5 / uResolution.y;
  float top = (uv.y - halfPixel) * uCount + 0.25, bottom = (uv.y + halfPixel) * uCount + 0.25;
  float lit = (covered(bottom) - covered(top)) / (bottom - top);
  return vec4(c.rgb * (1.0 - uIntensity * (1.0 - lit)), c.a);
}`,
};

/** Darkens every other line; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof scanlinesSettings>>({
  draw: (stage, { intensity, count }) =>
    intensity === 0 ? stage.source : stage.pass(PROGRAM, { uIntensity: intensity, uCount: count }),
});
