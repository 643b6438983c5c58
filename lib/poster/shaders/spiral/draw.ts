import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { loopPhase } from "../loop";
import { paletteUniform } from "../palette-uniform";
import type { spiralSettings } from "./index";
import { MAX_SPIRAL_COLORS, SPIRAL_KINDS, SPIRAL_LOOP_SECONDS } from "./limits";

/**
 * `v` counts bands; how many of them lie within a pixel is known exactly, so edges are as soft as one pixel and the
 * middle, where bands are finer than pixels, is their mean.
 */
const PROGRAM: FragmentProgram = {
  id: "shader/spiral",
  source: /* glsl */ `
uniform vec3 uColors[${MAX_SPIRAL_COLORS}];
uniform float uCount;
uniform float uKind;
uniform float uArms;
uniform float uPitch;
uniform float uSoftness;
uniform float uRelief;
uniform float uDepth;
uniform float uWobble;
uniform vec2 uCentre;
uniform float uPhase;
vec3 band(float index) { return uColors[int(mod(index, uCount))]; }
vec4 shade(vec2 uv) {
  vec3 start = random3(vec3(23.0, 9.0, uSeed));
  vec2 p = (uv - uCentre) * uResolution / uScale;
  float r = max(length(p), 1e-3), a = atan(p.y, p.x);
  float t = 6.2831853 * uPhase, lr = log(r / 270.0);
  a += uWobble * (0.35 * sin(2.0 * lr + 2.0 * t + 6.2831853 * start.x) + 0.2 * sin(3.0 * a - 3.0 * lr + t + 6.2831853 * start.y));
  float winding = uKind > 0.5 ? 270.0 / uPitch * lr : r / uPitch;
  float slopeOut = uKind > 0.5 ? 270.0 / (uPitch * r) : 1.0 / uPitch;
  float perArm = uCount;
  float v = perArm * (uArms * (winding + (a / 6.2831853 - uPhase)) + start.z);
  vec2 outward = p / r, round_ = vec2(-outward.y, outward.x);
  vec2 gradient = perArm * uArms * (slopeOut * outward + round_ / (6.2831853 * r));
  float steep = length(gradient), perPixel = steep / uScale;
  // Between the middles of two bands the colour changes over a share of the way.
  float index = floor(v - 0.5), f = v - 0.5 - index;
  float soft = max(uSoftness, min(perPixel, 1.0));
  float mixed = smoothstep(0.5 - 0.5 * soft, 0.5 + 0.5 * soft, f);
  vec3 color = mix(band(index), band(index + 1.0), mixed);
  vec3 mean = vec3(0.0);
  for (int k = 0; k < ${MAX_SPIRAL_COLORS}; k++) if (float(k) < uCount) mean += uColors[k] / uCount;
  float blurred = smoothstep(0.5, 2.0, perPixel);
#if RELIEF
    float across = 2.0 * fract(v) - 1.0;
    vec2 lean = gradient / steep * across;
    vec3 n = normalize(vec3(lean * 0.98, sqrt(max(1.0 - across * across, 0.02))));
    vec3 toLight = vec3(-0.45, -0.62, 0.64);
    float lit = 0.22 + 1.1 * max(dot(n, toLight), 0.0);
    float shine = pow(max(dot(n, normalize(toLight + vec3(0.0, 0.0, 1.0))), 0.0), 40.0);
    // Where two tubes meet, light jumps; over one pixel it does not.
    float there = uRelief * (1.0 - blurred) * smoothstep(0.0, 1.0, 0.5 * (1.0 - abs(across)) / perPixel);
    color = color * mix(1.0, lit, there) + 0.28 * there * shine;
#endif
  color = mix(color, mean, blurred);
  color *= mix(1.0, smoothstep(-0.05, 1.0, r / 420.0), uDepth);
  return vec4(toSrgb(clamp(color, 0.0, 1.0)), 1.0);
}`,
};

/** Draws the spiral. */
export default defineDrawing<z.output<typeof spiralSettings>>({
  draw: (stage, settings) =>
    stage.pass(variant(PROGRAM, { RELIEF: settings.relief > 0 ? 1 : 0 }), {
      uColors: paletteUniform(settings.colors, MAX_SPIRAL_COLORS),
      uCount: settings.colors.length,
      uKind: SPIRAL_KINDS.indexOf(settings.kind),
      uArms: settings.arms,
      uPitch: settings.pitch,
      uSoftness: settings.softness,
      uRelief: settings.relief,
      uDepth: settings.depth,
      uWobble: settings.wobble,
      uCentre: [0.5 + settings.x / 2, 0.5 + settings.y / 2],
      uPhase: loopPhase(stage.timeSeconds, settings.speed, SPIRAL_LOOP_SECONDS),
    }),
});
