/** One soft box: where it stands, how wide and high it is as half angles in radians, how soft its edge, how bright. */
interface SoftBox {
  readonly toward: readonly [number, number, number];
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly edge: number;
  readonly color: readonly [number, number, number];
}

/** x to the right, y up, z toward the viewer. Nearly neutral, so that a layer's colour stays itself. */
const SOFT_BOXES: readonly SoftBox[] = [
  { toward: [-0.6, 0.62, 0.5], halfWidth: 0.46, halfHeight: 0.42, edge: 0, color: [5, 4.9, 4.75] },
  { toward: [0.97, 0.05, 0.3], halfWidth: 0.11, halfHeight: 0.75, edge: 0, color: [4, 4.15, 4.4] },
  { toward: [-0.25, 1, -0.25], halfWidth: 0.4, halfHeight: 0.26, edge: 0.04, color: [3.2, 3.2, 3.2] },
  { toward: [-0.95, -0.05, -0.45], halfWidth: 0.09, halfHeight: 0.75, edge: 0, color: [4.6, 4.5, 4.4] },
  { toward: [0.2, -0.75, 0.6], halfWidth: 0.7, halfHeight: 0.12, edge: 0.16, color: [0.75, 0.73, 0.72] },
  { toward: [0.15, 0.32, 1], halfWidth: 0.75, halfHeight: 0.22, edge: 0.3, color: [0.85, 0.85, 0.87] },
];

const number = (value: number) => value.toFixed(4);
const vector = ([x, y, z]: readonly [number, number, number]) =>
  `vec3(${number(x)}, ${number(y)}, ${number(z)})`;

/** `vec3 studio(vec3 direction, float roughness)`: light from there, as a surface of that roughness gathers it. */
export const STUDIO_GLSL = /* glsl */ `
// A Gaussian step from 0 to 1, within a thousandth.
float softStep(float x) { return 1.0 / (1.0 + exp(-1.5976 * x - 0.07057 * x * x * x)); }
float softBand(float at, float halfWidth, float spread) {
  return softStep((at + halfWidth) / spread) - softStep((at - halfWidth) / spread);
}
float softBox(vec3 d, vec3 toward, vec2 halfSize, float spread) {
  vec3 right = normalize(cross(vec3(0.0, 1.0, 0.001), toward));
  vec3 up = cross(toward, right);
  float depth = dot(d, toward);
  vec2 at = vec2(atan(dot(d, right), depth), asin(clamp(dot(d, up), -1.0, 1.0)));
  return softBand(at.x, halfSize.x, spread) * softBand(at.y, halfSize.y, spread);
}
vec3 studio(vec3 d, float roughness) {
  float spread = mix(0.025, 0.78, roughness * roughness * (1.6 - 0.6 * roughness));
  float height = d.y / (0.35 + spread);
  vec3 room = mix(vec3(0.035, 0.036, 0.04), vec3(0.3, 0.3, 0.31), softStep(height * 2.0 + 0.25));
  // The far wall is lit from above the floor: a horizon for mirrors.
  room += vec3(0.2, 0.2, 0.21) * softBand(d.y - 0.16, 0.14, 0.1 + spread);
${SOFT_BOXES.map(
  ({ toward, halfWidth, halfHeight, edge, color }) =>
    `  room += ${vector(color)} * softBox(d, normalize(${vector(toward)}), vec2(${number(halfWidth)}, ${number(halfHeight)}), spread + ${number(edge)});`,
).join("\n")}
  return room;
}`;
