import type { z } from "zod";
import { hexToLight, oklabOf } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import { FROM_OKLAB_GLSL } from "../../draw/from-oklab";
import type { FragmentProgram } from "../../draw/stage";
import { gpuRandom3 } from "../gpu-random";
import { loopPhase } from "../loop";
import { fieldsAt } from "./fields";
import type { meshGradientSettings } from "./index";
import { MESH_LOOP_SECONDS } from "./limits";

/**
 * A pixel takes the mean of the colours weighted by the nearness of their points (Shepard's interpolation), in OKLab so
 * that no mud appears between two hues. Written out for each colour: loops over arrays are slow where there is no GPU.
 */
function programFor(count: number): FragmentProgram {
  const forEachColor = (glsl: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => glsl(index)).join("");
  return {
    id: `shader/mesh-gradient/${count}`,
    source: /* glsl */ `
uniform vec3 uColors[${count}];
uniform vec3 uPoints[${count}];
uniform float uTurn;
uniform vec3 uStart;
uniform float uSoftness;
uniform float uWarp;
uniform float uSize;
uniform float uGrain;
${FROM_OKLAB_GLSL}
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uResolution / min(uResolution.x, uResolution.y) / uSize;
  // Waves bent by waves: endlessly smooth, where noise on a grid would show its cells as smears.
  vec2 bend = vec2(
    sin(2.1 * p.y + 1.1 * sin(1.7 * p.x + 3.0 * uTurn + uStart.x) + 2.0 * uTurn),
    cos(1.9 * p.x + 1.1 * sin(1.5 * p.y - 3.0 * uTurn + uStart.y) - 2.0 * uTurn));
  bend += 0.45 * vec2(sin(4.3 * p.y + 4.0 * uTurn + uStart.z), cos(3.9 * p.x - 4.0 * uTurn + uStart.x));
  p += uWarp * 0.4 * bend;

  float hardness = -0.5 * mix(9.0, 2.2, uSoftness), weight, weights = 0.0;
  vec3 sum = vec3(0.0);
  vec2 away;
  ${forEachColor(
    (index) => `
  away = p - uPoints[${index}].xy;
  weight = ${index === 0 ? "1.5" : "1.0"} * exp2(hardness * log2(dot(away, away) + 0.015));
  sum += weight * uColors[${index}];
  weights += weight;`,
  )}
  vec3 color = fromOklab(sum / weights);
  // Grain lies on the reference canvas's pixels, so that it is as coarse in a large picture as in a small one.
  if (uGrain > 0.0) color += uGrain * 0.35 * (random1(floor((uv - 0.5) * uResolution / uScale) + 4096.0) - 0.5);
  return vec4(clamp(color, 0.0, 1.0), 1.0);
}`,
  };
}

/** Draws the drifting fields of colour. */
export default defineDrawing<z.output<typeof meshGradientSettings>>({
  draw: (stage, settings) => {
    const phase = loopPhase(stage.timeSeconds, settings.speed, MESH_LOOP_SECONDS);
    const shortSide = Math.min(stage.widthPx, stage.heightPx);
    const reach = [stage.widthPx / shortSide / 2, stage.heightPx / shortSide / 2] as const;
    const count = settings.colors.length;
    return stage.pass(programFor(count), {
      uColors: { vec3s: settings.colors.map((hex) => oklabOf(...hexToLight(hex))) },
      uPoints: { vec3s: fieldsAt(count, reach, stage.seed, phase).map(([x, y]) => [x, y, 0] as const) },
      uTurn: 2 * Math.PI * phase,
      uStart: gpuRandom3(97, 3, stage.seed).map((value) => 2 * Math.PI * value),
      uSoftness: settings.softness,
      uWarp: settings.warp,
      uSize: settings.scale,
      uGrain: settings.grain,
    });
  },
});
