// A sculpted head, three quarters, lit as in a studio: key from the left, cool rim from behind, little fill.
// Measures: the head is 2.4 high, chin at -1.2, eyes at 0; x is mirrored.
float eyelids(vec3 q, float d) {
  vec3 c = vec3(0.315, 0.0, 0.60);
  vec3 e = q - c;
  float ball = length(e) - 0.185;
  // lids: two shells around the ball, open along a slightly slanted almond
  float openTop = e.y - 0.062 + e.x * e.x * 1.9 - e.x * 0.02;
  float openLow = -e.y - 0.050 + e.x * e.x * 1.3;
  float upper = max(abs(length(e) - 0.198) - 0.017, -openTop);
  float lower = max(abs(length(e) - 0.196) - 0.014, -openLow);
  upper = max(upper, -e.z - 0.02);
  lower = max(lower, -e.z - 0.02);
  upper = smax(upper, length(e.xy * vec2(1.0, 1.1)) - 0.215, 0.03);
  lower = smax(lower, length(e.xy * vec2(1.0, 1.1)) - 0.205, 0.03);
  d = smin(d, upper, 0.035);
  d = smin(d, lower, 0.05);
  return min(d, ball);
}
float ear(vec3 q) {
  // x points outward, z forward; the outline is an egg that leans back
  vec3 e = q - vec3(0.775, -0.10, -0.12);
  e.xz *= turn(-0.42);
  e.yz *= turn(0.20);
  float narrow = 1.0 + 0.28 * sat(-e.y * 3.0);
  float outline = (length(vec2(e.z * narrow / 0.165, (e.y - 0.02) / 0.255)) - 1.0) * 0.17;
  float d = sdEllipsoid(vec3(e.x, e.y - 0.02, e.z * narrow), vec3(0.055, 0.25, 0.16));
  float helix = length(vec2(outline + 0.014, e.x - 0.052)) - 0.026;
  helix = smax(helix, min(e.z - 0.07, -e.y - 0.02), 0.03);
  d = smax(d, -sdEllipsoid(e - vec3(0.085, 0.05, 0.0), vec3(0.055, 0.185, 0.105)), 0.04);
  d = smin(d, helix, 0.03);
  float fold = min(sdCapsule(e, vec3(0.040, 0.135, 0.015), vec3(0.046, 0.02, -0.062), 0.020), sdCapsule(e, vec3(0.046, 0.02, -0.062), vec3(0.040, -0.115, -0.030), 0.022));
  d = smin(d, fold, 0.045);
  d = smax(d, -sdEllipsoid(e - vec3(0.065, -0.05, 0.025), vec3(0.06, 0.085, 0.060)), 0.04);
  d = smin(d, sdEllipsoid(e - vec3(0.038, -0.055, 0.098), vec3(0.032, 0.052, 0.028)), 0.04);
  return smin(d, sdEllipsoid(e - vec3(0.008, -0.225, 0.035), vec3(0.036, 0.075, 0.062)), 0.06);
}
float face(vec3 p) {
  vec3 q = vec3(sqrt(p.x * p.x + 1e-4), p.yz);
  float rough = sdEllipsoid(p - vec3(0.0, -0.02, 0.02), vec3(0.97, 1.38, 1.28));
  if (rough > 0.15) return rough;
  float d = sdEllipsoid(q - vec3(0.0, 0.38, -0.16), vec3(0.78, 0.82, 0.98));
  d = smin(d, sdEllipsoid(q - vec3(0.0, 0.36, 0.24), vec3(0.62, 0.55, 0.60)), 0.2);
  d = smin(d, sdEllipsoid(q - vec3(0.0, -0.34, 0.20), vec3(0.56, 0.76, 0.60)), 0.22);
  d = smin(d, sdCapsule(q, vec3(0.49, -0.58, 0.0), vec3(0.16, -1.0, 0.50), 0.10), 0.30);
  d = smin(d, sdEllipsoid(q - vec3(0.0, -1.03, 0.60), vec3(0.20, 0.16, 0.17)), 0.16);
  d = smin(d, sdEllipsoid(q - vec3(0.45, -0.20, 0.46), vec3(0.20, 0.13, 0.20)), 0.20);
  d = smin(d, sdEllipsoid(q - vec3(0.30, -0.52, 0.48), vec3(0.18, 0.24, 0.18)), 0.22);
  // orbit and brow
  d = smax(d, -sdEllipsoid(q - vec3(0.31, 0.00, 0.93), vec3(0.235, 0.125, 0.24)), 0.16);
  d = smin(d, sdCapsule(q, vec3(0.13, 0.175, 0.80), vec3(0.38, 0.235, 0.72), 0.045), 0.12);
  d = smin(d, sdCapsule(q, vec3(0.38, 0.235, 0.72), vec3(0.58, 0.13, 0.52), 0.04), 0.12);
  d = eyelids(q, d);
  // nose
  d = smin(d, sdCone(q, vec3(0.0, 0.13, 0.775), vec3(0.0, -0.34, 1.035), 0.075, 0.092), 0.17);
  d = smin(d, sdEllipsoid(q - vec3(0.0, -0.375, 1.045), vec3(0.092, 0.078, 0.095)), 0.09);
  d = smin(d, sdEllipsoid(q - vec3(0.118, -0.412, 0.925), vec3(0.066, 0.066, 0.10)), 0.08);
  d = smax(d, -sdEllipsoid(q - vec3(0.065, -0.475, 0.985), vec3(0.034, 0.045, 0.05)), 0.03);
  // mouth
  d = smin(d, sdEllipsoid(q - vec3(0.0, -0.68, 0.62), vec3(0.30, 0.23, 0.235)), 0.12);
  d = smax(d, -sdCapsule(q, vec3(0.0, -0.50, 0.93), vec3(0.0, -0.585, 0.91), 0.022), 0.05);
  float bow = q.x * q.x;
  vec3 up = q - vec3(0.0, -0.625 - bow * 0.55 + 0.012 * exp(-bow * 120.0) * -1.0, 0.865 - bow * 1.55);
  vec3 low = q - vec3(0.0, -0.742 + bow * 0.75, 0.855 - bow * 1.75);
  float wide = smoothstep(0.32, 0.06, q.x);
  d = smin(d, length(up.yz * vec2(1.0, 0.9)) - mix(-0.10, 0.056, wide), 0.05);
  d = smin(d, length(low.yz * vec2(0.95, 0.9)) - mix(-0.10, 0.066, smoothstep(0.29, 0.04, q.x)), 0.05);
  vec3 slit = q - vec3(0.0, -0.682 - bow * 0.10 + 0.010 * exp(-bow * 90.0), 0.93 - bow * 1.6);
  d = smax(d, -max(length(slit.yz * vec2(1.0, 0.16)) - 0.012 * smoothstep(0.275, 0.15, q.x), q.x - 0.262), 0.03);
  d = smax(d, -sdEllipsoid(q - vec3(0.0, -0.86, 0.90), vec3(0.16, 0.04, 0.05)), 0.08);
  return smin(d, ear(q), 0.07);
}
float neck(vec3 p) {
  vec3 q = vec3(sqrt(p.x * p.x + 1e-4), p.yz);
  float d = sdCone(q, vec3(0.0, -0.7, -0.28), vec3(0.0, -2.0, -0.42), 0.46, 0.50);
  d = smin(d, sdCapsule(q, vec3(0.42, -0.42, -0.30), vec3(0.10, -1.98, 0.10), 0.075), 0.20);
  d = smin(d, sdEllipsoid(p - vec3(0.0, -1.36, 0.08), vec3(0.09, 0.13, 0.09)), 0.16);
  d = smin(d, sdCone(q, vec3(0.3, -1.35, -0.62), vec3(1.5, -2.28, -0.55), 0.22, 0.34), 0.4);
  d = smin(d, sdEllipsoid(q - vec3(0.55, -2.9, -0.38), vec3(1.35, 0.86, 0.62)), 0.35);
  float bend = -2.13 + 0.10 * sat(q.x - 0.1) - 0.05 * sin(q.x * 4.0);
  d = smin(d, sdCone(q - vec3(0.0, bend, 0.0), vec3(0.14, 0.0, 0.11), vec3(1.15, 0.0, -0.22), 0.05, 0.01), 0.26);
  return d;
}
float hair(vec3 p) {
  // swept back from a hairline, gathered in a knot
  vec3 c = p - vec3(0.0, 0.44, -0.24);
  // The strands cost far more than all the rest: only near them are they worked out.
  float rough = min(sdEllipsoid(c, vec3(0.90, 0.88, 1.07)), sdEllipsoid(p - vec3(0.0, 0.72, -1.22), vec3(0.44, 0.44, 0.38)));
  if (rough > 0.10) return rough;
  float line = p.y - 0.62 + max(0.0, 0.55 - p.z) * 1.05 + 0.07 * cos(p.x * 4.2) - 0.022 * noise3(p * vec3(9.0, 2.0, 2.0));
  float angle = atan(c.x, c.y + 0.35);
  float flow = angle * 17.0 + 2.2 * noise3(p * vec3(1.5, 1.5, 2.6)) + c.z * 0.8;
  float strand = 0.5 + 0.5 * sin(flow * 2.0);
  float fine = 0.5 + 0.5 * sin(flow * 9.0 + 3.0 * noise3(p * 5.0));
  float depth = smoothstep(-0.02, 0.40, line);
  float cap = sdEllipsoid(c, vec3(0.85, 0.83, 1.02)) - depth * (strand * 0.034 + fine * 0.012) + 0.03 * (1.0 - depth);
  cap = smax(cap, -line, 0.05);
  cap = smax(cap, 0.42 - length((p - vec3(sign(p.x) * 0.80, -0.25, 0.1)).yz), 0.08);
  vec3 k = p - vec3(0.0, 0.72, -1.22);
  float spiral = sin(atan(k.y, k.x) * 3.0 + length(k.xy) * 22.0 + k.z * 6.0);
  float knot = sdEllipsoid(k, vec3(0.40, 0.40, 0.34)) - spiral * 0.02;
  return smin(cap, knot, 0.08);
}
const float TURN = -0.58;
vec3 pose(vec3 p) {
  vec3 o = vec3(0.0, -1.0, -0.3);
  p -= o;
  p.xz *= turn(TURN);
  p.yz *= turn(-0.06);
  p.xy *= turn(0.05);
  return p + o;
}
vec2 map(vec3 p) {
  vec3 h = pose(p);
  vec3 b = p;
  b.xz *= turn(TURN * 0.45);
  float far = length(h - vec3(0.0, 0.1, -0.15)) - 1.75;
  float body = neck(b);
  vec2 wall = vec2(p.z + 5.0, 2.0);
  if (far > 0.4) return min(far, body) < wall.x ? vec2(min(far, body), 0.0) : wall;
  float skin = smin(face(h), body, 0.16);
  float locks = hair(h);
  float d = min(skin, locks);
  if (wall.x < d) return wall;
  return vec2(d, locks < skin ? 1.0 : 0.0);
}
Surface surface(vec3 p, vec3 n, float m) {
  if (m > 1.5) return Surface(vec3(0.055, 0.050, 0.055), 1.0, 0.0, 0.0);
  vec3 h = pose(p);
  float pores = noise3(h * 55.0) * 0.5 + noise3(h * 130.0) * 0.5;
  vec3 skin = vec3(0.60, 0.405, 0.315) * (0.94 + 0.12 * pores);
  vec3 q = vec3(abs(h.x), h.yz);
  float flush = exp(-dot(q - vec3(0.40, -0.33, 0.66), q - vec3(0.40, -0.33, 0.66)) * 9.0);
  skin = mix(skin, skin * vec3(1.05, 0.80, 0.76), flush);
  float lips = smoothstep(0.17, 0.10, length((q - vec3(0.0, -0.685, 0.93)) * vec3(0.45, 1.25, 0.25)) ) * step(0.6, h.z);
  skin = mix(skin, vec3(0.50, 0.20, 0.18), lips * 0.75);
  float ball = length(q - vec3(0.315, 0.0, 0.60));
  if (ball < 0.1868 && h.z > 0.6) {
    vec3 gaze = normalize(q - vec3(0.315, 0.0, 0.60));
    float iris = length(gaze.xy - vec2(0.06, 0.03));
    vec3 eye = mix(vec3(0.62, 0.58, 0.55), vec3(0.10, 0.06, 0.04), smoothstep(0.46, 0.42, iris));
    eye = mix(eye, vec3(0.004), smoothstep(0.20, 0.17, iris));
    return Surface(eye, 0.12, 0.0, 0.0);
  }
  float arch = q.y - 0.205 - 0.085 * sin((q.x - 0.10) * 4.6);
  float lash = smoothstep(0.026, 0.010, abs(q.y - 0.062 + (q.x - 0.315) * (q.x - 0.315) * 1.9)) * smoothstep(0.030, 0.012, abs(ball - 0.20)) * step(0.62, h.z) * smoothstep(0.17, 0.12, abs(q.x - 0.325));
  skin *= 1.0 - 0.85 * lash;
  float brow = smoothstep(0.048 - 0.05 * (q.x - 0.2), 0.018, abs(arch)) * smoothstep(0.10, 0.17, q.x) * smoothstep(0.62, 0.50, q.x) * step(0.35, h.z);
  skin = mix(skin, vec3(0.07, 0.045, 0.035), brow * (0.62 + 0.36 * noise2(vec2(q.x * 190.0 - arch * 120.0, arch * 30.0))));
  if (m > 0.5) return Surface(vec3(0.045, 0.030, 0.024), 0.42, 0.0, 0.0);
  return Surface(skin, 0.46, 0.0, 0.0);
}
vec3 sky(vec3 rd) { return vec3(0.010, 0.011, 0.014); }
vec3 lampPoint(int i, vec2 u) {
  vec2 s = u * 2.0 - 1.0;
  if (i == 0) return vec3(-4.2, 2.7, 4.4) + vec3(s.x * 0.8, s.y * 0.9, s.x * 0.6);
  if (i == 1) return vec3(3.6, 1.8, -3.0) + vec3(0.0, s.y * 1.2, s.x * 0.7);
  return vec3(1.2, -0.6, -3.6) + vec3(s * 0.5, 0.0);
}
vec3 lampColor(int i, vec3 p) {
  if (i == 0) return vec3(1.0, 0.90, 0.78) * 88.0;
  if (i == 1) return vec3(0.55, 0.72, 1.0) * 62.0;
  return p.z < -3.0 ? vec3(1.0, 0.52, 0.34) * 16.0 : vec3(0.0);
}
vec3 picture(vec2 px) {
  vec2 uv = (px - 0.5 * uResolution) / uResolution.y;
  vec3 ro = vec3(0.0, -0.15, 10.5);
  vec3 rd = lookAt(ro, vec3(0.0, -0.32, 0.0)) * normalize(vec3(uv, 2.55));
  return trace(ro + rd * 7.0, rd, 14.0);
}
