#version 300 es
precision highp float;
precision highp int;
uniform vec2 uOrigin;
uniform vec2 uResolution;
uniform int uSample;
out vec4 outColor;

const float PI = 3.14159265;
uint gSeed;
// Differs between surfaces and jumps at edges; see Exposure.guide.
float gGuide = 0.0;

// PCG: one 32-bit state a pixel and sample.
float rnd() {
  gSeed = gSeed * 747796405u + 2891336453u;
  uint w = ((gSeed >> ((gSeed >> 28u) + 4u)) ^ gSeed) * 277803737u;
  return float((w >> 22u) ^ w) / 4294967296.0;
}
uint mixBits(uint x) { x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; return x ^ (x >> 16); }
float hash1(float n) { return float(mixBits(uint(int(floor(n)) + 1000000))) / 4294967296.0; }
float hash2(vec2 p) {
  ivec2 i = ivec2(floor(p));
  return float(mixBits(uint(i.x + 32768) + mixBits(uint(i.y + 32768)))) / 4294967296.0;
}
float hash3(vec3 p) {
  ivec3 i = ivec3(floor(p));
  return float(mixBits(uint(i.x + 32768) + mixBits(uint(i.y + 32768) + mixBits(uint(i.z + 32768))))) / 4294967296.0;
}
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float noise3(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
float fbm2(vec2 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += weight * noise2(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 17.3;
    weight *= 0.5;
  }
  return sum;
}
float fbm3(vec3 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < octaves; i++) { sum += weight * noise3(p); p = p * 2.03 + 11.7; weight *= 0.5; }
  return sum;
}
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float sat(float x) { return clamp(x, 0.0, 1.0); }
vec3 hex(int v) {
  vec3 c = vec3((v >> 16) & 255, (v >> 8) & 255, v & 255) / 255.0;
  return pow(c, vec3(2.2));
}
