import type { FragmentProgram, Picture, Stage } from "../../draw/stage";

/**
 * The gas at a moment. It turns faster near the hole and would wind up without end; so it is shown at two ages, one of
 * which begins anew while it is not seen.
 */
const TURNED: FragmentProgram = {
  id: "shader/black-hole/turned-gas",
  source: /* glsl */ `
uniform sampler2D uGas;
uniform float uPhase;
uniform vec2 uEdges;
float gas(float turn, float across) {
  return texture(uGas, vec2((fract(turn) * (uResolution.x - 1.0) + 0.5) / uResolution.x, across)).r;
}
vec4 shade(vec2 uv) {
  float turn = floor(uv.x * uResolution.x) / (uResolution.x - 1.0), r = mix(uEdges.x, uEdges.y, uv.y);
  float omega = 3.0 * pow(r / uEdges.x, -1.5), age = fract(uPhase * 3.0), other = fract(age + 0.5);
  float n = mix(gas(turn - omega * age, uv.y), gas(turn + 0.37 - omega * other, uv.y), abs(2.0 * age - 1.0));
  return vec4(n, 0.0, 0.0, 1.0);
}`,
};

/**
 * Draws the gas between two radii.
 * @param phase 0 to 1, how far its loop is.
 */
export function drawGas(
  stage: Stage,
  edges: readonly [inner: number, outer: number],
  phase: number,
): Picture {
  const size = { widthPx: GAS_WIDTH, heightPx: GAS_HEIGHT };
  const uGas = stage.pass(GAS, {}, size);
  return stage.pass(TURNED, { uGas, uPhase: phase, uEdges: edges }, size);
}

/** Size of the picture of the gas: once round the disc across, from its inner to its outer edge down. */
export const GAS_WIDTH = 512;
const GAS_HEIGHT = 96;

/**
 * Density of the gas, as streaks drawn out along the way that it goes. The last column shows the same place as the
 * first, so that reading between them has no seam.
 */
const GAS: FragmentProgram = {
  id: "shader/black-hole/gas",
  source: /* glsl */ `
float periodic(vec2 p, float period, float layer) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  float left = mod(i.x, period), right = mod(i.x + 1.0, period), salt = layer + uSeed * 977.0;
  float a = random3(vec3(left, i.y, salt)).x, b = random3(vec3(right, i.y, salt)).x;
  float c = random3(vec3(left, i.y + 1.0, salt)).x, d = random3(vec3(right, i.y + 1.0, salt)).x;
  return mix(mix(a, b, f.x), mix(c, d, f.x), f.y);
}
vec4 shade(vec2 uv) {
  float turn = (floor(uv.x * uResolution.x) / (uResolution.x - 1.0));
  float r = uv.y;
  // Spiral arms: further out, gas lags behind.
  float x = turn + 0.55 * sqrt(r);
  float n = 0.42 * periodic(vec2(x * 5.0, r * 9.0), 5.0, 1.0)
    + 0.3 * periodic(vec2(x * 13.0, r * 26.0), 13.0, 2.0)
    + 0.2 * periodic(vec2(x * 29.0, r * 60.0), 29.0, 3.0)
    + 0.08 * periodic(vec2(x * 71.0, r * 110.0), 71.0, 4.0);
  return vec4(n, 0.0, 0.0, 1.0);
}`,
};
