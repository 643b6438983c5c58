type Vector = readonly [x: number, y: number, z: number];

/** One soft box: where it stands, how wide and high it is as half angles in radians, how soft its edge, how bright. */
interface SoftBox {
  readonly toward: Vector;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly edge: number;
  readonly color: Vector;
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
const vector = (values: Vector) => `vec3(${values.map(number).join(", ")})`;

const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

function unit(values: Vector): Vector {
  const length = Math.hypot(...values);
  return [values[0] / length, values[1] / length, values[2] / length];
}

/** A box's own axes are worked out here: software graphics would work them out again for each pixel. */
function lightOf({ toward, halfWidth, halfHeight, edge, color }: SoftBox): string {
  const ahead = unit(toward);
  const right = unit(cross([0, 1, 0.001], ahead));
  const axes = [ahead, right, cross(ahead, right)].map(vector).join(", ");
  const size = `vec2(${number(halfWidth)}, ${number(halfHeight)})`;
  return `  room += ${vector(color)} * softBox(d, ${axes}, ${size}, spread + ${number(edge)});`;
}

/** `vec3 studio(vec3 direction, float roughness)`: light from there, as a surface of that roughness gathers it. */
export const STUDIO_GLSL = /* glsl */ `
// Close to a Gaussian step from 0 to 1, and cheap.
float softStep(float x) { return smoothstep(-1.9, 1.9, x); }
float softBand(float at, float halfWidth, float spread) {
  return softStep((at + halfWidth) / spread) - softStep((at - halfWidth) / spread);
}
float softBox(vec3 d, vec3 ahead, vec3 right, vec3 up, vec2 halfSize, float spread) {
  float high = softBand(asin(clamp(dot(d, up), -1.0, 1.0)), halfSize.y, spread);
  if (high <= 0.0) return 0.0;
  return high * softBand(atan(dot(d, right), dot(d, ahead)), halfSize.x, spread);
}
vec3 studio(vec3 d, float roughness) {
  float spread = mix(0.025, 0.78, roughness * roughness * (1.6 - 0.6 * roughness));
  float height = d.y / (0.35 + spread);
  vec3 room = mix(vec3(0.035, 0.036, 0.04), vec3(0.3, 0.3, 0.31), softStep(height * 2.0 + 0.25));
  // The far wall is lit from above the floor: a horizon for mirrors.
  room += vec3(0.2, 0.2, 0.21) * softBand(d.y - 0.16, 0.14, 0.1 + spread);
${SOFT_BOXES.map(lightOf).join("\n")}
  return room;
}`;
