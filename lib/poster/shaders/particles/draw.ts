import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { loopPhase } from "../loop";
import { drawStrokes } from "../strokes/draw-strokes";
import { haloOf } from "../strokes/halo";
import type { particlesSettings } from "./index";
import { PARTICLES_LOOP_SECONDS } from "./limits";
import { swarmAt } from "./swarm";

const GROUND: FragmentProgram = {
  id: "shader/particles",
  source: /* glsl */ `
uniform sampler2D uParticles;
uniform sampler2D uHalo;
uniform vec3 uTop;
uniform vec3 uBottom;
uniform float uGlow;
vec4 shade(vec2 uv) {
  vec3 ground = mix(uTop, uBottom, uv.y * uv.y * (3.0 - 2.0 * uv.y));
  vec3 light = texelFetch(uParticles, ivec2(gl_FragCoord.xy), 0).rgb + uGlow * texture(uHalo, uv).rgb;
  // Light adds up softly, so that discs that overlap stay discs.
  return vec4(toSrgb(1.0 - (1.0 - ground) * exp(-light)), 1.0);
}`,
};

/** Draws the particles over a gradient. */
export default defineDrawing<z.output<typeof particlesSettings>>({
  draw: (stage, settings) => {
    const strokes = swarmAt(
      {
        count: settings.count,
        colors: settings.colors.map(hexToLight),
        size: settings.size,
        blur: settings.blur,
        crispness: settings.crispness,
        direction: (settings.angle * Math.PI) / 180,
        turbulence: settings.turbulence,
        twinkle: settings.twinkle,
        streak: settings.streak,
        light: settings.brightness,
        canvas: { widthPx: stage.widthPx / stage.scale, heightPx: stage.heightPx / stage.scale },
        seed: stage.seed,
      },
      loopPhase(stage.timeSeconds, settings.speed, PARTICLES_LOOP_SECONDS),
    );
    const particles = drawStrokes(stage, strokes);
    return stage.pass(GROUND, {
      uParticles: particles,
      uHalo: haloOf(stage, particles, 60),
      uTop: hexToLight(settings.topColor),
      uBottom: hexToLight(settings.bottomColor),
      uGlow: settings.glow * 1.5,
    });
  },
});
