import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { loopPhase } from "../loop";
import { STARS_GLSL } from "../stars";
import { drawStrokes } from "../strokes/draw-strokes";
import { hazeOf } from "../strokes/halo";
import type { Stroke } from "../strokes/stroke";
import type { fireworksSettings } from "./index";
import { ROUND_SHELLS } from "./limits";
import { strokesAt } from "./shells";

/** px per second² at gravity 1. */
const GRAVITY = 95;

/** Dots larger than this are drawn in a small picture: they are soft, and would lie in the tiles of half the poster. */
const FLASH_PX = 20;

const SKY: FragmentProgram = {
  id: "shader/fireworks",
  source: /* glsl */ `
uniform sampler2D uSparks;
uniform sampler2D uHaze;
uniform vec3 uSky;
uniform vec3 uHorizon;
uniform float uWater;
uniform float uPhase;
vec3 skyAt(vec2 uv) {
  float h = clamp(uv.y / (1.0 - uWater), 0.0, 1.0);
  return mix(uSky, uHorizon, h * h * h);
}
${STARS_GLSL}
vec4 shade(vec2 uv) {
  float shore = 1.0 - uWater, below = uv.y - shore;
#if WATER
  // Ripples are as long as they are near; the mirror image is drawn out towards the viewer.
  float depth = max(below, 0.0) / uWater, far = 1.0 / (0.12 + depth), wet = step(0.0, below);
  float x = (uv.x - 0.5) * uResolution.x / uScale, y = 46.0 * log(0.12 + depth);
  vec3 turn = 6.2831853 * vec3(uPhase * 12.0, uPhase * 17.0, uPhase * 9.0);
  float wave = sin(y * 1.3 + 0.021 * x * far + turn.x) + sin(y * 2.1 - 0.034 * x * far - turn.y) + 0.7 * sin(y * 3.7 + 0.013 * x * far + turn.z);
  vec2 shift = vec2(3.0, 15.0 * depth + 1.0) * wave * uScale / uResolution;
  vec2 mirror = vec2(uv.x, shore - below * shore / uWater * 0.92) + shift;
  mirror.y = min(mirror.y, shore - 0.002);
  vec2 at = mix(uv, mirror, wet);
  vec3 sparks = texture(uSparks, at).rgb;
#else
  vec2 at = uv;
  vec3 sparks = texelFetch(uSparks, ivec2(gl_FragCoord.xy), 0).rgb;
#endif
  vec3 sky = skyAt(at) + 0.35 * starsAt((at - 0.5) * uResolution / uScale, 0.5) * smoothstep(0.9, 0.3, at.y);
  vec3 light = sky + sparks + texture(uHaze, at).rgb;
#if WATER
  vec3 mirrored = light * mix(0.6, 0.27, depth) + uHorizon * 0.04 * max(wave, 0.0) * (1.0 - depth);
  light = mix(light, mirrored * (0.25 + 0.75 * smoothstep(0.0, 0.012, below)), wet);
#endif
  // What is brighter than white runs into white, as on film.
  return vec4(toSrgb(1.0 - exp(-1.15 * light)), 1.0);
}`,
};

/** Draws the show. */
export default defineDrawing<z.output<typeof fireworksSettings>>({
  draw: (stage, settings) => {
    const phase = loopPhase(stage.timeSeconds, settings.rate, ROUND_SHELLS);
    const strokes = strokesAt(
      {
        shellsPerSecond: settings.rate,
        colors: settings.colors.map(hexToLight),
        kinds: settings.kinds,
        radius: settings.size,
        gravity: settings.gravity * GRAVITY,
        trail: settings.trail,
        canvas: { widthPx: stage.widthPx / stage.scale, heightPx: stage.heightPx / stage.scale },
        ground: settings.waterline,
        seed: stage.seed,
      },
      (phase * ROUND_SHELLS) / settings.rate,
    );
    const isFlash = ({ radius }: Stroke) => radius > FLASH_PX;
    const sparks = drawStrokes(
      stage,
      strokes.filter((stroke) => !isFlash(stroke)),
    );
    const flashes = drawStrokes(stage, strokes.filter(isFlash), Math.max(1, 6 * stage.scale));
    const glow = 1.6 * settings.glow;
    const haze = hazeOf(
      stage,
      [sparks, flashes],
      { radiusPx: 22, strength: 0.7 * glow },
      { radiusPx: 90, strength: glow },
    );
    return stage.pass(variant(SKY, { WATER: settings.waterline > 0 ? 1 : 0 }), {
      uSparks: sparks,
      uHaze: haze,
      uSky: hexToLight(settings.skyColor),
      uHorizon: hexToLight(settings.horizonColor),
      uWater: settings.waterline,
      uPhase: phase,
    });
  },
});
