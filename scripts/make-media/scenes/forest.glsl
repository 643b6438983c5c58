// A wood in morning mist: trunks in six distances, light falling through from the right.
float trunk(vec2 p, float id, float wide) {
  float x = p.x + 0.05 * sin(p.y * 1.7 + id * 9.0) * wide * 4.0 + 0.010 * noise2(vec2(p.y * 7.0, id));
  float w = wide * (1.0 - 0.22 * (p.y + 0.5)) + wide * 0.7 * exp(-(p.y + 0.48) * 9.0);
  return abs(x) - w * 0.5;
}
vec3 mistAt(vec2 p) {
  vec2 d = p - vec2(0.20, 0.26);
  return mix(vec3(0.13, 0.19, 0.20), vec3(1.25, 1.02, 0.66), exp(-dot(d, d) * 3.2)) * (0.85 + 0.3 * fbm2(p * 2.0, 4));
}
vec3 picture(vec2 px) {
  vec2 p = (px - 0.5 * uResolution) / uResolution.y;
  vec3 light = mistAt(p);
  for (int layer = 0; layer < 7; layer++) {
    float l = float(layer), near = l / 6.0;
    float spacing = mix(0.075, 0.50, near * near), wide = mix(0.012, 0.115, near * near);
    float air = mix(0.90, 0.03, pow(near, 0.75));
    vec3 mist = mistAt(p);
    float cell = floor(p.x / spacing + l * 0.37), best = 1e3, bark = 0.0, across = 0.0;
    for (int k = -1; k <= 1; k++) {
      float id = cell + float(k) + l * 91.0;
      if (hash1(id * 2.3) < 0.25) continue;
      float cx = (cell + float(k) + 0.5 + (hash1(id) - 0.5) * 0.7 - l * 0.37) * spacing;
      float w = wide * (0.55 + 0.8 * hash1(id * 5.0));
      vec2 q = vec2(p.x - cx - (hash1(id * 8.0) - 0.5) * 0.10 * p.y, p.y);
      float d = trunk(q, id, w);
      if (d < best) { best = d; across = q.x / w; bark = noise2(vec2(q.x / w * 9.0, p.y * 11.0 + id)) * 0.6 + noise2(vec2(q.x / w * 22.0, p.y * 26.0 + id)) * 0.4; }
      // branches
      for (int b = 0; b < 3; b++) {
        float s = hash1(id * 3.0 + float(b)) > 0.5 ? 1.0 : -1.0;
        float y0 = 0.06 + 0.42 * hash1(id * 7.0 + float(b) * 3.0);
        vec2 u = vec2((p.x - cx) * s, p.y - y0);
        float len = w * (2.2 + 3.0 * hash1(id + float(b)));
        float bend = u.x * 0.55 + 0.22 * u.x * sin(u.x * 26.0 + id);
        float br = abs(u.y - bend) - w * 0.10 * sat(1.0 - u.x / len);
        if (u.x > 0.0 && u.x < len && br < best) { best = br; bark = 0.4; across = 0.0; }
      }
    }
    vec3 c = mix(vec3(0.022, 0.020, 0.018), vec3(0.085, 0.075, 0.060), bark) * (0.75 + 0.6 * across);
    c += vec3(0.65, 0.46, 0.22) * smoothstep(0.18, 0.52, across * sign(0.20 - p.x + 1e-4)) * (0.10 + 0.35 * bark) * (1.0 - near * 0.4);
    light = mix(light, mix(c, mist, air), smoothstep(0.0012, -0.0012, best));
    // ground and ferns of this distance
    float edge = mix(-0.13, -0.50, pow(near, 0.9)) + 0.020 * (1.0 + near * 2.0) * fbm2(vec2(p.x * 9.0 / (0.4 + near), l * 7.0), 5);
    float blade = 0.014 * (0.5 + near * 2.4) * pow(noise2(vec2(p.x * 130.0 / (0.6 + near * 2.0), l)), 2.0);
    vec3 soil = mix(vec3(0.030, 0.046, 0.018), vec3(0.11, 0.10, 0.035), fbm2(p * vec2(30.0, 60.0) / (0.5 + near), 4));
    light = mix(light, mix(soil, mist, air * 0.92), smoothstep(0.002, -0.002, p.y - edge - blade));
  }
  // rays
  vec2 d = p - vec2(0.42, 0.72);
  float a = atan(d.x, -d.y);
  float ray = smoothstep(0.42, 0.80, noise2(vec2(a * 17.0, 3.0)) * 0.65 + noise2(vec2(a * 41.0, 7.0)) * 0.35);
  light += vec3(1.0, 0.80, 0.46) * ray * 0.30 * exp(-length(d) * 0.95) * (0.5 + 0.8 * fbm2(p * 3.0, 4));
  // leaves at the upper edge
  float leaf = fbm2(p * vec2(7.0, 9.0) + 5.0, 6) + (p.y - 0.475) * 2.2;
  return mix(light, mix(vec3(0.022, 0.034, 0.016), mistAt(p), 0.12), smoothstep(0.52, 0.60, leaf));
}
