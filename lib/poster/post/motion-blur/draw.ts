import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import type { motionBlurSettings } from "./index";
import { MOTION_KINDS } from "./kinds";
import { tapsFor } from "./taps";

/** To linear light, premultiplied, which the blur works in. */
const LIGHT: FragmentProgram = {
  id: "post/motion-blur/light",
  source: /* glsl */ `
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(gl_FragCoord.xy), 0);
  return vec4(toLinear(unpremultiply(c)) * c.a, c.a);
}`,
};

/**
 * The mean along a piece of the movement. A movement is a line, a scaling or a rotation by even steps, so that a coarse
 * pass over a fine one is the same as very many samples in one.
 */
const BLUR: FragmentProgram = {
  id: "post/motion-blur/blur",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform float uReach;
uniform vec2 uDirection;
uniform vec2 uCentre;
vec2 mirrored(vec2 uv) { return 1.0 - abs(mod(uv, 2.0) - 1.0); }
vec4 shade(vec2 uv) {
  vec2 size = uResolution / uScale, away = (uv - uCentre) * size;
  vec4 sum = vec4(0.0);
  for (int i = 0; i < TAPS; i++) {
    float t = ((float(i) + 0.5) / float(TAPS) - 0.5) * uReach;
#if KIND == 0
    vec2 at = uv + uDirection * t / size;
#elif KIND == 1
    vec2 at = uCentre + away * exp(t / 270.0) / size;
#else
    float turn = t / 270.0;
    vec2 at = uCentre + mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * away / size;
#endif
#if LAST
    sum += texture(uPicture, mirrored(at));
#else
    // The nearest pixel will do: the coarse pass reads between pixels, and this is much quicker.
    sum += texelFetch(uPicture, min(ivec2(mirrored(at) * uResolution), ivec2(uResolution) - 1), 0);
#endif
  }
  sum /= float(TAPS);
#if LAST
  return premultiply(toSrgb(unpremultiply(sum)), sum.a);
#else
  return sum;
#endif
}`,
};

/** Blurs along the movement; distance 0 returns the source untouched. */
export default defineDrawing<z.output<typeof motionBlurSettings>>({
  draw: (stage, { distance, angle, kind, x, y }) => {
    if (distance === 0) return stage.source;
    const angleRad = (angle * Math.PI) / 180;
    const movement = {
      uDirection: [Math.cos(angleRad), Math.sin(angleRad)],
      uCentre: [0.5 + x / 2, 0.5 + y / 2],
    };
    // Far from the centre, zoom and spin move further than the setting says.
    const furthest = kind === "straight" ? 1 : Math.hypot(stage.widthPx, stage.heightPx) / 540 / stage.scale;
    const taps = tapsFor(distance * furthest * stage.scale);
    const light = stage.pass(LIGHT);
    const blur = (LAST: number) => variant(BLUR, { KIND: MOTION_KINDS.indexOf(kind), TAPS: taps, LAST });
    const fine = stage.pass(blur(0), { ...movement, uPicture: light, uReach: distance / taps });
    return stage.pass(blur(1), { ...movement, uPicture: fine, uReach: distance });
  },
});
