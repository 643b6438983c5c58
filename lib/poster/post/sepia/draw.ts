import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import { FROM_OKLAB_GLSL } from "../../draw/from-oklab";
import type { FragmentProgram } from "../../draw/stage";
import type { sepiaSettings } from "./index";

// Lightness becomes a ramp in OKLab, from the print's black to its paper; chroma is highest below the middle, as
// toned silver has it.
const PROGRAM: FragmentProgram = {
  id: "post/sepia",
  source: /* glsl */ `
uniform float uIntensity;
uniform float uWarmth;
uniform float uFade;
${FROM_OKLAB_GLSL}
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec3 lab = oklab(clamp(unpremultiply(c), 0.0, 1.0));
  float l = mix(lab.x, mix(0.26, 0.9, lab.x), uFade);
  vec2 hue = mix(vec2(0.018, 0.014), vec2(0.042, 0.074), uWarmth);
  float chroma = 1.9 * lab.x * (1.0 - lab.x) + 0.45 * (1.0 - lab.x) * smoothstep(0.0, 0.3, lab.x);
  vec2 paper = vec2(0.006, 0.035) * lab.x * (0.25 + uFade);
  vec3 toned = vec3(l, hue * (0.15 * uFade + 2.0 * chroma) * (1.0 - 0.4 * uFade) + paper);
  return premultiply(fromOklab(mix(lab, toned, uIntensity)), c.a);
}`,
};

/** Tones the picture brown; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof sepiaSettings>>({
  draw: (stage, { intensity, warmth, fade }) =>
    intensity === 0
      ? stage.source
      : stage.pass(PROGRAM, { uIntensity: intensity, uWarmth: warmth, uFade: fade }),
});
