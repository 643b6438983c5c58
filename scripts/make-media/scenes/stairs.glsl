// Stairs between plaster walls under a hard sun: planes, edges, one doorway, one deep sky.
vec2 closer(vec2 a, float d, float m) { return d < a.x ? vec2(d, m) : a; }
vec2 map(vec3 p) {
  vec2 h = vec2(p.y, 0.0);
  // flight of eleven steps going up and back
  float stepDepth = 0.42, stepRise = 0.26;
  float k = clamp(floor((-p.z) / stepDepth), -1.0, 10.0);
  float d = 1e3;
  for (int j = 0; j < 2; j++) {
    float i = clamp(k + float(j), 0.0, 10.0);
    vec3 c = vec3(0.0, (i + 1.0) * stepRise * 0.5, -i * stepDepth - 4.0);
    d = min(d, sdBox(p - c, vec3(1.15, (i + 1.0) * stepRise * 0.5, 4.0)) - 0.004);
  }
  h = closer(h, d, 1.0);
  // flanking walls
  h = closer(h, sdBox(p - vec3(-2.15, 1.2, -2.6), vec3(1.0, 3.3, 2.6)) - 0.01, 2.0);
  h = closer(h, sdBox(p - vec3(2.45, 0.6, -2.2), vec3(1.3, 1.55, 2.4)) - 0.01, 3.0);
  // upper wall with an arch
  vec3 w = p - vec3(0.4, 3.8, -5.4);
  float wall = sdBox(w, vec3(3.2, 1.95, 0.45));
  vec2 a = w.xy - vec2(-0.4, -0.65);
  float arch = min(max(abs(a.x) - 0.62, abs(a.y + 0.55) - 0.85), length(a - vec2(0.0, 0.3)) - 0.62);
  wall = max(wall, -arch);
  h = closer(h, wall - 0.006, 4.0);
  h = closer(h, sdBox(p - vec3(3.35, 3.0, -4.2), vec3(0.6, 4.9, 0.6)) - 0.008, 2.0);
  // a sphere on the low wall
  return closer(h, length(p - vec3(2.05, 2.60, -0.75)) - 0.44, 5.0);
}
Surface surface(vec3 p, vec3 n, float m) {
  float plaster = 0.90 + 0.16 * fbm3(p * 3.0, 4) + 0.05 * noise3(p * 60.0);
  vec3 c = vec3(0.74, 0.56, 0.44);
  if (m > 0.5) c = vec3(0.86, 0.79, 0.70);
  if (m > 1.5) c = vec3(0.84, 0.36, 0.24);
  if (m > 2.5) c = vec3(0.86, 0.60, 0.38);
  if (m > 3.5) c = vec3(0.88, 0.52, 0.42);
  if (m > 4.5) return Surface(vec3(0.93, 0.90, 0.86), 0.6, 0.0, 0.0);
  return Surface(c * plaster, 0.9, 0.0, 0.0);
}
vec3 sky(vec3 rd) { return mix(vec3(0.34, 0.62, 0.86), vec3(0.05, 0.20, 0.50), smoothstep(-0.1, 0.75, rd.y)) * 0.95; }
vec3 lampPoint(int i, vec2 u) { return vec3(-30.0, 38.0, 22.0) + vec3(u.x - 0.5, u.y - 0.5, 0.5 - u.x) * 0.9; }
vec3 lampColor(int i, vec3 p) { return vec3(1.0, 0.90, 0.74) * 5200.0; }
vec3 picture(vec2 px) {
  vec2 uv = (px - 0.5 * uResolution) / uResolution.y;
  vec3 ro = vec3(-0.25, 1.75, 9.4);
  return trace(ro, lookAt(ro, vec3(0.10, 2.75, -2.0)) * normalize(vec3(uv, 1.55)), 60.0);
}
