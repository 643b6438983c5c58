import type { FragmentProgram } from "../../draw/stage";
import { BLEND_MODES, type BlendMode } from "../../schema/layers/blend-modes";
import type { Device } from "../gl/device";
import type { Target } from "../gl/target-pool";
import type { GpuPicture } from "../gl/texture";

/** Blending as browsers do it: W3C Compositing and Blending Level 1, on sRGB values, source-over. */
const BLEND: FragmentProgram = {
  id: "render/blend",
  source: /* glsl */ `
uniform sampler2D uLayer;
uniform int uMode;
uniform float uOpacity;
float lum(vec3 c) { return dot(c, vec3(0.3, 0.59, 0.11)); }
vec3 clipColor(vec3 c) {
  float l = lum(c), n = min(min(c.r, c.g), c.b), x = max(max(c.r, c.g), c.b);
  if (n < 0.0) c = l + (c - l) * l / (l - n);
  if (x > 1.0) c = l + (c - l) * (1.0 - l) / (x - l);
  return c;
}
vec3 setLum(vec3 c, float l) { return clipColor(c + (l - lum(c))); }
float sat(vec3 c) { return max(max(c.r, c.g), c.b) - min(min(c.r, c.g), c.b); }
vec3 setSat(vec3 c, float s) {
  float n = min(min(c.r, c.g), c.b), x = max(max(c.r, c.g), c.b);
  return x > n ? (c - n) * s / (x - n) : vec3(0.0);
}
float dodge(float b, float s) { return b <= 0.0 ? 0.0 : s >= 1.0 ? 1.0 : min(1.0, b / (1.0 - s)); }
float burn(float b, float s) { return b >= 1.0 ? 1.0 : s <= 0.0 ? 0.0 : 1.0 - min(1.0, (1.0 - b) / s); }
float hard(float b, float s) { return s <= 0.5 ? b * 2.0 * s : b + (2.0 * s - 1.0) - b * (2.0 * s - 1.0); }
float soft(float b, float s) {
  if (s <= 0.5) return b - (1.0 - 2.0 * s) * b * (1.0 - b);
  float d = b <= 0.25 ? ((16.0 * b - 12.0) * b + 4.0) * b : sqrt(b);
  return b + (2.0 * s - 1.0) * (d - b);
}
vec3 blend(vec3 b, vec3 s) {
  switch (uMode) {
    case 1: return b * s;
    case 2: return b + s - b * s;
    case 3: return vec3(hard(s.r, b.r), hard(s.g, b.g), hard(s.b, b.b));
    case 4: return min(b, s);
    case 5: return max(b, s);
    case 6: return vec3(dodge(b.r, s.r), dodge(b.g, s.g), dodge(b.b, s.b));
    case 7: return vec3(burn(b.r, s.r), burn(b.g, s.g), burn(b.b, s.b));
    case 8: return vec3(hard(b.r, s.r), hard(b.g, s.g), hard(b.b, s.b));
    case 9: return vec3(soft(b.r, s.r), soft(b.g, s.g), soft(b.b, s.b));
    case 10: return abs(b - s);
    case 11: return b + s - 2.0 * b * s;
    case 12: return setLum(setSat(s, sat(b)), lum(b));
    case 13: return setLum(setSat(b, sat(s)), lum(b));
    case 14: return setLum(s, lum(b));
    case 15: return setLum(b, lum(s));
    default: return s;
  }
}
vec4 shade(vec2 uv) {
  vec4 below = texture(uSource, uv);
  vec4 above = texture(uLayer, uv) * uOpacity;
  vec3 b = clamp(unpremultiply(below), 0.0, 1.0), s = clamp(unpremultiply(above), 0.0, 1.0);
  vec3 mixed = (1.0 - below.a) * s + below.a * blend(b, s);
  return vec4(above.a * mixed + below.rgb * (1.0 - above.a), above.a + below.a * (1.0 - above.a));
}`,
};

/** Mixes a whole-size picture with what lies below it into a third target. */
export function blendPictures(
  device: Device,
  below: GpuPicture,
  above: GpuPicture,
  options: { mode: BlendMode; opacity: number },
  target: Target,
): void {
  const uMode = { ints: [BLEND_MODES.indexOf(options.mode)] };
  device.drawPass(BLEND, { uSource: below, uLayer: above, uMode, uOpacity: options.opacity }, target);
}
