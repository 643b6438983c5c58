import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { RESAMPLE_GLSL } from "../resample";
import type { waveSettings } from "./index";
import { WAVE_KINDS } from "./kinds";

const PROGRAM: FragmentProgram = {
  id: "post/wave",
  source: /* glsl */ `
uniform float uAmplitude;
uniform float uWavenumber;
uniform vec2 uDirection;
uniform float uPhase;
uniform float uShading;
${RESAMPLE_GLSL}
vec4 shade(vec2 uv) {
  // px of the reference canvas from the middle of the poster.
  vec2 size = uResolution / uScale, p = (uv - 0.5) * size;
  vec2 move;
  float slope;
#if KIND == 0
    float at = dot(p, uDirection) * uWavenumber - uPhase;
    move = vec2(-uDirection.y, uDirection.x) * sin(at);
    slope = cos(at);
#elif KIND == 1
    float r = length(p), at = r * uWavenumber - uPhase;
    // Rings fade in from the middle, where they would tear the picture apart.
    float rise = smoothstep(0.0, 4.0, r * uWavenumber);
    move = p / max(r, 1e-3) * sin(at) * rise;
    slope = cos(at) * rise;
#else
    vec2 q = p * uWavenumber;
    vec2 a = vec2(q.y + 0.9 * sin(0.61 * q.x + uPhase), q.x + 0.9 * sin(0.57 * q.y - uPhase));
    move = vec2(sin(a.x - uPhase), cos(a.y + uPhase)) * 0.7 + 0.3 * vec2(cos(1.9 * q.y + uPhase), sin(1.7 * q.x - uPhase));
    slope = 0.7 * (sin(a.x - uPhase) * cos(a.y + uPhase)) * 1.4;
#endif
  vec4 c = resample(uv + move * uAmplitude / size);
#if SHADED
  vec3 light = toLinear(unpremultiply(c)) * (1.0 + 0.75 * uShading * slope);
  return premultiply(toSrgb(min(light, 1.0)), c.a);
#else
  return c;
#endif
}`,
};

/** Bends the picture; amplitude 0 returns the source untouched. */
export default defineDrawing<z.output<typeof waveSettings>>({
  draw: (stage, { amplitude, wavelength, angle, speed, kind, shading }) => {
    if (amplitude === 0) return stage.source;
    const angleRad = (angle * Math.PI) / 180;
    return stage.pass(variant(PROGRAM, { KIND: WAVE_KINDS.indexOf(kind), SHADED: shading > 0 ? 1 : 0 }), {
      uAmplitude: amplitude,
      uWavenumber: (2 * Math.PI) / wavelength,
      uDirection: [Math.cos(angleRad), Math.sin(angleRad)],
      uPhase: 2 * Math.PI * ((stage.timeSeconds * speed) % 1),
      uShading: shading,
    });
  },
});
