import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { chromaticAberrationSettings } from "./index";

/** Separation at intensity 1, in px of the reference canvas. */
const MAX_SEPARATION_PX = 24;

const PROGRAM: FragmentProgram = {
  id: "post/chromatic-aberration",
  source: /* glsl */ `
uniform float uSeparationPx;
uniform float uFalloff;
vec4 shade(vec2 uv) {
  vec2 fromCentre = (uv - 0.5) * uResolution;
  float d = length(fromCentre) / (0.5 * length(uResolution));
  vec2 direction = d > 1e-5 ? normalize(fromCentre) : vec2(0.0);
  vec2 shift = direction * pow(d, uFalloff) * uSeparationPx / uResolution;
  vec4 middle = texture(uSource, uv);
  vec4 outer = texture(uSource, uv + shift), inner = texture(uSource, uv - shift);
  return vec4(outer.r, middle.g, inner.b, max(middle.a, max(outer.a, inner.a)));
}`,
};

/** Separates the colours along the radius; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof chromaticAberrationSettings>>({
  draw: (stage, settings) =>
    settings.intensity === 0
      ? stage.source
      : stage.pass(PROGRAM, {
          uSeparationPx: settings.intensity * MAX_SEPARATION_PX * stage.scale,
          uFalloff: settings.falloff,
        }),
});
