import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { vignetteSettings } from "./index";

// Light falls off smoothly and in linear light, so that dark corners keep their hue.
const PROGRAM: FragmentProgram = {
  id: "post/vignette",
  source: /* glsl */ `
uniform float uIntensity;
uniform float uRadius;
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  float d = length(uv - 0.5) / 0.70710678;
  float fall = smoothstep(uRadius - 0.55, uRadius + 0.55, d);
  vec3 lit = toLinear(unpremultiply(c)) * (1.0 - uIntensity * fall);
  return premultiply(toSrgb(lit), c.a);
}`,
};

/** Darkens the corners; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof vignetteSettings>>({
  draw: (stage, { intensity, radius }) =>
    intensity === 0 ? stage.source : stage.pass(PROGRAM, { uIntensity: intensity, uRadius: radius }),
});
