// A ringed planet in half light.
vec3 bands(vec3 n) {
  float y = n.y * 1.0 + 0.035 * fbm3(n * vec3(2.5, 7.0, 2.5) + 4.0, 5);
  float swirl = fbm3(vec3(n.x * 3.0, y * 9.0, n.z * 3.0) + 0.8 * fbm3(n * 6.0, 4), 5);
  float b = 0.5 + 0.5 * sin(y * 26.0 + swirl * 3.4);
  vec3 c = mix(vec3(0.62, 0.30, 0.15), vec3(0.92, 0.72, 0.48), b);
  c = mix(c, vec3(0.95, 0.86, 0.72), smoothstep(0.4, 0.7, swirl) * 0.6);
  return c * (0.85 + 0.3 * fbm3(vec3(n.x * 10.0, y * 40.0, n.z * 10.0), 4));
}
float ring(float r) {
  float grain = noise2(vec2(r * 95.0, 1.0)) * 0.5 + noise2(vec2(r * 260.0, 5.0)) * 0.3 + 0.35;
  float gaps = smoothstep(0.012, 0.03, abs(r - 1.92)) * smoothstep(0.004, 0.012, abs(r - 2.18));
  return grain * gaps * smoothstep(1.34, 1.46, r) * smoothstep(2.34, 2.30, r);
}
vec3 picture(vec2 px) {
  vec2 p = (px - 0.5 * uResolution) / uResolution.y;
  p = turn(-0.38) * p * 5.2;
  vec3 light = vec3(0.0015, 0.002, 0.005);
  for (int k = 0; k < 3; k++) {
    vec2 g = px / uResolution.y * (38.0 + 44.0 * float(k)), c = floor(g), o = vec2(hash2(c), hash2(c + 31.0));
    float d = length(fract(g) - 0.15 - 0.7 * o);
    light += mix(vec3(0.7, 0.8, 1.0), vec3(1.0, 0.8, 0.6), hash2(c + 9.0)) * pow(hash2(c + 77.0), 14.0) * 1.6 * exp(-d * d * 300.0);
  }
  vec3 sun = normalize(vec3(-0.82, 0.34, 0.45));
  float tilt = 0.26;
  vec2 rp = vec2(p.x, p.y / tilt);
  float r = length(rp), band = ring(r);
  // where the planet's shadow falls on the ring
  vec3 at = vec3(p.x, 0.0, -rp.y);
  vec3 flat1 = normalize(vec3(sun.x, 0.0, sun.z));
  float along = dot(at, flat1), side = length(at - flat1 * along);
  float dark = along < 0.0 ? smoothstep(0.94, 1.02, side) : 1.0;
  vec3 ringLight = mix(vec3(0.80, 0.66, 0.50), vec3(0.95, 0.88, 0.78), hash1(floor(r * 40.0))) * (0.06 + 0.78 * dark);
  float d = length(p);
  light = mix(light, ringLight * band, sat(band) * 0.95);
  if (d < 1.0) {
    vec3 n = vec3(p, sqrt(1.0 - d * d));
    vec3 m = vec3(n.x, n.y * cos(tilt) - n.z * sin(tilt), n.y * sin(tilt) + n.z * cos(tilt));
    float lit = smoothstep(-0.06, 0.9, dot(n, sun));
    vec3 c = bands(m) * (0.012 + 1.15 * lit);
    // ring shadow
    float t = -m.y / min(sun.y - 0.25, -0.12);
    vec3 hitAt = m + vec3(sun.x, 0.0, sun.z) * abs(t);
    if (m.y < 0.0) c *= 1.0 - 0.75 * sat(ring(length(hitAt.xz)));
    c += vec3(0.9, 0.6, 0.4) * pow(1.0 - n.z, 4.0) * 0.35 * lit;
    float cover = smoothstep(1.0, 0.996, d);
    light = mix(light, c, cover);
    if (rp.y < 0.0) light = mix(light, ringLight * band, sat(band) * 0.95);
  } else {
    light += vec3(0.9, 0.55, 0.35) * exp(-(d - 1.0) * 30.0) * 0.10 * sat(dot(normalize(vec3(p, 0.2)), sun));
  }
  return light;
}
