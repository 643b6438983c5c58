import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { hexToSrgb } from "../hex-to-srgb";
import type { meshGradientSettings } from "./index";
import { MAX_MESH_COLORS } from "./limits";

// Each colour has a point that wanders on its own closed path; a pixel takes the mean of the colours weighted by the
// nearness of their points (Shepard's interpolation), in OKLab so that no mud appears between two hues.
const PROGRAM: FragmentProgram = {
  id: "shader/mesh-gradient",
  source: /* glsl */ `
uniform vec3 uColors[${MAX_MESH_COLORS}];
uniform float uCount;
uniform float uSpeed;
uniform float uSoftness;
uniform float uWarp;
uniform float uSize;
uniform float uGrain;

vec3 fromOklab(vec3 c) {
  float l = c.x + 0.3963377774 * c.y + 0.2158037573 * c.z;
  float m = c.x - 0.1055613458 * c.y - 0.0638541728 * c.z;
  float s = c.x - 0.0894841775 * c.y - 1.2914855480 * c.z;
  l = l * l * l; m = m * m * m; s = s * s * s;
  return toSrgb(clamp(vec3(
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), 0.0, 1.0));
}

vec4 shade(vec2 uv) {
  float shortSide = min(uResolution.x, uResolution.y);
  vec2 p = (uv - 0.5) * uResolution / shortSide / uSize;
  float t = uTime * uSpeed;
  // Waves bent by waves: endlessly smooth, where noise on a grid would show its cells as smears.
  vec3 start = 6.2831853 * random3(vec3(97.0, 3.0, uSeed));
  vec2 bend = vec2(
    sin(2.1 * p.y + 1.1 * sin(1.7 * p.x + t * 0.31 + start.x) + t * 0.23),
    cos(1.9 * p.x + 1.1 * sin(1.5 * p.y - t * 0.27 + start.y) - t * 0.19));
  bend += 0.45 * vec2(sin(4.3 * p.y + t * 0.41 + start.z), cos(3.9 * p.x - t * 0.37 + start.x));
  p += uWarp * 0.4 * bend;

  vec2 reach = uResolution / shortSide * 0.5;
  float hardness = mix(9.0, 2.2, uSoftness);
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int i = 0; i < ${MAX_MESH_COLORS}; i++) {
    if (float(i) >= uCount) break;
    vec3 a = random3(vec3(float(i), 1.0, uSeed)), b = random3(vec3(float(i), 2.0, uSeed));
    // Spread evenly round the middle first, then moved at random: no seed puts all the colours into one corner.
    float turn = 6.2831853 * ((float(i) + 0.5 * a.z) / uCount + b.z);
    vec2 home = reach * (i == 0 ? 0.25 : 0.85) * vec2(cos(turn), sin(turn));
    vec2 away = 0.3 * reach * vec2(
      sin(t * (0.5 + 0.5 * a.x) + 6.2831853 * b.x),
      cos(t * (0.5 + 0.5 * a.y) + 6.2831853 * b.y));
    float distance2 = dot(p - home - away, p - home - away);
    float weight = (i == 0 ? 1.5 : 1.0) / pow(distance2 + 0.015, hardness * 0.5);
    sum += weight * oklab(uColors[i]);
    weights += weight;
  }
  vec3 color = fromOklab(sum / weights);
  // Grain lies on the reference canvas's pixels, so that it is as coarse in a large picture as in a small one.
  float speck = random1(floor((uv - 0.5) * uResolution / uScale) + 4096.0) - 0.5;
  return vec4(clamp(color + uGrain * 0.35 * speck, 0.0, 1.0), 1.0);
}`,
};

/** Draws the drifting fields of colour. */
export default defineDrawing<z.output<typeof meshGradientSettings>>({
  draw: (stage, settings) => {
    const colors = settings.colors.map(hexToSrgb);
    const black: [number, number, number] = [0, 0, 0];
    return stage.pass(PROGRAM, {
      uColors: { vec3s: Array.from({ length: MAX_MESH_COLORS }, (_, index) => colors[index] ?? black) },
      uCount: colors.length,
      uSpeed: settings.speed,
      uSoftness: settings.softness,
      uWarp: settings.warp,
      uSize: settings.scale,
      uGrain: settings.grain,
    });
  },
});
