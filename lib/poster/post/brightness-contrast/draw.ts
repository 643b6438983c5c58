import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { brightnessContrastSettings } from "./index";
import { contrastSlope, gainOf } from "./tone-curve";

const PROGRAM: FragmentProgram = {
  id: "post/brightness-contrast",
  source: /* glsl */ `
uniform float uGain;
uniform float uFlatten;
uniform float uSlope;
uniform float uSaturation;
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec3 light = clamp(toLinear(unpremultiply(c)), 0.0, 1.0);
  // Darker is less light. Brighter is less of what is missing to white, so that nothing clips.
  light = uGain <= 1.0 ? light * uGain : 1.0 - pow(1.0 - light, vec3(uGain));
  float y = dot(light, vec3(0.2126, 0.7152, 0.0722));
  light = clamp(mix(vec3(y), light, uSaturation), 0.0, 1.0);
  vec3 x = toSrgb(light);
  x = mix(x, vec3(0.5), uFlatten);
  if (uSlope > 1.0) {
    vec3 high = pow(x, vec3(uSlope)), low = pow(1.0 - x, vec3(uSlope));
    x = high / max(high + low, 1e-6);
  }
  return premultiply(x, c.a);
}`,
};

/** Sets the tone; all zero returns the source untouched. */
export default defineDrawing<z.output<typeof brightnessContrastSettings>>({
  draw: (stage, { brightness, contrast, saturation }) =>
    brightness === 0 && contrast === 0 && saturation === 0
      ? stage.source
      : stage.pass(PROGRAM, {
          uGain: gainOf(brightness),
          uFlatten: Math.max(0, -contrast),
          uSlope: contrastSlope(contrast),
          uSaturation: 1 + saturation,
        }),
});
