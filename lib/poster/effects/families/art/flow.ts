import type { FragmentProgram, Picture, Stage } from "../../../draw/stage";
import { blurred } from "./light";

/** Structure tensor (E, F, G) of the Sobel gradients over all channels of a picture. */
const TENSOR: FragmentProgram = {
  id: "art/tensor",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform float uEven;
vec3 at(vec2 uv, float x, float y) { return texture(uPicture, uv + vec2(x, y) / uResolution).rgb; }
vec4 shade(vec2 uv) {
  vec3 nw = at(uv, -1.0, -1.0), n = at(uv, 0.0, -1.0), ne = at(uv, 1.0, -1.0);
  vec3 w = at(uv, -1.0, 0.0), e = at(uv, 1.0, 0.0);
  vec3 sw = at(uv, -1.0, 1.0), s = at(uv, 0.0, 1.0), se = at(uv, 1.0, 1.0);
  vec3 dx = (ne + 2.0 * e + se - nw - 2.0 * w - sw) * 0.25;
  vec3 dy = (sw + 2.0 * s + se - nw - 2.0 * n - ne) * 0.25;
  vec3 g = vec3(dot(dx, dx), dot(dx, dy), dot(dy, dy));
  return vec4(g / mix(1.0, sqrt(g.x + g.z) + 1e-4, uEven), 1.0);
}`,
};

/**
 * Where forms run: the smoothed structure tensor of a picture (Brox et al., 2006), at the given size, blurred by `sigma`
 * of its own texels. `FLOW_GLSL` reads directions out of it. `even` counts gradients by their size instead of its square,
 * so that soft shading is heard beside hard edges.
 */
export function flowOf(
  stage: Stage,
  picture: Picture,
  size: { readonly widthPx: number; readonly heightPx: number },
  sigma: number,
  even = false,
): Picture {
  return blurred(stage, stage.pass(TENSOR, { uPicture: picture, uEven: even }, size), sigma);
}

/** `vec3 flowAlong(vec3 tensor)`: unit direction along the form, and how sure it is, 0 to 1. */
export const FLOW_GLSL = /* glsl */ `
vec3 flowAlong(vec3 g) {
  float root = sqrt((g.x - g.z) * (g.x - g.z) + 4.0 * g.y * g.y);
  float major = 0.5 * (g.x + g.z + root);
  // Of the two equal ways to write the eigenvector, the longer one: the other vanishes on an axis.
  vec2 a = vec2(major - g.x, -g.y), b = vec2(-g.y, major - g.z);
  vec2 along = dot(a, a) > dot(b, b) ? a : b;
  along = dot(along, along) > 1e-12 ? normalize(along) : vec2(0.0, 1.0);
  return vec3(along, g.x + g.z > 1e-6 ? root / (g.x + g.z) : 0.0);
}`;
