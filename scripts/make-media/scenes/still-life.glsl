// A still life: plaster spheres and a cone on a draped cloth, window light from the left.
float cloth(vec2 p) {
  float fold = sin(p.x * 2.1 + 1.6 * sin(p.y * 0.9 + 0.6) + 0.8) * 0.5 + 0.5;
  float fine = sin(p.x * 5.3 - p.y * 1.3 + 2.0 * noise2(p * 0.9)) * 0.5 + 0.5;
  float flat1 = smoothstep(1.15, 2.1, length(p - vec2(0.0, 0.1)));
  return (0.17 * fold * fold + 0.07 * fine * fine) * flat1 + 0.012 * noise2(p * 5.0);
}
vec2 closer(vec2 a, float d, float m) { return d < a.x ? vec2(d, m) : a; }
vec2 map(vec3 p) {
  vec2 h = vec2((p.y - cloth(p.xz)) * 0.72, 0.0);
  // the cloth rises behind as a curtain
  float back = p.z + 2.4 - 0.22 * sin(p.x * 3.0 + 0.7 * sin(p.y * 0.8)) - 0.09 * sin(p.x * 7.7 + p.y * 0.5);
  h = vec2(smin(h.x, back * 0.62, 0.7), 0.0);
  h = closer(h, length(p - vec3(-0.62, 0.72, -0.35)) - 0.71, 1.0);
  h = closer(h, length(p - vec3(0.62, 0.40, 0.45)) - 0.39, 2.0);
  h = closer(h, length(p - vec3(-0.25, 0.22, 0.85)) - 0.21, 3.0);
  vec3 c = p - vec3(0.78, 0.0, -0.75);
  float cone = max(dot(vec2(length(c.xz), c.y - 1.95), normalize(vec2(1.95, 0.62))), -c.y + 0.02) - 0.02;
  h = closer(h, cone, 4.0);
  vec3 b = p - vec3(1.28, 0.24, 0.18);
  b.xz *= turn(0.6);
  h = closer(h, sdBox(b, vec3(0.22)) - 0.015, 5.0);
  vec3 r = p - vec3(-1.28, 0.12, 0.55);
  r.xz *= turn(0.3);
  return closer(h, sdTorus(r, vec2(0.34, 0.115)), 6.0);
}
Surface surface(vec3 p, vec3 n, float m) {
  float tooth = 0.96 + 0.08 * noise3(p * 40.0);
  if (m < 0.5) return Surface(vec3(0.30, 0.055, 0.045) * (0.94 + 0.12 * noise2(p.xz * 130.0)), 0.85, 0.0, 0.0);
  if (m < 1.5) return Surface(vec3(0.80, 0.77, 0.71) * tooth, 0.65, 0.0, 0.0);
  if (m < 2.5) return Surface(vec3(0.86, 0.50, 0.10), 0.22, 0.0, 0.0);
  if (m < 3.5) return Surface(vec3(0.95, 0.93, 0.90), 0.06, 1.0, 0.0);
  if (m < 4.5) return Surface(vec3(0.13, 0.24, 0.26) * tooth, 0.5, 0.0, 0.0);
  if (m < 5.5) return Surface(vec3(0.78, 0.75, 0.70) * tooth, 0.6, 0.0, 0.0);
  return Surface(vec3(0.90, 0.60, 0.32), 0.24, 1.0, 0.0);
}
vec3 sky(vec3 rd) { return mix(vec3(0.02, 0.02, 0.022), vec3(0.16, 0.15, 0.14), smoothstep(0.2, 1.0, rd.y)) + vec3(1.6, 1.5, 1.4) * smoothstep(0.90, 0.94, dot(rd, normalize(vec3(-0.8, 0.6, 0.25)))); }
vec3 lampPoint(int i, vec2 u) {
  vec2 s = u * 2.0 - 1.0;
  return i == 0 ? vec3(-4.6, 4.0 + s.y * 0.8, 2.0 + s.x * 0.8) : vec3(4.0, 2.0 + s.y, 3.0 + s.x);
}
vec3 lampColor(int i, vec3 p) { return i == 0 ? vec3(1.0, 0.90, 0.76) * 110.0 : vec3(0.6, 0.75, 1.0) * 6.0; }
vec3 picture(vec2 px) {
  vec2 uv = (px - 0.5 * uResolution) / uResolution.y;
  vec3 ro = vec3(0.35, 2.5, 6.6);
  return trace(ro, lookAt(ro, vec3(0.05, 0.62, 0.0)) * normalize(vec3(uv, 2.15)), 20.0);
}
