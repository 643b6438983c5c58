// Ridges behind ridges at first light. Each ridge is a profile; its face is lit from the side, mist lies between.
float profile(float x, float ridge) {
  float k = x * (1.15 + 0.12 * ridge) + ridge * 17.3;
  float h = 0.0, weight = 0.55;
  for (int i = 0; i < 8; i++) {
    float n = 1.0 - abs(noise2(vec2(k, ridge * 5.0)) * 2.0 - 1.0);
    h += weight * n;
    k = k * 2.03 + 3.7;
    weight *= 0.46;
  }
  return h;
}
float relief(vec2 p, float ridge) {
  float sum = 0.0, weight = 0.5;
  vec2 q = p * vec2(3.2, 3.0) + ridge * 9.1;
  q.x += q.y * 0.5;
  for (int i = 0; i < 6; i++) {
    float n = 1.0 - abs(noise2(q) * 2.0 - 1.0);
    sum += weight * n * n;
    q = mat2(1.5, 1.25, -1.25, 1.5) * q + 5.0;
    weight *= 0.55;
  }
  return sum;
}
vec3 heaven(vec2 p) {
  vec3 c = mix(vec3(1.05, 0.50, 0.26), vec3(0.13, 0.22, 0.44), smoothstep(-0.05, 0.52, p.y));
  vec2 d = p - vec2(0.34, 0.135);
  float r = length(d);
  c += vec3(1.0, 0.50, 0.20) * 0.16 / (0.06 + r) + vec3(6.0, 4.4, 2.8) * smoothstep(0.052, 0.047, r);
  float streak = fbm2(vec2(p.x * 1.8, p.y * 12.0) + 4.0, 6);
  return mix(c, vec3(1.25, 0.62, 0.42), 0.55 * smoothstep(0.46, 0.70, streak) * smoothstep(0.10, 0.22, p.y));
}
vec3 picture(vec2 px) {
  vec2 p = (px - 0.5 * uResolution) / uResolution.y;
  vec3 light = heaven(p);
  for (int i = 0; i < 7; i++) {
    float r = float(i), depth = 1.0 - r / 6.5;
    float scale = mix(0.30, 0.17, depth);
    float base = mix(-0.62, 0.055, pow(depth, 0.85));
    float x = p.x / (0.55 + 0.55 * (1.0 - depth)) ;
    float top = base + scale * profile(x, r + 2.0) * (i == 3 ? 1.55 : 1.0) * (0.75 + 0.5 * noise2(vec2(x * 0.9, r)));
    float d = p.y - top;
    if (d < 0.0) {
      float e = 0.004;
      vec2 at = vec2(x, (p.y - base) * 1.2);
      float f = relief(at, r);
      vec2 slope = vec2(relief(at + vec2(e, 0), r) - f, relief(at + vec2(0, e), r) - f) / e;
      vec3 n = normalize(vec3(-slope * 0.26, 1.0));
      float sun = sat(dot(n, normalize(vec3(0.85, 0.35, 0.18))));
      float snow = smoothstep(0.10, -0.06, -d * 0.0 + (top - p.y) - 0.13 * f) * smoothstep(0.30, 0.62, top - base + 0.1) * smoothstep(0.9, 0.25, r / 6.0);
      vec3 rock = mix(vec3(0.035, 0.038, 0.055), vec3(0.42, 0.46, 0.58), snow * 0.9);
      vec3 c = rock * (vec3(0.16, 0.24, 0.46) * 1.5 + vec3(3.6, 1.75, 0.80) * sun);
      vec3 haze = mix(vec3(0.33, 0.27, 0.36), vec3(1.05, 0.56, 0.34), exp(-dot(p - vec2(0.34, 0.1), p - vec2(0.34, 0.1)) * 3.0));
      c = mix(c, haze, 0.80 * pow(depth, 0.9) + 0.04);
      float low = smoothstep(0.0, 0.34, top - p.y);
      float cloud = fbm2(vec2(p.x * 2.4 + r * 3.0, p.y * 6.0 + r), 6);
      c = mix(c, haze * 1.10 + 0.03, sat(low * (0.25 + 1.5 * cloud) - 0.25) * (0.35 + 0.6 * depth));
      light = mix(light, c, smoothstep(0.0, -0.0016, d));
    }
  }
  return light;
}
