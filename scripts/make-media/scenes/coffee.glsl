// A cup of coffee on a seamless ground, seen from a little above.
vec2 closer(vec2 a, float d, float m) { return d < a.x ? vec2(d, m) : a; }
vec2 map(vec3 p) {
  float floorD = p.y;
  if (p.z < -1.2) { vec2 q = vec2(p.z + 1.2, p.y - 2.4); floorD = q.y < 0.0 ? 2.4 - length(q) : p.z + 3.6; }
  vec2 h = vec2(floorD, 0.0);
  float r = length(p.xz);
  // saucer
  float rise = 0.05 + 0.11 * smoothstep(0.75, 1.72, r) ;
  float saucer = max(abs(p.y - rise) - 0.028, r - 1.72) * 0.8 - 0.012;
  saucer = smin(saucer, sdCylinder(p - vec3(0.0, 0.04, 0.0), 0.03, 0.75) - 0.01, 0.05);
  h = closer(h, saucer, 1.0);
  // cup: an open bowl
  float y = p.y - 0.16;
  float wall = 0.56 + 0.44 * pow(sat(y / 1.05), 0.55);
  float outer = max((r - wall) * 0.86, abs(y - 0.525) - 0.525);
  float inner = max((r - wall + 0.065) * 0.86, -(y - 0.10));
  float cup = smax(outer, -inner, 0.03) - 0.012;
  vec3 k = p - vec3(1.08, 0.78, 0.0);
  vec2 t = vec2(length(k.xy * vec2(1.0, 0.9)) - 0.27, k.z);
  float handle = length(t * vec2(1.0, 0.62)) - 0.062;
  handle = max(handle, 0.84 - length(p.xz) + 0.0);
  cup = smin(cup, handle * 0.85, 0.06);
  h = closer(h, cup, 1.0);
  // coffee
  h = closer(h, max(r - wall + 0.055, abs(y - 0.80) - 0.02), 2.0);
  // spoon on the saucer and two beans
  vec3 s = p - vec3(0.25, 0.235, 1.30);
  s.xz *= turn(0.12);
  float spoon = sdCapsule(s * vec3(1.0, 1.6, 1.0), vec3(-0.15, 0.0, 0.0), vec3(0.95, 0.04, 0.0), 0.035);
  spoon = smin(spoon, max(sdEllipsoid(s - vec3(-0.40, -0.01, 0.0), vec3(0.30, 0.05, 0.18)), 0.0), 0.06);
  h = closer(h, spoon * 0.7, 3.0);
  for (int i = 0; i < 3; i++) {
    vec3 b = p - vec3(i == 0 ? -2.0 : i == 1 ? -1.72 : 2.05, 0.10, i == 0 ? 0.75 : i == 1 ? 1.12 : 0.95);
    b.xz *= turn(float(i) * 1.3 + 0.4);
    float bean = sdEllipsoid(b, vec3(0.20, 0.105, 0.135));
    bean = smax(bean, -(length(vec2(b.y - 0.105, b.z + 0.02 * sin(b.x * 14.0))) - 0.020), 0.02);
    h = closer(h, bean * 0.8, 4.0);
  }
  return h;
}
Surface surface(vec3 p, vec3 n, float m) {
  if (m < 0.5) return Surface(vec3(0.70, 0.34, 0.19), 0.75, 0.0, 0.0);
  if (m < 1.5) return Surface(vec3(0.80, 0.78, 0.74), 0.30, 0.0, 0.0);
  if (m < 2.5) {
    float r = length(p.xz), a = atan(p.z, p.x);
    float crema = smoothstep(0.72, 0.92, r + 0.10 * fbm2(vec2(a * 3.0, r * 6.0), 4)) + 0.30 * smoothstep(0.50, 0.62, fbm2(p.xz * 3.2 + 0.8 * vec2(sin(p.z * 4.0), cos(p.x * 4.0)), 5));
    return Surface(mix(vec3(0.030, 0.010, 0.004), vec3(0.42, 0.19, 0.065), sat(crema)), 0.24, 0.0, 0.0);
  }
  if (m < 3.5) return Surface(vec3(0.92, 0.90, 0.88), 0.16, 1.0, 0.0);
  return Surface(vec3(0.095, 0.036, 0.016), 0.36, 0.0, 0.0);
}
vec3 sky(vec3 rd) { return vec3(0.20, 0.20, 0.21) + vec3(2.4) * smoothstep(0.86, 0.90, dot(rd, normalize(vec3(-0.55, 0.75, 0.1)))) + vec3(0.9) * smoothstep(0.93, 0.95, dot(rd, normalize(vec3(0.85, 0.35, 0.4)))); }
vec3 lampPoint(int i, vec2 u) { vec2 s = u * 2.0 - 1.0; return i == 0 ? vec3(-3.6 + s.x * 0.9, 5.2, 0.6 + s.y * 0.9) : vec3(4.2, 2.2 + s.y * 0.8, 2.4 + s.x * 0.8); }
vec3 lampColor(int i, vec3 p) { return i == 0 ? vec3(1.0, 0.94, 0.86) * 92.0 : vec3(1.0, 0.90, 0.82) * 14.0; }
vec3 picture(vec2 px) {
  vec2 uv = (px - 0.5 * uResolution) / uResolution.y;
  vec3 ro = vec3(0.6, 3.9, 6.4);
  vec3 light = trace(ro, lookAt(ro, vec3(0.05, 0.55, 0.0)) * normalize(vec3(uv, 1.80)), 24.0);
  vec2 s = uv - vec2(-0.02, 0.10);
  s.x += 0.05 * sin(s.y * 9.0) + 0.12 * (fbm2(vec2(s.x * 3.0, s.y * 2.2), 4) - 0.5);
  float steam = exp(-s.x * s.x * 90.0) * smoothstep(0.0, 0.08, s.y) * smoothstep(0.42, 0.10, s.y) * pow(fbm2(vec2(s.x * 9.0, s.y * 5.0) + 3.0, 5) * 1.5, 2.0);
  return mix(light, vec3(0.95, 0.92, 0.90), sat(steam) * 0.35);
}
