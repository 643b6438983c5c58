import type { z } from "zod";
import { hexToSrgb } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import { FROM_OKLAB_GLSL } from "../../draw/from-oklab";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import type { colorTintSettings } from "./index";
import { TINT_MODES } from "./modes";

const PROGRAM: FragmentProgram = {
  id: "post/color-tint",
  source: /* glsl */ `
uniform float uIntensity;
uniform vec3 uColor;
uniform vec3 uShadowColor;
${FROM_OKLAB_GLSL}
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  vec3 rgb = clamp(unpremultiply(c), 0.0, 1.0), tinted;
#if MODE == 1
    tinted = toSrgb(toLinear(rgb) * toLinear(uColor));
    rgb = toSrgb(mix(toLinear(rgb), toLinear(tinted), uIntensity));
    return premultiply(rgb, c.a);
#else
  vec3 lab = oklab(rgb);
  #if MODE == 0
    // Colour is strongest in the mid tones; black and white stay what they are.
    float room = 4.0 * lab.x * (1.0 - lab.x);
    tinted = vec3(lab.x, oklab(uColor).yz * room * 1.15);
  #else
    tinted = mix(oklab(uShadowColor), oklab(uColor), smoothstep(0.08, 0.95, lab.x));
  #endif
  return premultiply(fromOklab(mix(lab, tinted, uIntensity)), c.a);
#endif
}`,
};

/** Tints the picture; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof colorTintSettings>>({
  draw: (stage, { intensity, color, shadowColor, mode }) =>
    intensity === 0
      ? stage.source
      : stage.pass(variant(PROGRAM, { MODE: TINT_MODES.indexOf(mode) }), {
          uIntensity: intensity,
          uColor: hexToSrgb(color),
          uShadowColor: hexToSrgb(shadowColor),
        }),
});
