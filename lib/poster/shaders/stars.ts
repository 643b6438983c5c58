/**
 * `vec3 starsAt(vec2 p, float many)`: points of light around a place in px of the reference canvas, 0 none to 1 many. Each
 * lies within one cell of a grid and is never smaller than a pixel, so none of them flickers. Linear light.
 */
export const STARS_GLSL = /* glsl */ `
vec3 starsAt(vec2 p, float many) {
  vec2 q = p / 25.0, cell = floor(q);
  vec3 r = random3(vec3(cell, 31.0 + uSeed * 977.0));
  // Few are large and bright.
  float size = fract(r.z * 7.31), full = 0.65 + 0.6 * size * size * size, radius = max(full, 1.0 / uScale);
  float away = length((q - cell - 0.15 - 0.7 * r.xy) * 25.0), thin = full / radius;
  float light = (0.12 + 1.1 * size * size) * step(1.0 - many, r.z) * thin * thin;
  return light * max(0.0, 1.0 - away / radius) * mix(vec3(1.0, 0.86, 0.7), vec3(0.75, 0.86, 1.0), r.x);
}
`;
