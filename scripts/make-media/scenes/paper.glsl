// A sheet that was crumpled and smoothed again, in raking light.
float creases(vec2 p) {
  float sum = 0.0, weight = 1.0;
  for (int o = 0; o < 6; o++) {
    vec2 w = p + 0.35 * vec2(noise2(p * 0.7 + 3.0), noise2(p * 0.7 + 8.0));
    float fold = abs(noise2(w) - 0.5) + 0.6 * abs(noise2(w.yx * 0.8 + 31.0) - 0.5);
    sum += weight * fold;
    weight *= o == 0 ? 0.62 : 0.50;
    p = mat2(1.52, 1.12, -1.12, 1.52) * p + 13.7;
  }
  return sum;
}
vec3 picture(vec2 px) {
  vec2 p = px / uResolution.x * 2.6 + 40.0;
    float e = 0.004, h = creases(p);
  vec2 slope = vec2(creases(p + vec2(e, 0)) - h, creases(p + vec2(0, e)) - h) / e;
  slope = slope / (1.0 + 0.55 * length(slope));
  vec3 n = normalize(vec3(-slope * 0.50, 1.0));
  float fibre = noise2(px * vec2(0.55, 0.16)) * 0.5 + noise2(px * 0.9) * 0.5;
  float lit = 0.16 + 0.98 * sat(dot(n, normalize(vec3(-0.62, 0.55, 0.62))));
  return vec3(0.80, 0.765, 0.70) * lit * (0.965 + 0.07 * fibre) * 0.92;
}
