// A concert seen from the floor: beams through haze, a band in silhouette, a crowd with raised hands.
float segment(vec2 p, vec2 a, vec2 b, float ra, float rb) {
  vec2 pa = p - a, ba = b - a;
  float h = sat(dot(pa, ba) / dot(ba, ba));
  return length(pa - ba * h) - mix(ra, rb, h);
}
float oval(vec2 p, vec2 r) { return (length(p / r) - 1.0) * min(r.x, r.y); }

// One person of the crowd: head, shoulders and, sometimes, arms. Base at y = 0, about 1 high.
float fan(vec2 p, float id) {
  float lean = (hash1(id * 7.1) - 0.5) * 0.16;
  p.x -= lean * p.y;
  float d = oval(p - vec2(0.0, 0.80), vec2(0.105, 0.135));
  float hair = hash1(id * 3.3);
  if (hair > 0.6) d = min(d, oval(p - vec2(0.0, 0.76), vec2(0.135, 0.18)));
  else if (hair > 0.45) d = min(d, oval(p - vec2(0.0, 0.97), vec2(0.055, 0.055)));
  else if (hair > 0.36) d = min(d, min(oval(p - vec2(0.0, 0.86), vec2(0.115, 0.10)), segment(p, vec2(-0.02, 0.86), vec2(0.17, 0.84), 0.022, 0.012)));
  d = min(d, segment(p, vec2(0.0, 0.70), vec2(0.0, 0.55), 0.055, 0.08));
  d = min(d, segment(p, vec2(0.0, 0.60), vec2(sign(p.x) * 0.20, 0.44), 0.075, 0.105));
  d = min(d, segment(p, vec2(0.0, 0.36), vec2(0.0, -0.6), 0.235, 0.26));
  for (int side = 0; side < 2; side++) {
    float s = side == 0 ? -1.0 : 1.0, dice = hash1(id * 11.7 + s * 5.0);
    if (dice < 0.52) continue;
    vec2 q = vec2(p.x * s, p.y);
    vec2 elbow = vec2(0.36 + 0.10 * hash1(id + s), 0.72 + 0.16 * hash1(id * 2.0 + s));
    vec2 hand = elbow + vec2(-0.16 + 0.30 * hash1(id * 5.0 + s), 0.36 + 0.10 * hash1(id * 9.0 + s));
    d = min(d, segment(q, vec2(0.22, 0.45), elbow, 0.075, 0.055));
    d = min(d, segment(q, elbow, hand, 0.055, 0.035));
    vec2 up = normalize(hand - elbow), side2 = vec2(up.y, -up.x);
    d = min(d, oval(mat2(side2, up) * vec2(0.0) + q - hand - up * 0.03, vec2(0.045, 0.055)));
    if (dice > 0.86) {
      // a phone held up
      vec2 r = q - hand - up * 0.10;
      d = min(d, max(abs(r.x) - 0.052, abs(r.y) - 0.085));
    } else if (dice > 0.70) {
      d = min(d, segment(q, hand, hand + up * 0.15 - side2 * 0.045, 0.020, 0.015));
      d = min(d, segment(q, hand, hand + up * 0.15 + side2 * 0.045, 0.020, 0.015));
    } else {
      for (int f = 0; f < 4; f++) d = min(d, segment(q, hand, hand + up * 0.13 + side2 * (float(f) - 1.5) * 0.042, 0.019, 0.012));
      d = min(d, segment(q, hand, hand + up * 0.05 - side2 * 0.095, 0.019, 0.013));
    }
  }
  return d;
}
// Singer with a microphone stand, guitarist, drummer behind; base at y = 0, about 1 high.
float singer(vec2 p) {
  float d = oval(p - vec2(0.00, 0.905), vec2(0.052, 0.068));
  d = min(d, oval(p - vec2(-0.012, 0.925), vec2(0.066, 0.066)));
  d = min(d, segment(p, vec2(0.0, 0.85), vec2(0.0, 0.80), 0.03, 0.05));
  d = min(d, segment(p, vec2(-0.075, 0.775), vec2(0.075, 0.775), 0.045, 0.045));
  d = min(d, segment(p, vec2(0.0, 0.75), vec2(-0.01, 0.52), 0.098, 0.080));
  d = min(d, segment(p, vec2(-0.055, 0.50), vec2(-0.13, 0.25), 0.068, 0.048));
  d = min(d, segment(p, vec2(-0.13, 0.25), vec2(-0.15, 0.0), 0.048, 0.034));
  d = min(d, segment(p, vec2(0.045, 0.50), vec2(0.105, 0.26), 0.068, 0.048));
  d = min(d, segment(p, vec2(0.105, 0.26), vec2(0.10, 0.0), 0.048, 0.034));
  d = min(d, segment(p, vec2(0.10, 0.77), vec2(0.17, 0.68), 0.036, 0.030));
  d = min(d, segment(p, vec2(0.17, 0.68), vec2(0.085, 0.83), 0.028, 0.022));
  d = min(d, segment(p, vec2(-0.10, 0.78), vec2(-0.21, 0.93), 0.038, 0.030));
  d = min(d, segment(p, vec2(-0.21, 0.93), vec2(-0.25, 1.12), 0.030, 0.021));
  d = min(d, segment(p, vec2(-0.25, 1.12), vec2(-0.253, 1.18), 0.024, 0.010));
  d = min(d, segment(p, vec2(0.115, 0.0), vec2(0.060, 0.845), 0.007, 0.007));
  return min(d, segment(p, vec2(0.05, 0.86), vec2(0.075, 0.84), 0.018, 0.014));
}
float guitarist(vec2 p) {
  float d = oval(p - vec2(0.045, 0.87), vec2(0.052, 0.066));
  d = min(d, oval(p - vec2(0.02, 0.865), vec2(0.066, 0.09)));
  d = min(d, segment(p, vec2(0.03, 0.80), vec2(0.01, 0.76), 0.035, 0.05));
  d = min(d, segment(p, vec2(-0.06, 0.745), vec2(0.08, 0.745), 0.045, 0.045));
  d = min(d, segment(p, vec2(0.01, 0.72), vec2(-0.02, 0.50), 0.096, 0.080));
  d = min(d, segment(p, vec2(-0.06, 0.48), vec2(-0.16, 0.25), 0.066, 0.046));
  d = min(d, segment(p, vec2(-0.16, 0.25), vec2(-0.20, 0.0), 0.046, 0.034));
  d = min(d, segment(p, vec2(0.03, 0.48), vec2(0.13, 0.27), 0.066, 0.046));
  d = min(d, segment(p, vec2(0.13, 0.27), vec2(0.12, 0.0), 0.046, 0.034));
  d = min(d, oval(p - vec2(-0.045, 0.515), vec2(0.105, 0.082)));
  d = min(d, oval(p - vec2(0.045, 0.545), vec2(0.075, 0.06)));
  d = min(d, segment(p, vec2(0.06, 0.55), vec2(0.37, 0.70), 0.014, 0.011));
  d = min(d, segment(p, vec2(0.37, 0.70), vec2(0.42, 0.725), 0.024, 0.020));
  d = min(d, segment(p, vec2(0.09, 0.735), vec2(0.22, 0.63), 0.036, 0.028));
  d = min(d, segment(p, vec2(0.22, 0.63), vec2(0.28, 0.665), 0.026, 0.020));
  d = min(d, segment(p, vec2(-0.08, 0.735), vec2(-0.17, 0.60), 0.038, 0.030));
  return min(d, segment(p, vec2(-0.17, 0.60), vec2(-0.04, 0.53), 0.028, 0.022));
}
float drums(vec2 p) {
  float d = oval(p - vec2(0.0, 0.26), vec2(0.19, 0.20));
  d = min(d, oval(p - vec2(-0.26, 0.23), vec2(0.13, 0.12)));
  d = min(d, oval(p - vec2(0.27, 0.23), vec2(0.13, 0.12)));
  d = min(d, oval(p - vec2(-0.15, 0.50), vec2(0.10, 0.07)));
  d = min(d, oval(p - vec2(0.15, 0.50), vec2(0.10, 0.07)));
  d = min(d, segment(p, vec2(-0.52, 0.70), vec2(-0.26, 0.66), 0.010, 0.010));
  d = min(d, segment(p, vec2(0.52, 0.72), vec2(0.26, 0.68), 0.010, 0.010));
  d = min(d, segment(p, vec2(-0.39, 0.68), vec2(-0.42, 0.0), 0.008, 0.008));
  d = min(d, segment(p, vec2(0.39, 0.70), vec2(0.42, 0.0), 0.008, 0.008));
  d = min(d, oval(p - vec2(0.0, 0.80), vec2(0.055, 0.07)));
  d = min(d, segment(p, vec2(0.0, 0.72), vec2(0.0, 0.50), 0.09, 0.11));
  d = min(d, segment(p, vec2(0.09, 0.66), vec2(0.24, 0.74), 0.034, 0.024));
  d = min(d, segment(p, vec2(0.24, 0.74), vec2(0.33, 0.90), 0.008, 0.006));
  return min(d, segment(p, vec2(-0.09, 0.66), vec2(-0.22, 0.58), 0.034, 0.024));
}
// Light of one lamp's cone through haze, seen from the side.
float beam(vec2 p, vec2 from, float angle, float spreadDeg) {
  vec2 d = p - from;
  d = mat2(cos(angle), sin(angle), -sin(angle), cos(angle)) * d; // beam runs down -y
  float along = -d.y;
  if (along < 0.0) return 0.0;
  float width = 0.008 + along * tan(radians(spreadDeg));
  float across = exp(-pow(abs(d.x) / width, 2.0) * 1.4) * (0.75 + 0.5 * noise2(vec2(d.x / width * 3.0 + angle * 40.0, along * 1.5)));
  return across * 0.024 / (0.05 + width) * exp(-along * 0.75);
}
vec3 air(vec2 p) {
  float haze = 0.05 + 1.5 * pow(fbm2(p * vec2(2.2, 3.4) + vec2(3.0, 1.0), 5) + 0.35, 2.2);
  haze *= 0.7 + 0.6 * fbm2(p * vec2(6.0, 9.0) + 9.0, 4);
  vec3 light = vec3(0.004, 0.004, 0.014) + vec3(0.026, 0.004, 0.050) * exp(-abs(p.y - 0.02) * 3.0);
  for (int i = 0; i < 9; i++) {
    float k = float(i) - 4.0;
    vec2 from = vec2(k * 0.175, 0.60 - 0.012 * k * k * 0.4);
    vec3 tint = i % 3 == 0 ? vec3(1.0, 0.22, 0.42) : i % 3 == 1 ? vec3(0.20, 0.42, 1.0) : vec3(1.0, 0.56, 0.20);
    float sway = (hash1(float(i) * 3.7) - 0.5) * 0.34;
    light += tint * beam(p, from, k * 0.105 + sway, 2.3) * haze * 3.0;
    light += tint * beam(p, from, -k * 0.19 + sway * 0.6, 1.5) * haze * 1.5;
    light += tint * 0.0009 / (0.0003 + dot(p - from, p - from));
  }
  for (int i = 0; i < 6; i++) {
    float k = float(i) - 2.5;
    vec2 q = vec2(p.x, -p.y), from = vec2(k * 0.27, 0.115);
    light += vec3(0.28, 0.85, 1.0) * beam(q, from, k * 0.16, 1.7) * haze * 1.3;
  }
  // back light of the stage
  light += vec3(1.0, 0.80, 0.62) * 0.032 / (0.02 + dot((p - vec2(0.02, 0.10)) * vec2(0.75, 1.25), (p - vec2(0.02, 0.10)) * vec2(0.75, 1.25))) * haze * 0.42;
  return light;
}
// Distance to the people of one row.
float crowd(vec2 p, float r, float size, float base) {
  float best = 1e3, step1 = size * 0.62, cell = floor(p.x / step1 + hash1(r * 5.0));
  for (int k = -2; k <= 2; k++) {
    float id = cell + float(k) + r * 61.0;
    float cx = (cell + float(k) + 0.5 - hash1(r * 5.0) + (hash1(id * 1.7) - 0.5) * 0.55) * step1;
    float tall = size * (0.90 + 0.26 * hash1(id * 4.3));
    best = min(best, fan((p - vec2(cx, base - size * 0.30)) / tall, id) * tall);
  }
  return best;
}
vec3 picture(vec2 px) {
  vec2 p = (px - 0.5 * uResolution) / uResolution.y;
  vec3 light = air(p);
  // truss
  float bar = min(abs(p.y - 0.475), abs(p.y - 0.445)) - 0.0035;
  float zig = abs(fract(p.x * 17.0) - 0.5) * 2.0;
  bar = min(bar, max(abs(p.y - 0.445 - zig * 0.03) - 0.004, abs(p.y - 0.46) - 0.016));
  light = mix(light, vec3(0.004), 0.9 * smoothstep(0.0015, -0.0015, bar));
  // stage: band and floor
  vec2 stage = p - vec2(0.0, -0.115);
  float band = min(singer(stage / 0.275 - vec2(0.02, 0.0)) * 0.275, guitarist((stage - vec2(0.30, 0.0)) / 0.265) * 0.265);
  vec2 bass = (stage - vec2(-0.33, 0.0)) / 0.262;
  band = min(band, guitarist(vec2(-bass.x, bass.y)) * 0.262);
  float kit = drums((stage - vec2(0.145, 0.035)) / 0.23) * 0.23;
  float amps = max(abs(abs(p.x) - 0.56) - 0.07, abs(stage.y - 0.075) - 0.075);
  light = mix(light, light * 0.10 + vec3(0.012, 0.006, 0.02), smoothstep(0.0015, -0.0015, min(kit, amps)));
  float rim = exp(-abs(band) * 420.0);
  light = mix(light, vec3(0.006, 0.004, 0.012), smoothstep(0.0012, -0.0012, band));
  light += vec3(1.0, 0.62, 0.38) * rim * 0.35 * smoothstep(0.002, -0.002, band);
  light = mix(light, vec3(0.01, 0.006, 0.016), smoothstep(0.002, -0.002, stage.y) * 0.94);
  light += vec3(0.9, 0.5, 0.5) * exp(-abs(stage.y) * 260.0) * 0.30 * exp(-p.x * p.x * 2.0);
  // crowd: rows from far to near, each darker and larger, lit along the upper edge
  for (int row = 0; row < 6; row++) {
    float r = float(row), size = 0.085 * pow(1.40, r);
    float base = -0.20 - 0.022 * r - 0.013 * pow(1.72, r);
    float best = crowd(p, r, size, base);
    float upward = sat(0.25 + (crowd(p + vec2(0.0, size * 0.02), r, size, base) - best) / (size * 0.02));
    float solid = smoothstep(0.0011 + 0.0009 * r, -0.0011 - 0.0009 * r, best);
    float fog = pow(0.52, r);
    vec3 body = vec3(0.016, 0.006, 0.026) * fog + vec3(0.0012, 0.001, 0.0026);
    float edge = exp(-abs(best) / size * (70.0 + 14.0 * r));
    vec3 glow = mix(vec3(1.0, 0.46, 0.40), vec3(0.45, 0.40, 1.0), 0.5 + 0.5 * sin(p.x * 5.0 + r));
    body += glow * edge * upward * (0.60 * fog + 0.15) * exp(-p.x * p.x * 1.2) * sat(1.3 + (p.y - base) / size);
    light = mix(light, body, solid);
    light += vec3(0.20, 0.07, 0.16) * fog * 0.07 * smoothstep(base + size * 1.3, base, p.y) * fbm2(p * 5.0 + r, 4);
  }
  // dust and confetti in the light
  for (int i = 0; i < 2; i++) {
    vec2 g = p * (26.0 + 17.0 * float(i)) + float(i) * 7.0, c = floor(g);
    vec2 o = vec2(hash2(c + 3.0), hash2(c + 19.0));
    float on = step(0.86, hash2(c + 41.0)) * smoothstep(-0.15, 0.1, p.y);
    vec2 f = turn(hash2(c + 5.0) * PI) * (fract(g) - 0.2 - 0.6 * o);
    float chip = max(abs(f.x) - 0.055, abs(f.y) - 0.022);
    light += mix(vec3(1.0, 0.8, 0.5), vec3(1.0, 0.35, 0.5), hash2(c + 77.0)) * smoothstep(0.012, -0.012, chip) * on * 0.55;
  }
  return light;
}
