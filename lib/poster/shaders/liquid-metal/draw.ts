import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { loopPhase } from "../loop";
import type { liquidMetalSettings } from "./index";
import { METAL_LOOP_SECONDS } from "./limits";

/**
 * A surface of waves bent by waves, which is smooth everywhere, mirrors a room: a dark floor, a pale horizon, a large
 * lamp overhead and two narrow ones beside it. Red and blue are mirrored at slightly other places, as edges of real
 * reflections show.
 */
const PROGRAM: FragmentProgram = {
  id: "shader/liquid-metal",
  source: /* glsl */ `
uniform vec3 uColor;
uniform vec3 uLight;
uniform vec3 uShadow;
uniform float uSize;
uniform float uDepth;
uniform float uRoughness;
uniform float uIridescence;
uniform float uPhase;
float height(vec2 q, vec3 start, float t) {
  q += 0.75 * vec2(sin(1.1 * q.y + t + start.x), cos(0.9 * q.x - t + start.y));
  q += 0.5 * vec2(sin(1.7 * q.y - t + start.z), cos(1.9 * q.x + 2.0 * t + start.x));
  q += 0.28 * vec2(sin(2.9 * q.y + 2.0 * t + start.y), cos(3.1 * q.x - t + start.z));
  return sin(q.x + 0.6 * q.y + start.x) * 0.62 + cos(1.3 * q.y - 0.4 * q.x - t + start.z) * 0.38;
}
/** Light of the room from a direction; x to the right, y down, z to the viewer. Soft edges where the metal is rough. */
float room(vec3 r, float blur) {
  float up = -r.y;
  float e = 0.03 + 0.4 * blur;
  float horizon = smoothstep(-e, e, up + 0.12);
  float sky = mix(0.06, 0.42, horizon) * (1.0 - 0.75 * smoothstep(0.0, 0.55 + e, up));
  float overhead = smoothstep(0.42 - e, 0.42 + e, up) * (1.0 - smoothstep(0.86 - e, 0.86 + e, up));
  float left = smoothstep(0.09 + e, 0.09 - e, abs(r.x + 0.55)) * smoothstep(-0.5 - e, -0.5 + e, up) * (1.0 - smoothstep(0.3 - e, 0.3 + e, up));
  float right = smoothstep(0.04 + e, 0.04 - e, abs(r.x - 0.68)) * smoothstep(-0.35 - e, -0.35 + e, up);
  float floor_ = (1.0 - horizon) * 0.16 * smoothstep(-1.0, -0.1, up);
  return sky + (1.25 + 0.5 * r.x) * overhead + 0.9 * left + 0.7 * right + floor_;
}
vec4 shade(vec2 uv) {
  vec3 start = 6.2831853 * random3(vec3(53.0, 3.0, uSeed));
  vec2 q = (uv - 0.5) * uResolution / uScale * (4.2 / uSize);
  float t = 6.2831853 * uPhase, e = 0.004;
  float h = height(q, start, t);
  vec2 slope = vec2(height(q + vec2(e, 0.0), start, t), height(q + vec2(0.0, e), start, t)) - h;
  slope *= 1.35 * uDepth / e;
  vec3 n = normalize(vec3(-slope, 1.0));
  vec3 r = vec3(2.0 * n.z * n.xy, 2.0 * n.z * n.z - 1.0);
  float steep = 1.0 - n.z, fresnel = steep * steep * steep * steep * steep;
  float blur = uRoughness;
  float green = room(r, blur);
  vec3 apart = vec3(0.035 * n.xy, 0.0);
  vec3 amount = vec3(room(r + apart, blur), green, room(r - apart, blur));
  // Lamps are brighter than white; rounded off, they keep their form.
  amount = 1.25 * amount / (1.0 + 0.28 * amount);
  vec3 metal = mix(uColor, vec3(1.0), fresnel);
#if FILM
    float film = 2.1 * n.z + 0.55 * h + 0.25 * green;
    vec3 hue = 0.5 + 0.5 * cos(6.2831853 * (film + vec3(0.0, 0.33, 0.67)));
    metal *= mix(vec3(1.0), hue * hue * 2.0, uIridescence);
#endif
  vec3 light = metal * mix(uShadow, uLight, clamp(amount, 0.0, 1.0)) + uShadow * 0.4;
  light += uLight * max(amount - 1.0, 0.0) * 0.5;
  // Folds shade what lies deep in them.
  light *= 0.72 + 0.28 * smoothstep(-0.9, 0.5, h);
  return vec4(toSrgb(clamp(light, 0.0, 1.0)), 1.0);
}`,
};

/** Draws the metal. */
export default defineDrawing<z.output<typeof liquidMetalSettings>>({
  draw: (stage, settings) =>
    stage.pass(variant(PROGRAM, { FILM: settings.iridescence > 0 ? 1 : 0 }), {
      uColor: hexToLight(settings.color),
      uLight: hexToLight(settings.lightColor),
      uShadow: hexToLight(settings.shadowColor),
      uSize: settings.scale,
      uDepth: settings.depth,
      uRoughness: settings.roughness,
      uIridescence: settings.iridescence,
      uPhase: loopPhase(stage.timeSeconds, settings.speed, METAL_LOOP_SECONDS),
    }),
});
