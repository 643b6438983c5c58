// A record from above: grooves that shine in two fans, tracks, a paper label.
vec3 picture(vec2 px) {
  vec2 p = (px - 0.5 * uResolution) / uResolution.y;
  float r = length(p), a = atan(p.y, p.x);
  vec3 table = vec3(0.72, 0.16, 0.075) * (0.93 + 0.10 * fbm2(p * 3.0, 4)) * (1.05 - 0.35 * (p.x + 0.5 - p.y));
  float shadow = smoothstep(0.40, 0.475, length(p - vec2(0.030, -0.036)));
  vec3 light = table * mix(0.22, 1.0, shadow);
  if (r < 0.435) {
    float groove = noise2(vec2(r * 900.0, 3.0)) * 0.6 + noise2(vec2(r * 2600.0, 9.0)) * 0.4;
    float track = 1.0;
    for (int i = 0; i < 5; i++) track *= smoothstep(0.0006, 0.0022, abs(r - (0.205 + 0.047 * float(i) + 0.012 * hash1(float(i) * 3.0))));
    float fan = pow(abs(cos(a - 2.25)), 26.0) + 0.55 * pow(abs(cos(a - 0.95)), 60.0) + 0.20 * pow(abs(cos(a + 0.25)), 90.0);
    vec3 tint = mix(vec3(0.85, 0.92, 1.0), vec3(1.0, 0.88, 0.72), 0.5 + 0.5 * sin(a * 2.0 + r * 30.0));
    vec3 c = vec3(0.010, 0.010, 0.012) + tint * fan * (0.16 + 0.50 * groove) * mix(0.25, 1.0, track) * 0.85;
    c += 0.012 * groove;
    if (r < 0.178) c = vec3(0.010) + tint * fan * 0.12;
    c += vec3(0.55) * smoothstep(0.0022, 0.0, abs(r - 0.4325)) * (0.15 + fan);
    if (r < 0.150) {
      c = vec3(0.90, 0.83, 0.70) * (0.95 + 0.06 * noise2(px * 0.7));
      if (p.y < 0.0) c = vec3(0.06, 0.22, 0.42) * (0.95 + 0.10 * noise2(px * 0.7));
      if (abs(r - 0.138) < 0.0016) c = vec3(0.75, 0.16, 0.08);
      float line = abs(fract(p.y * 58.0) - 0.5) - 0.13;
      if (p.y < -0.042 && p.y > -0.110 && line < 0.0 && abs(p.x) < 0.060 - 0.025 * hash1(floor(p.y * 58.0))) c = vec3(0.80, 0.76, 0.66);
      vec2 s = p - vec2(0.0, 0.078);
      if (length(s) < 0.036) c = vec3(0.86, 0.18, 0.08);
      if (length(s - vec2(0.020, 0.0)) < 0.036 && length(s) >= 0.036) c = vec3(0.95, 0.62, 0.12);
      c *= 0.75 + 0.22 * fan + 0.25 * (0.5 - p.x + p.y);
      c *= smoothstep(0.1505, 0.149, r) * 0.9 + 0.1;
    }
    if (r < 0.0115) c = table * 0.15;
    else if (r < 0.0135) c = vec3(0.5);
    light = mix(light, c, smoothstep(0.4350, 0.4335, r));
  }
  return light;
}
