import type { z } from "zod";
import { hexToSrgb } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { RESAMPLE_GLSL } from "../resample";
import type { curvatureSettings } from "./index";

const PROGRAM: FragmentProgram = {
  id: "post/curvature",
  source: /* glsl */ `
uniform float uAmount;
uniform float uRadius;
uniform vec3 uEdge;
uniform float uShading;
uniform float uReflection;
${RESAMPLE_GLSL}
vec4 shade(vec2 uv) {
  vec2 p = uv * 2.0 - 1.0;
  // Each axis bows with the other one, as on a tube; the middles of the edges stay where they are.
  vec2 bow = 1.0 + uAmount * vec2(0.16, 0.11) * (p * p).yx + uAmount * 0.05 * dot(p, p);
  vec2 q = p * bow / (1.0 + uAmount * 0.05);
  vec4 c = resample(q * 0.5 + 0.5);
  // Distance from the edge of the glass in px of the reference canvas, negative inside.
  vec2 half_ = 0.5 * uResolution / uScale;
  float radius = min(uRadius, min(half_.x, half_.y) * 0.95);
  vec2 d = abs(q) * half_ - half_ + radius;
  float edge = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
  float inside = clamp(0.5 - edge * uScale, 0.0, 1.0);
  vec3 light = toLinear(unpremultiply(c));
  light *= 1.0 - uShading * (0.85 * exp(min(edge, 0.0) / 16.0) + 0.3 * dot(q, q) * 0.5);
  // A soft window, upper left, that bends with the glass.
  vec2 w = (q - vec2(-0.42, -0.58)) * mat2(0.94, 0.34, -0.34, 0.94) / vec2(0.42, 0.24);
  float window = exp(-dot(w * w, w * w)) * (0.75 - 0.25 * w.y);
  light += uReflection * 0.22 * max(window, 0.0) * (1.0 - clamp(light, 0.0, 1.0));
  vec4 glass = premultiply(toSrgb(clamp(light, 0.0, 1.0)), c.a);
  return mix(vec4(uEdge, 1.0), glass, inside);
}`,
};

/** Curves the picture; amount 0 returns the source untouched. */
export default defineDrawing<z.output<typeof curvatureSettings>>({
  draw: (stage, { amount, cornerRadius, edgeColor, shading, reflection }) =>
    amount === 0
      ? stage.source
      : stage.pass(PROGRAM, {
          uAmount: amount,
          uRadius: cornerRadius,
          uEdge: hexToSrgb(edgeColor),
          uShading: shading,
          uReflection: reflection,
        }),
});
