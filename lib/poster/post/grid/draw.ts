import type { z } from "zod";
import { hexToSrgb } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { gridSettings } from "./index";
import { GRID_MARKS } from "./marks";

// How much of a pixel a line covers is computed from its distance, so that thin lines grow fainter and never flicker.
const PROGRAM: FragmentProgram = {
  id: "post/grid",
  source: /* glsl */ `
uniform int uMarks;
uniform float uIntensity;
uniform float uSpacing;
uniform float uWidth;
uniform float uMajor;
uniform vec2 uTurn;
uniform vec3 uColor;
float covered(float away, float width) {
  float half_ = 0.5 * width * uScale, d = away * uScale;
  return clamp(d + 0.5, -half_, half_) - clamp(d - 0.5, -half_, half_);
}
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec2 p = (uv - 0.5) * uResolution / uScale;
  p = mat2(uTurn.x, -uTurn.y, uTurn.y, uTurn.x) * p;
  vec2 line = floor(p / uSpacing + 0.5), away = p - line * uSpacing;
  vec2 isMajor = vec2(lessThan(mod(line + 0.5, uMajor), vec2(1.0)));
  vec2 width = uWidth * (uMajor > 1.0 ? 1.0 + isMajor : vec2(1.0));
  vec2 strength = uMajor > 1.0 ? mix(vec2(0.5), vec2(1.0), isMajor) : vec2(1.0);
  float there;
  if (uMarks == 2) {
    float radius = 1.5 * max(uWidth, min(width.x, width.y));
    there = clamp((radius - length(away)) * uScale + 0.5, 0.0, 1.0) * min(1.0, 2.0 * radius * uScale);
    there *= min(strength.x, strength.y);
  } else {
    vec2 cover = vec2(covered(away.x, width.x), covered(away.y, width.y)) * strength;
    if (uMarks == 1) {
      float arm = 0.09 * uSpacing + uWidth;
      cover *= clamp((arm - abs(away.yx)) * uScale + 0.5, 0.0, 1.0);
    }
    there = max(cover.x, cover.y);
  }
  float k = there * uIntensity;
  return vec4(mix(c.rgb, uColor * c.a, k), c.a);
}`,
};

/** Draws the grid; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof gridSettings>>({
  draw: (stage, { intensity, spacing, lineWidth, color, majorEvery, angle, marks }) => {
    if (intensity === 0) return stage.source;
    const angleRad = (angle * Math.PI) / 180;
    return stage.pass(PROGRAM, {
      uMarks: { ints: [GRID_MARKS.indexOf(marks)] },
      uIntensity: intensity,
      uSpacing: spacing,
      uWidth: lineWidth,
      uMajor: majorEvery,
      uTurn: [Math.cos(angleRad), Math.sin(angleRad)],
      uColor: hexToSrgb(color),
    });
  },
});
