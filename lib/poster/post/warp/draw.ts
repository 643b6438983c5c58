import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { RESAMPLE_GLSL } from "../resample";
import type { warpSettings } from "./index";
import { WARP_KINDS } from "./kinds";

/** Seconds after which a movement of speed 1 repeats itself. */
const PERIOD_SECONDS = 8;

/** The falloff (1 - r²)² ends without a crease, and at strengths up to 0.8 nothing is folded over. */
const PROGRAM: FragmentProgram = {
  id: "post/warp",
  source: /* glsl */ `
uniform float uStrength;
uniform float uRadius;
uniform vec2 uCentre;
uniform float uPhase;
${RESAMPLE_GLSL}
vec4 shade(vec2 uv) {
  // px of the reference canvas.
  vec2 size = uResolution / uScale, away = (uv - uCentre) * size;
  float inside = max(0.0, 1.0 - dot(away, away) / (uRadius * uRadius)), fall = inside * inside;
  vec2 at = uv;
#if KIND == 0
    at = uCentre + away * (1.0 - 0.8 * uStrength * fall) / size;
#elif KIND == 1
    float turn = -9.4247780 * uStrength * fall;
    at = uCentre + mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * away / size;
#else
    vec3 start = 6.2831853 * random3(vec3(41.0, 7.0, uSeed));
    vec2 q = away * (4.4 / uRadius);
    vec2 run = vec2(0.0);
    for (int i = 0; i < 3; i++) {
      float k = float(i);
      q += 0.55 * vec2(sin(1.3 * q.y + start.x + k * 1.7 + uPhase), cos(1.1 * q.x + start.y + k * 2.3 - uPhase));
    }
    run = q - away * (4.4 / uRadius);
    at = uv + run * (0.75 * uStrength * uRadius / 4.4) / size;
#endif
  return resample(at);
}`,
};

/** Bends the picture; strength 0 returns the source untouched. */
export default defineDrawing<z.output<typeof warpSettings>>({
  draw: (stage, { strength, kind, radius, x, y, speed }) => {
    if (strength === 0) return stage.source;
    const phase = 2 * Math.PI * (((stage.timeSeconds * speed) / PERIOD_SECONDS) % 1);
    const swell = kind === "liquid" ? 1 : 1 - 0.35 * (1 - Math.cos(phase));
    return stage.pass(variant(PROGRAM, { KIND: WARP_KINDS.indexOf(kind) }), {
      uStrength: strength * swell,
      uRadius: radius,
      uCentre: [0.5 + x / 2, 0.5 + y / 2],
      uPhase: phase,
    });
  },
});
