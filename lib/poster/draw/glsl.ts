import { SRGB_CURVE_GLSL } from "./srgb-curve";

/**
 * Shared GLSL, put before every fragment program: declarations, colour conversions, noise.
 * sRGB: IEC 61966-2-1. Luma: Rec. 709 weights on linear light. OKLab: Björn Ottosson, 2020. Hash: PCG, Jarzynski & Olano 2020.
 */
export const SHARED_GLSL = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
in vec2 vUv;
out vec4 fragColor;
uniform sampler2D uSource;
uniform vec2 uResolution;
uniform float uScale;
uniform float uTime;
uniform float uSeed;

${SRGB_CURVE_GLSL}
/** Colour of a premultiplied sample without its alpha. */
vec3 unpremultiply(vec4 c) { return c.a > 0.0 ? c.rgb / c.a : vec3(0.0); }
vec4 premultiply(vec3 c, float a) { return vec4(c * a, a); }
/** Relative luminance of an sRGB colour, 0 to 1, in linear light. */
float luminance(vec3 srgb) { return dot(toLinear(srgb), vec3(0.2126, 0.7152, 0.0722)); }
/** Perceptual lightness of an sRGB colour, 0 to 1 (CIE L* / 100). */
float lightness(vec3 srgb) {
  float y = clamp(luminance(srgb), 0.0, 1.0);
  return y <= 0.008856 ? y * 9.033 : 1.16 * pow(y, 1.0 / 3.0) - 0.16;
}
vec3 oklab(vec3 srgb) {
  vec3 c = toLinear(srgb);
  vec3 lms = vec3(
    dot(c, vec3(0.4122214708, 0.5363325363, 0.0514459929)),
    dot(c, vec3(0.2119034982, 0.6806995451, 0.1073969566)),
    dot(c, vec3(0.0883024619, 0.2817188376, 0.6299787005)));
  lms = pow(max(lms, 0.0), vec3(1.0 / 3.0));
  return vec3(
    dot(lms, vec3(0.2104542553, 0.7936177850, -0.0040720468)),
    dot(lms, vec3(1.9779984951, -2.4285922050, 0.4505937099)),
    dot(lms, vec3(0.0259040371, 0.7827717662, -0.8086757660)));
}
uvec3 pcg(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return v;
}
/** Three repeatable random numbers in 0 to 1 for whole coordinates (negative ones too). */
vec3 random3(vec3 p) {
  // The upper bits as those of a number from 1 to 2: without a GPU, that is much quicker than converting them.
  return uintBitsToFloat((pcg(uvec3(ivec3(floor(p)))) >> 9u) | 0x3f800000u) - 1.0;
}
float random1(vec2 p) { return random3(vec3(p, uSeed)).x; }
/** Smooth value noise, 0 to 1. */
float valueNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(random1(i), random1(i + vec2(1, 0)), f.x), mix(random1(i + vec2(0, 1)), random1(i + vec2(1, 1)), f.x), f.y);
}
`;
