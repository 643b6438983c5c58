// Dunes in the last hour: wind ripples, one hard shadow edge a crest.
float ground(vec2 p) {
  p.x += 0.8 * sin(p.y * 0.22);
  float a = fbm2(p * vec2(0.16, 0.10) + 3.0, 3);
  float w = p.x * 0.42 + p.y * 0.20 + 2.6 * a;
  float saw = fract(w);
  float crest = saw < 0.72 ? saw / 0.72 : (1.0 - saw) / 0.28;
  crest = smoothstep(0.0, 1.0, crest) * 0.35 + crest * 0.65;
  return (0.70 + 0.8 * a) * crest * 1.25 + 1.4 * a - 1.0;
}
float ripples(vec2 p) {
  float w = p.x * 9.0 + p.y * 4.0 + 2.6 * noise2(p * 1.6) + 1.5 * noise2(p * 4.0);
  return sin(w * 2.2);
}
vec3 picture(vec2 px) {
  vec2 uv = (px - 0.5 * uResolution) / uResolution.y;
  vec3 ro = vec3(2.0, 2.4, -4.0), rd = normalize(vec3(uv.x, uv.y - 0.13, 1.35));
  vec3 sun = normalize(vec3(-0.85, 0.30, 0.42));
  float t = 0.5;
  bool hit = false;
  for (int i = min(uSample, 0); i < 200; i++) {
    vec3 p = ro + rd * t;
    float h = p.y - ground(p.xz);
    if (h < 0.0008 * t) { hit = true; break; }
    t += max(0.004, h * 0.4);
    if (t > 70.0) break;
  }
  vec3 sky = mix(vec3(0.80, 0.46, 0.30), vec3(0.10, 0.22, 0.42), smoothstep(-0.06, 0.34, rd.y));
  if (!hit) return sky;
  vec3 p = ro + rd * t;
  float e = 0.006 + 0.0015 * t;
  vec3 n = vec3(ground(p.xz - vec2(e, 0)) - ground(p.xz + vec2(e, 0)), 2.0 * e, ground(p.xz - vec2(0, e)) - ground(p.xz + vec2(0, e)));
  n = normalize(n);
  float k = 0.05 * exp(-t * 0.06);
  n = normalize(n + vec3(ripples(p.xz - vec2(0.01, 0)) - ripples(p.xz + vec2(0.01, 0)), 0.0, ripples(p.xz - vec2(0, 0.01)) - ripples(p.xz + vec2(0, 0.01))) * k * 4.0);
  float lit = 1.0, s = 0.05;
  vec3 jitter = normalize(sun + (vec3(rnd(), rnd(), rnd()) - 0.5) * 0.02);
  for (int i = min(uSample, 0); i < 60; i++) {
    vec3 q = p + vec3(0, 0.01, 0) + jitter * s;
    float h = q.y - ground(q.xz);
    if (h < 0.0) { lit = 0.0; break; }
    s += max(0.05, h * 0.5);
    if (s > 18.0) break;
  }
  vec3 sand = vec3(0.72, 0.40, 0.22) * (0.92 + 0.16 * noise2(p.xz * 60.0));
  vec3 c = sand * (vec3(1.75, 1.10, 0.62) * sat(dot(n, sun)) * lit + vec3(0.13, 0.19, 0.34) * (0.5 + 0.5 * n.y) + vec3(0.12, 0.06, 0.03));
  return mix(c, vec3(0.80, 0.47, 0.31), 1.0 - exp(-pow(t * 0.016, 1.7)));
}
