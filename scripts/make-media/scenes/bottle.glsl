// A perfume-like bottle with a round stopper on a stone, back-lit colour, seamless ground.
vec2 closer(vec2 a, float d, float m) { return d < a.x ? vec2(d, m) : a; }
vec2 map(vec3 p) {
  float ground = p.y;
  if (p.z < -2.0) { vec2 q = vec2(p.z + 2.0, p.y - 2.6); ground = q.y < 0.0 ? 2.6 - length(q) : p.z + 4.6; }
  vec2 h = vec2(ground, 0.0);
  h = closer(h, sdCylinder(p - vec3(0.0, 0.22, 0.0), 0.20, 1.35) - 0.02, 1.0);
  vec3 s = p - vec3(1.25, 0.30, 0.95);
  s.xz *= turn(0.5);
  h = closer(h, sdBox(s, vec3(0.34, 0.28, 0.30)) - 0.02, 4.0);
  h = closer(h, length(p - vec3(-1.45, 0.34, 0.95)) - 0.34, 5.0);
  vec3 b = p - vec3(0.0, 1.42, 0.0);
  b.xz *= turn(0.42);
  float body = sdBox(b, vec3(0.62, 0.86, 0.30)) - 0.12;
  float shoulder = sdCylinder(b - vec3(0.0, 1.08, 0.0), 0.14, 0.20) - 0.02;
  h = closer(h, smin(body, shoulder, 0.10), 2.0);
  h = closer(h, sdCylinder(b - vec3(0.0, 1.22, 0.0), 0.10, 0.235) - 0.015, 6.0);
  return closer(h, length(b - vec3(0.0, 1.66, 0.0)) - 0.36, 3.0);
}
Surface surface(vec3 p, vec3 n, float m) {
  if (m < 0.5) return Surface(vec3(0.86, 0.63, 0.52), 0.85, 0.0, 0.0);
  if (m < 1.5) return Surface(vec3(0.80, 0.55, 0.45) * (0.9 + 0.2 * fbm3(p * 6.0, 4)), 0.7, 0.0, 0.0);
  if (m < 2.5) {
    vec3 b = p - vec3(0.0, 1.42, 0.0);
    b.xz *= turn(0.42);
    if (b.z > 0.40 && abs(b.x) < 0.46 && abs(b.y + 0.10) < 0.50) {
      vec3 paper = vec3(0.90, 0.87, 0.80);
      vec2 q = vec2(b.x, b.y + 0.10);
      float ink = 0.0;
      ink = max(ink, step(abs(abs(q.y) - 0.45), 0.006) * step(abs(q.x), 0.41));
      ink = max(ink, step(abs(length(q - vec2(0.0, 0.18)) - 0.13), 0.012));
      ink = max(ink, step(length((q - vec2(0.0, 0.18)) * vec2(1.0, 2.0)), 0.10));
      for (int i = 0; i < 3; i++) ink = max(ink, step(abs(q.y + 0.10 + 0.085 * float(i)), 0.012) * step(abs(q.x), 0.30 - 0.08 * float(i)));
      return Surface(mix(paper, vec3(0.05, 0.06, 0.10), ink), 0.6, 0.0, 0.0);
    }
    float depth = smoothstep(-1.0, 0.55, b.y);
    float edge = pow(1.0 - abs(dot(n, normalize(vec3(0.1, 0.1, 1.0)))), 1.5);
    vec3 glass = mix(vec3(0.012, 0.095, 0.105), vec3(0.03, 0.28, 0.27), depth) * (1.0 + 1.6 * edge);
    float level = smoothstep(0.575, 0.59, b.y);
    return Surface(mix(glass, vec3(0.28, 0.48, 0.46), level * 0.55), 0.07, 0.0, 0.06);
  }
  if (m < 3.5) return Surface(vec3(0.93, 0.71, 0.36), 0.16, 1.0, 0.0);
  if (m < 4.5) return Surface(vec3(0.16, 0.22, 0.24) * (0.85 + 0.3 * fbm3(p * 9.0, 4)), 0.75, 0.0, 0.0);
  if (m < 5.5) return Surface(vec3(0.88, 0.30, 0.17), 0.5, 0.0, 0.0);
  return Surface(vec3(0.93, 0.71, 0.36), 0.2, 1.0, 0.0);
}
vec3 sky(vec3 rd) { return vec3(0.26, 0.21, 0.19) + vec3(3.0) * smoothstep(0.93, 0.95, dot(rd, normalize(vec3(-0.9, 0.30, 0.35)))) + vec3(1.6) * smoothstep(0.90, 0.93, dot(rd, normalize(vec3(0.95, 0.45, 0.2)))); }
vec3 lampPoint(int i, vec2 u) { vec2 s = u * 2.0 - 1.0; return i == 0 ? vec3(-4.4, 5.0 + s.y * 0.55, 2.6 + s.x * 0.55) : vec3(3.4 + s.x * 0.6, 3.4 + s.y * 0.6, -1.2); }
vec3 lampColor(int i, vec3 p) { return i == 0 ? vec3(1.0, 0.92, 0.82) * 120.0 : vec3(1.0, 0.70, 0.52) * 26.0; }
vec3 picture(vec2 px) {
  vec2 uv = (px - 0.5 * uResolution) / uResolution.y;
  vec3 ro = vec3(0.35, 2.2, 8.2);
  return trace(ro, lookAt(ro, vec3(0.0, 1.62, 0.0)) * normalize(vec3(uv, 1.95)), 30.0);
}
