// A small path tracer over a distance field. A scene defines:
//   vec2 map(vec3 p)                          distance and material number
//   Surface surface(vec3 p, vec3 n, float m)  what the material looks like there
//   vec3 sky(vec3 rd)                         light from where nothing is hit
//   const: SUN_POS/SUN_SIZE through vec3 lampPoint(vec2 u), vec3 lampColor(vec3 p)
struct Surface { vec3 albedo; float rough; float metal; float glow; };
vec2 map(vec3 p);
Surface surface(vec3 p, vec3 n, float m);
vec3 sky(vec3 rd);
const int LAMPS = LAMP_COUNT;
vec3 lampPoint(int i, vec2 u);
vec3 lampColor(int i, vec3 p);

vec3 normalAt(vec3 p, float e) {
  vec3 n = vec3(0.0);
  for (int i = min(uSample, 0); i < 4; i++) {
    vec3 k = 0.5773 * (2.0 * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.0);
    n += k * map(p + e * k).x;
  }
  return normalize(n);
}
vec2 march(vec3 ro, vec3 rd, float far, int steps) {
  float t = 0.002;
  for (int i = min(uSample, 0); i < steps; i++) {
    vec2 h = map(ro + rd * t);
    if (h.x < 0.0006 * (1.0 + t * 0.3)) return vec2(t, h.y);
    t += h.x * STEP_SCALE;
    if (t > far) break;
  }
  return vec2(-1.0, 0.0);
}
float visible(vec3 a, vec3 b) {
  vec3 d = b - a;
  float far = length(d), t = 0.01;
  d /= far;
  for (int i = min(uSample, 0); i < 60; i++) {
    float h = map(a + d * t).x;
    if (h < 0.0008) return 0.0;
    t += max(h, 0.006) * STEP_SCALE;
    if (t > far) break;
  }
  return 1.0;
}
vec3 onHemisphere(vec3 n) {
  float z = rnd() * 2.0 - 1.0, a = rnd() * 2.0 * PI;
  return normalize(n + vec3(sqrt(1.0 - z * z) * vec2(cos(a), sin(a)), z) * 0.999);
}
float ggx(vec3 n, vec3 v, vec3 l, float rough, float f0) {
  vec3 h = normalize(v + l);
  float nh = sat(dot(n, h)), nl = sat(dot(n, l)), nv = sat(dot(n, v)) + 1e-4, a = rough * rough, k = a * 0.5;
  float d = nh * nh * (a * a - 1.0) + 1.0;
  float f = f0 + (1.0 - f0) * pow(1.0 - sat(dot(h, v)), 5.0);
  return nl * f * a * a / (PI * d * d) / (4.0 * (nl * (1.0 - k) + k) * (nv * (1.0 - k) + k)) ;
}
// Samples of one pixel cover a lamp evenly (R2 sequence); neighbours start elsewhere.
vec2 spread(float salt) {
  vec2 px = gl_FragCoord.xy + uOrigin;
  return fract(vec2(hash2(px + salt), hash2(px.yx + salt + 71.0)) + float(uSample) * vec2(0.7548777, 0.5698403));
}
vec3 lampsAt(vec3 p, vec3 n, vec3 v, Surface s) {
  vec3 sum = vec3(0.0);
  for (int i = min(uSample, 0); i < LAMPS; i++) {
    vec3 at = lampPoint(i, spread(float(i) * 3.7)), l = at - p;
    float d2 = dot(l, l);
    l *= inversesqrt(d2);
    float nl = dot(n, l);
    if (nl <= 0.0) continue;
    vec3 light = lampColor(i, p) / d2;
    if (max(light.r, max(light.g, light.b)) < 1e-4) continue;
    float shade = visible(p + n * 0.004, at);
    vec3 diffuse = s.albedo * (1.0 - s.metal) / PI * nl;
    vec3 tint = mix(vec3(1.0), s.albedo, s.metal);
    sum += shade * light * (diffuse + tint * min(ggx(n, v, l, s.rough, mix(0.04, 0.9, s.metal)), 8.0));
  }
  return sum;
}
vec3 trace(vec3 ro, vec3 rd, float far) {
  vec3 light = vec3(0.0), share = vec3(1.0);
  for (int bounce = min(uSample, 0); bounce < BOUNCES; bounce++) {
    vec2 hit = march(ro, rd, far, bounce == 0 ? 220 : 90);
    if (hit.x < 0.0) { light += share * sky(rd); break; }
    vec3 p = ro + rd * hit.x, n = normalAt(p, 0.0006 * (1.0 + hit.x));
    Surface s = surface(p, n, hit.y);
    if (bounce == 0) gGuide = hit.y * 1.7 + dot(n, vec3(0.9, 0.6, 0.4)) + dot(s.albedo, vec3(1.1, 0.9, 0.7)) + hit.x * 0.15;
    // What arrives over a bounce is capped: a few wild samples would show as white dots.
    vec3 here = share * (s.albedo * s.glow + lampsAt(p, n, -rd, s));
    light += bounce == 0 ? here : min(here, vec3(2.5));
    float f = mix(0.04, 0.9, s.metal) + (1.0 - mix(0.04, 0.9, s.metal)) * pow(1.0 - sat(dot(n, -rd)), 5.0) * (1.0 - s.rough * 0.8);
    if (rnd() < f) {
      vec3 m = normalize(reflect(rd, n) + (onHemisphere(n) - n) * s.rough * s.rough);
      if (dot(m, n) < 0.0) m = reflect(m, n);
      rd = m;
      share *= mix(vec3(1.0), s.albedo, s.metal);
    } else {
      rd = onHemisphere(n);
      share *= s.albedo * (1.0 - s.metal);
    }
    ro = p + n * 0.004;
    if (max(share.r, max(share.g, share.b)) < 0.02) break;
  }
  return min(light, vec3(12.0));
}
mat3 lookAt(vec3 from, vec3 to) {
  vec3 f = normalize(to - from), r = normalize(cross(f, vec3(0, 1, 0)));
  return mat3(r, cross(r, f), f);
}
