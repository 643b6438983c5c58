// Marbled ink: noise that bends noise, lit as if it had relief.
float field(vec2 p, out vec2 q, out vec2 r) {
  q = vec2(fbm2(p + vec2(0.3, 1.7), 5), fbm2(p + vec2(5.2, 1.3), 5));
  r = vec2(fbm2(p + 3.6 * q + vec2(1.7, 9.2), 5), fbm2(p + 3.6 * q + vec2(8.3, 2.8), 5));
  return fbm2(p + 3.4 * r, 6);
}
vec3 picture(vec2 px) {
  vec2 p = px / uResolution.y * 1.35 + vec2(3.1, 7.4), q, r, a, b;
  float f = field(p, q, r), e = 0.003;
  vec2 slope = vec2(field(p + vec2(e, 0), a, b) - f, field(p + vec2(0, e), a, b) - f) / e;
  vec3 n = normalize(vec3(-slope * 0.07, 1.0)), l = normalize(vec3(-0.5, 0.65, 0.6));
  vec3 c = mix(vec3(0.012, 0.018, 0.085), vec3(0.03, 0.20, 0.62), smoothstep(0.25, 0.62, f));
  c = mix(c, vec3(0.95, 0.16, 0.10), smoothstep(0.44, 0.66, q.x) * 0.92);
  c = mix(c, vec3(1.0, 0.58, 0.20), smoothstep(0.50, 0.66, r.y) * 0.85);
  c = mix(c, vec3(0.96, 0.90, 0.84), smoothstep(0.54, 0.70, r.x * 0.5 + q.y * 0.55) * 0.9);
  float diffuse = 0.35 + 0.85 * sat(dot(n, l));
  float shine = pow(sat(dot(n, normalize(l + vec3(0, 0, 1)))), 40.0);
  return c * diffuse * 1.15 + shine * 0.25;
}
