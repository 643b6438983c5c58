/**
 * Shared GLSL of the glitches. `toYiq` and `fromYiq`: luma and colour difference as NTSC carries them, of the encoded
 * signal, as video does. `chance(a, b, salt, moment)`: three repeatable random numbers for whole a and b.
 */
export const SIGNAL_GLSL = /* glsl */ `
vec3 toYiq(vec3 c) {
  return vec3(
    dot(c, vec3(0.299, 0.587, 0.114)),
    dot(c, vec3(0.5959, -0.2746, -0.3213)),
    dot(c, vec3(0.2115, -0.5227, 0.3112)));
}
vec3 fromYiq(vec3 s) {
  return vec3(
    s.x + 0.9563 * s.y + 0.6210 * s.z,
    s.x - 0.2721 * s.y - 0.6474 * s.z,
    s.x - 1.1070 * s.y + 1.7046 * s.z);
}
vec3 chance(float a, float b, float salt, float moment) {
  return random3(vec3(a, b + salt * 4099.0, moment * 7.0 + uSeed * 977.0));
}`;

/** The seed of a drawing out of the stage's and the setting's: small enough that floats count on from it exactly. */
export const seedOf = (stageSeed: number, setting: number): number => (stageSeed + setting * 7919) % 10_007;

/** The number of the moment at a time, for faults that step `rate` times a second; 0 stands still. */
export const momentAt = (timeSeconds: number, rate: number): number => Math.floor(timeSeconds * rate + 1e-6);
