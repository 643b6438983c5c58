/**
 * Reading the picture at another place, for passes that bend it.
 * `mirrored(uv)` folds a place outside of the picture back into it, so that no edge is smeared.
 * `resample(at)` reads there; where the picture is squeezed, it averages what falls into the pixel, so that nothing
 * sparkles. It takes derivatives: call it outside of branches.
 */
export const RESAMPLE_GLSL = /* glsl */ `
vec2 mirrored(vec2 uv) { return 1.0 - abs(mod(uv, 2.0) - 1.0); }
vec4 resample(vec2 at) {
  vec2 dx = dFdx(at), dy = dFdy(at);
  float across = max(length(dx * uResolution), length(dy * uResolution));
  if (across < 1.1) return texture(uSource, mirrored(at));
  float taps = clamp(ceil(across), 2.0, 4.0);
  vec4 sum = vec4(0.0);
  for (float y = 0.5; y < taps; y++) {
    for (float x = 0.5; x < taps; x++) {
      sum += texture(uSource, mirrored(at + dx * (x / taps - 0.5) + dy * (y / taps - 0.5)));
    }
  }
  return sum / (taps * taps);
}
`;
