import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { RESAMPLE_GLSL } from "../resample";
import type { rgbGlitchSettings } from "./index";

const PROGRAM: FragmentProgram = {
  id: "post/rgb-glitch",
  source: /* glsl */ `
uniform float uIntensity;
uniform vec2 uShift;
uniform float uBand;
uniform float uSlip;
uniform float uFault;
${RESAMPLE_GLSL}
vec3 chance(float a, float salt) { return random3(vec3(a, salt, uFault * 11.0 + uSeed * 977.0)); }
vec4 shade(vec2 uv) {
  vec2 size = uResolution / uScale, p = uv * size;
  // Bands of uneven height: pairs of bands are split at a random place, and the whole pattern starts elsewhere each time.
  float y = (p.y + uBand * 8.0 * chance(0.0, 9.0).x) / (2.0 * uBand), pair = floor(y);
  float split = 0.12 + 0.76 * chance(pair, 1.0).x;
  float band = pair * 2.0 + step(split, y - pair);
  vec3 r = chance(band, 2.0), s = chance(band, 3.0);
  float torn = step(r.x, 0.75 * uIntensity);
  float slip = torn * (r.y * 2.0 - 1.0) * uSlip;
  float apart = mix(0.2 * min(1.0, uIntensity * 2.5), (0.4 + 0.6 * s.x) * (s.y < 0.3 ? -1.0 : 1.0), torn);
  vec2 at = uv + vec2(slip, 0.0) / size, off = uShift * apart / size;
  vec4 red = texture(uSource, mirrored(at - off)), green = texture(uSource, mirrored(at));
  vec4 blue = texture(uSource, mirrored(at + off));
  return vec4(red.r, green.g, blue.b, max(green.a, max(red.a, blue.a)));
}`,
};

/** Disturbs the signal, the same for the same seed and time; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof rgbGlitchSettings>>({
  draw: (stage, { intensity, shift, angle, bandHeight, slip, rate }) => {
    if (intensity === 0) return stage.source;
    const angleRad = (angle * Math.PI) / 180;
    return stage.pass(PROGRAM, {
      uIntensity: intensity,
      uShift: [shift * Math.cos(angleRad), shift * Math.sin(angleRad)],
      uBand: bandHeight,
      uSlip: slip,
      uFault: Math.floor(stage.timeSeconds * rate + 1e-6),
    });
  },
});
