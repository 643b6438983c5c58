/**
 * The curves of sRGB (IEC 61966-2-1) for programs, by roots in place of powers: without a GPU a power takes as long as ten
 * roots, and most passes convert every pixel. Right to 0.0002 of 255 steps, and exact for black and white: a stack of as many
 * passes as a poster may have, each of which converts and converts back, moves no flat colour off its step. Beyond 1 they go
 * on alike. Fitted to the least largest error.
 */
const TO_LINEAR = [0.00085015, 0.03250274, 0.04469393, 0.2210027, 0.73910312, -0.03815264] as const;
const TO_SRGB = [-0.0541883, -0.05452434, 0.72813438, 0.46856214, -0.09031912, 0.00233524] as const;

/** `vec3 toLinear(vec3)` and `vec3 toSrgb(vec3)`; of negative values, the negative of what is got for their size. */
export const SRGB_CURVE_GLSL = /* glsl */ `
vec3 toLinear(vec3 c) {
  vec3 a = abs(c), root = sqrt(a);
  vec3 high = ${TO_LINEAR[3]} + ${TO_LINEAR[4]} * root + ${TO_LINEAR[5]} * a;
  vec3 curve = ${TO_LINEAR[0]} + a * (${TO_LINEAR[1]} + ${TO_LINEAR[2]} * root + a * high);
  return sign(c) * mix(a / 12.92, curve, step(0.04045, a));
}
vec3 toSrgb(vec3 c) {
  vec3 a = abs(c), half_ = sqrt(a), quarter = sqrt(half_), eighth = sqrt(quarter);
  vec3 high = ${TO_SRGB[3]} + ${TO_SRGB[4]} * eighth + ${TO_SRGB[5]} * half_;
  vec3 curve = ${TO_SRGB[0]} + quarter * (${TO_SRGB[1]} + ${TO_SRGB[2]} * eighth) + half_ * high;
  return sign(c) * mix(a * 12.92, curve, step(0.0031308, a));
}`;

/** `toLinear` of the programs for one channel, 0 or more. */
export function curveToLinear(value: number): number {
  const root = Math.sqrt(value);
  const high = TO_LINEAR[3] + TO_LINEAR[4] * root + TO_LINEAR[5] * value;
  return value < 0.04045
    ? value / 12.92
    : TO_LINEAR[0] + value * (TO_LINEAR[1] + TO_LINEAR[2] * root + value * high);
}

/** `toSrgb` of the programs for one channel, 0 or more. */
export function curveToSrgb(light: number): number {
  const half = Math.sqrt(light);
  const quarter = Math.sqrt(half);
  const eighth = Math.sqrt(quarter);
  const high = TO_SRGB[3] + TO_SRGB[4] * eighth + TO_SRGB[5] * half;
  return light < 0.0031308
    ? light * 12.92
    : TO_SRGB[0] + quarter * (TO_SRGB[1] + TO_SRGB[2] * eighth) + half * high;
}
