// A sheet that was folded three times and laid flat again, in raking light: creases, soft bulges, fibres.
float crease(float d, float seed, float along) {
  float wander = 0.004 * (noise2(vec2(along * 9.0, seed)) - 0.5);
  float ridge = abs(d + wander);
  return -0.0036 * exp(-ridge * 210.0) + 0.020 * exp(-ridge * 7.0);
}
float height(vec2 p) {
  float h = 0.030 * fbm2(p * 1.6 + 3.0, 3) + 0.006 * fbm2(p * 6.0 + 9.0, 3);
  // Panels between folds belly a little, each its own way.
  vec2 cell = floor(p * vec2(2.0, 4.0 / 1.3333)), f = fract(p * vec2(2.0, 4.0 / 1.3333));
  h += (hash2(cell + 5.0) - 0.35) * 0.016 * sin(f.x * PI) * sin(f.y * PI);
  h += crease(p.x - 0.5, 1.0, p.y);
  for (int i = 1; i < 4; i++) {
    float sign1 = i == 2 ? 1.0 : -0.8;
    h += sign1 * crease(p.y - float(i) * 0.33333, float(i) * 7.0, p.x);
  }
  // dents from handling
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    vec2 at = vec2(hash1(k * 3.1), hash1(k * 5.7) * 1.333), dir = normalize(vec2(hash1(k) - 0.5, hash1(k * 9.0) - 0.5));
    vec2 d = p - at;
    float along = dot(d, dir), off = dot(d, vec2(-dir.y, dir.x));
    h += 0.0045 * exp(-abs(off) * 60.0) * exp(-along * along * 60.0);
  }
  return h;
}
vec3 picture(vec2 px) {
  vec2 p = px / uResolution.x;
  float e = 0.0008, h = height(p);
  vec2 slope = vec2(height(p + vec2(e, 0)) - h, height(p + vec2(0, e)) - h) / e;
  float fibre = noise2(px * vec2(0.9, 0.22)) * 0.35 + noise2(px * vec2(0.2, 0.8) + 40.0) * 0.35 + noise2(px * 1.1) * 0.3;
  slope += 0.10 * (vec2(noise2(px * 0.5), noise2(px * 0.5 + 60.0)) - 0.5);
  vec3 n = normalize(vec3(-slope * 1.5, 1.0));
  float lit = 0.20 + 0.95 * sat(dot(n, normalize(vec3(-0.70, 0.50, 0.62))));
  // Print and fibre wear off where the sheet was folded.
  float fold = exp(-abs(p.x - 0.5) * 330.0);
  for (int i = 1; i < 4; i++) fold = max(fold, exp(-abs(p.y - float(i) * 0.33333) * 330.0));
  vec3 sheet = mix(vec3(0.80, 0.765, 0.69), vec3(0.90, 0.88, 0.84), fold * noise2(px * 0.25) * 0.8);
  float speck = step(0.9975, hash2(px * 0.5)) * 0.10;
  return sheet * lit * (0.965 + 0.07 * fibre - speck);
}
