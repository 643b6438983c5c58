// The camera's pixel filter: a tent one pixel wide, one jittered sample a draw.
void main() {
  vec2 px = floor(gl_FragCoord.xy) + uOrigin;
  gSeed = mixBits(uint(px.x) + mixBits(uint(px.y) + mixBits(uint(uSample) + 977u)));
  vec2 jitter = vec2(rnd() + rnd(), rnd() + rnd()) * 0.75 - 0.75;
  vec3 light = max(picture(px + 0.5 + jitter), 0.0);
  outColor = vec4(light, gGuide);
}
