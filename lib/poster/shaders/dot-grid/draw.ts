import type { z } from "zod";
import { hexToSrgb } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { loopPhase } from "../loop";
import type { dotGridSettings } from "./index";
import { DOT_LOOP_SECONDS } from "./limits";

const PROGRAM: FragmentProgram = {
  id: "shader/dot-grid",
  source: /* glsl */ `
uniform vec3 uBackground;
uniform vec3 uDot;
uniform vec3 uAccent;
uniform float uSpacing;
uniform float uDotSize;
uniform float uWave;
uniform float uWavelength;
uniform vec2 uDirection;
uniform float uIrregularity;
uniform float uTurn;
uniform float uStaggered;

vec4 shade(vec2 uv) {
  // px of the reference canvas from its middle, so that every size shows the same dots.
  vec2 p = (uv - 0.5) * uResolution / uScale;
  float row = floor(p.y / uSpacing + 0.5);
  float shift = uStaggered * 0.5 * mod(row, 2.0);
  vec2 cell = vec2(floor(p.x / uSpacing - shift + 0.5) + shift, row);
  vec2 middle = cell * uSpacing;

  float along = dot(middle, uDirection) / uWavelength;
  vec2 q = middle / uWavelength * 2.5;
  vec3 start = 6.2831853 * random3(vec3(31.0, 5.0, uSeed));
  float uneven = 0.5 * sin(q.x + 1.3 * sin(0.9 * q.y + 2.0 * uTurn + start.x) + start.y)
    * sin(0.8 * q.y + 1.2 * sin(0.7 * q.x - 2.0 * uTurn + start.z));
  float crest = 0.5 + 0.5 * cos(6.2831853 * (along + 1.6 * uIrregularity * uneven) - 15.0 * uTurn);
  float grown = uWave * crest * crest;

  float radius = 0.5 * uSpacing * mix(uDotSize, max(uDotSize, 0.98), grown);
  float edge = 0.5 / uScale;
  float inside = 1.0 - smoothstep(-edge, edge, length(p - middle) - radius);
  // A dot smaller than a pixel fades instead of flickering.
  inside *= min(1.0, radius / edge);
  vec3 dotColor = mix(toLinear(uDot), toLinear(uAccent), grown);
  return vec4(toSrgb(mix(toLinear(uBackground), dotColor, inside)), 1.0);
}`,
};

/** Draws the grid and its wave. */
export default defineDrawing<z.output<typeof dotGridSettings>>({
  draw: (stage, settings) => {
    const angleRad = (settings.angle * Math.PI) / 180;
    return stage.pass(PROGRAM, {
      uBackground: hexToSrgb(settings.backgroundColor),
      uDot: hexToSrgb(settings.dotColor),
      uAccent: hexToSrgb(settings.accentColor),
      uSpacing: settings.spacing,
      uDotSize: settings.dotSize,
      uWave: settings.wave,
      uWavelength: settings.wavelength,
      uDirection: [Math.cos(angleRad), Math.sin(angleRad)],
      uIrregularity: settings.irregularity,
      uTurn: 2 * Math.PI * loopPhase(stage.timeSeconds, settings.speed, DOT_LOOP_SECONDS),
      uStaggered: settings.staggered ? 1 : 0,
    });
  },
});
