// A dahlia from straight above: 240 petals on a golden-angle spiral, each a cupped shape that shades the next.
vec4 petal(vec2 p, float i) {
  // xyz: shade, tip share, side; w: coverage
  float total = 240.0, k = i / total;
  float angle = i * 2.39996323, reach = 0.028 + 0.435 * pow(k, 0.62), size = 0.028 + 0.125 * pow(k, 0.75);
  vec2 q = turn(-angle) * p;
  vec2 u = vec2((q.x - reach + size) / (2.0 * size), q.y / (size * 0.52));
  if (u.x < 0.0 || u.x > 1.0) return vec4(0.0);
  float wide = pow(sat(4.0 * u.x * (1.0 - u.x)), 0.62) * (0.65 + 0.45 * u.x);
  float edge = wide - abs(u.y);
  float cup = u.y / max(wide, 0.01);
  return vec4(u.x, cup, k, smoothstep(-0.02, 0.05, edge));
}
vec3 picture(vec2 px) {
  vec2 p = (px - 0.5 * uResolution) / uResolution.x * 1.16;
  p += 0.010 * vec2(fbm2(p * 5.0, 3), fbm2(p * 5.0 + 7.0, 3)) - 0.005;
  float dist = length(p);
  vec3 light = mix(vec3(0.012, 0.030, 0.026), vec3(0.028, 0.062, 0.046), fbm2(p * 3.0 + 2.0, 4));
  // leaves behind
  for (int i = 0; i < 5; i++) {
    vec2 q = turn(float(i) * 1.2566 + 0.5) * p;
    vec2 u = vec2((q.x - 0.30) / 0.62, q.y / 0.15);
    float wide = pow(sat(4.0 * u.x * (1.0 - u.x)), 0.8);
    float vein = abs(fract(u.x * 9.0 - abs(u.y) * 1.4) - 0.5);
    vec3 leaf = vec3(0.018, 0.075, 0.040) * (0.6 + 0.7 * smoothstep(0.0, 0.25, vein) + 0.5 * u.y) + vec3(0.03, 0.08, 0.05) * smoothstep(0.05, 0.0, abs(u.y));
    light = mix(light, leaf * 1.3, smoothstep(-0.02, 0.04, wide - abs(u.y)) * step(0.0, u.x) * step(u.x, 1.0));
  }
  light *= 1.0 - 0.75 * smoothstep(0.62, 0.36, dist);
  vec2 sun = normalize(vec2(-0.6, 0.8));
  for (int n = 0; n < 240; n++) {
    float i = 239.0 - float(n);
    float reach = 0.028 + 0.435 * pow(i / 240.0, 0.62), size = 0.028 + 0.125 * pow(i / 240.0, 0.75);
    if (abs(dist - reach) > size * 1.35 + 0.01) continue;
    // the shadow that this petal throws on what lies below
    vec4 s = petal(p - vec2(-0.012, 0.016) * (0.4 + i / 240.0), i);
    light *= 1.0 - 0.42 * s.w;
    vec4 t = petal(p, i);
    if (t.w <= 0.0) continue;
    vec2 dir = vec2(cos(i * 2.39996323), sin(i * 2.39996323)), side = vec2(-dir.y, dir.x);
    vec3 c = mix(vec3(0.30, 0.010, 0.045), vec3(0.93, 0.16, 0.16), smoothstep(0.0, 0.85, t.x));
    c = mix(c, vec3(1.0, 0.60, 0.42), smoothstep(0.72, 1.0, t.x) * 0.75);
    c = mix(c, c * vec3(0.62, 0.25, 0.55), smoothstep(0.35, 0.0, t.z));
    float line = noise2(vec2(t.y * 9.0 + i, t.x * 2.5)) - 0.5;
    vec3 nrm = normalize(vec3(side * t.y * 0.95 - dir * (0.55 - t.x) * 1.1, 1.0));
    float lit = sat(dot(nrm, normalize(vec3(sun, 0.85))));
    float glow = 0.20 + 1.15 * lit + 0.16 * line;
    float rim = smoothstep(0.72, 0.98, abs(t.y)) * 0.25;
    light = mix(light, c * glow + c * rim, t.w);
  }
  return light * 1.15;
}
