/**
 * The curves of sRGB (IEC 61966-2-1) for programs, by roots in place of powers: without a GPU a power takes as long as ten
 * roots, and most passes convert every pixel. Right to 0.01 of 255 steps, and exact for black and white. Beyond 1 they go
 * on alike. Fitted to the least largest error.
 */
const TO_LINEAR = [0.000776, 0.039954, 0.324217, 0.635053] as const;
const TO_SRGB = [-0.05062, -0.130278, 0.945014, 0.235884] as const;

/** `vec3 toLinear(vec3)` and `vec3 toSrgb(vec3)`; of negative values, the negative of what is got for their size. */
export const SRGB_CURVE_GLSL = /* glsl */ `
vec3 toLinear(vec3 c) {
  vec3 a = abs(c);
  vec3 curve = ${TO_LINEAR[0]} + a * (${TO_LINEAR[1]} + a * (${TO_LINEAR[2]} + ${TO_LINEAR[3]} * sqrt(a)));
  return sign(c) * mix(a / 12.92, curve, step(0.04045, a));
}
vec3 toSrgb(vec3 c) {
  vec3 a = abs(c), half_ = sqrt(a), quarter = sqrt(half_);
  vec3 curve = ${TO_SRGB[0]} + quarter * (${TO_SRGB[1]} + ${TO_SRGB[2]} * sqrt(quarter)) + ${TO_SRGB[3]} * half_;
  return sign(c) * mix(a * 12.92, curve, step(0.0031308, a));
}`;

/** `toLinear` of the programs for one channel, 0 or more. */
export const curveToLinear = (value: number): number =>
  value < 0.04045
    ? value / 12.92
    : TO_LINEAR[0] + value * (TO_LINEAR[1] + value * (TO_LINEAR[2] + TO_LINEAR[3] * Math.sqrt(value)));

/** `toSrgb` of the programs for one channel, 0 or more. */
export function curveToSrgb(light: number): number {
  const half = Math.sqrt(light);
  const quarter = Math.sqrt(half);
  return light < 0.0031308
    ? light * 12.92
    : TO_SRGB[0] + quarter * (TO_SRGB[1] + TO_SRGB[2] * Math.sqrt(quarter)) + TO_SRGB[3] * half;
}
