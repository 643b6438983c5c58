import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import { SHINE_GLSL } from "../../draw/glow";
import type { FragmentProgram } from "../../draw/stage";
import { beamStep } from "./beam-steps";
import type { lightBeamsSettings } from "./index";

/** Samples of one pass, and passes; together as good as their power. */
const TAPS = 6;
const PASSES = 3;

/** Short side of the pictures that beams are computed in, in px: light is soft, and costs the same at every size. */
const WORKING_PX = 240;

const BRIGHT: FragmentProgram = {
  id: "post/light-beams/bright",
  source: /* glsl */ `
${SHINE_GLSL}
uniform float uThreshold;
uniform vec2 uSourcePx;
vec4 shade(vec2 uv) {
  vec2 cell = uSourcePx / uResolution;
  float taps = clamp(ceil(max(cell.x, cell.y)), 1.0, 8.0);
  vec3 sum = vec3(0.0);
  for (float y = 0.5; y < taps; y++) {
    for (float x = 0.5; x < taps; x++) {
      sum += brightLight(unpremultiply(texture(uSource, uv + (vec2(x, y) / taps - 0.5) / uResolution)), uThreshold);
    }
  }
  return vec4(sum / (taps * taps), 1.0);
}`,
};

/** The mean along the way to the source of the beams, weaker with the distance; steps grow with the distance from it. */
const SPREAD: FragmentProgram = {
  id: "post/light-beams/spread",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uFrom;
uniform float uStep;
uniform float uDecay;
vec4 shade(vec2 uv) {
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int i = 0; i < ${TAPS}; i++) {
    float t = float(i) * uStep, weight = exp(-uDecay * t);
    vec2 at = uFrom + (uv - uFrom) * exp(-t);
    // Nothing shines in from outside of the picture, and no edge shows where it ends.
    vec2 inside = smoothstep(vec2(-0.02), vec2(0.02), at) * smoothstep(vec2(-0.02), vec2(0.02), 1.0 - at);
    sum += texture(uPicture, at).rgb * weight * inside.x * inside.y;
    weights += weight;
  }
  return vec4(sum / weights, 1.0);
}`,
};

const ADD: FragmentProgram = {
  id: "post/light-beams/add",
  source: /* glsl */ `
${SHINE_GLSL}
uniform sampler2D uBeams;
uniform vec2 uFrom;
uniform vec3 uTint;
uniform float uIntensity;
uniform float uUnevenness;
uniform float uDrift;
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec3 start = 6.2831853 * random3(vec3(71.0, 13.0, uSeed));
  vec2 away = (uv - uFrom) * uResolution;
  float a = atan(away.y, away.x);
  float rays = sin(9.0 * a + start.x + uDrift) + sin(17.0 * a + start.y - 2.0 * uDrift)
    + 0.8 * sin(31.0 * a + start.z + uDrift) + 0.6 * sin(53.0 * a + start.x - uDrift);
  float strength = mix(1.0, smoothstep(-1.6, 2.2, rays) * 1.7, uUnevenness);
  vec3 beams = texture(uBeams, uv).rgb * uTint * (uIntensity * 1.1 * strength);
  return premultiply(toSrgb(addLight(toLinear(unpremultiply(c)), 1.0 - exp(-beams))), c.a);
}`,
};

/** Adds beams; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof lightBeamsSettings>>({
  draw: (stage, { intensity, threshold, length, x, y, color, unevenness, speed }) => {
    if (intensity === 0) return stage.source;
    const shrink = Math.max(1, Math.min(stage.widthPx, stage.heightPx) / WORKING_PX);
    const size = { widthPx: stage.widthPx / shrink, heightPx: stage.heightPx / shrink };
    const uFrom = [0.5 + x / 2, 0.5 + y / 2];
    const bright = stage.pass(
      BRIGHT,
      { uThreshold: threshold, uSourcePx: [stage.widthPx, stage.heightPx] },
      size,
    );
    let beams = bright;
    for (let pass = 0; pass < PASSES; pass++) {
      const uStep = beamStep(length, pass, TAPS, PASSES);
      beams = stage.pass(SPREAD, { uPicture: beams, uFrom, uStep, uDecay: 2.2 }, size);
    }
    return stage.pass(ADD, {
      uBeams: beams,
      uFrom,
      uTint: hexToLight(color),
      uIntensity: intensity,
      uUnevenness: unevenness,
      uDrift: 2 * Math.PI * ((stage.timeSeconds * speed * 0.05) % 1),
    });
  },
});
