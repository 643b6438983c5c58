/**
 * `vec3 starsAt(vec2 p, float many)`: points of light around a place in px of the reference canvas, 0 none to 1 many. Each lies
 * within one cell of one of two grids and is never smaller than a pixel, so none of them flickers. Linear light.
 */
export const STARS_GLSL = /* glsl */ `
vec3 starsAt(vec2 p, float many) {
  vec3 sum = vec3(0.0);
  for (float layer = 0.0; layer < 2.0; layer++) {
    float cellPx = 26.0 + 34.0 * layer;
    vec2 q = p / cellPx, cell = floor(q);
    vec3 r = random3(vec3(cell, 31.0 + layer + uSeed * 977.0));
    float full = 0.7 + 0.5 * layer, radius = max(full, 1.0 / uScale), thin = full / radius;
    float away = length((q - cell - 0.2 - 0.6 * r.xy) * cellPx);
    float there = step(1.0 - many, fract(r.z * 7.31)) * thin * thin;
    vec3 tint = mix(vec3(1.0, 0.86, 0.7), vec3(0.75, 0.86, 1.0), r.x);
    sum += there * (0.15 + r.z * r.z * 1.1) * max(0.0, 1.0 - away / radius) * tint;
  }
  return sum;
}
`;
