import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { FLOW_GLSL, flowOf } from "../families/art/flow";
import { averaged } from "../families/art/light";
import type { kuwaharaSettings } from "./index";
import { sectorTaps } from "./sectors";

const number = (value: number) => (Number.isInteger(value) ? `${value}.0` : value.toFixed(7));

/** One tap: the colour there goes into the sectors that it counts in. */
const readTaps = sectorTaps()
  .map(({ x, y, weights }) => {
    const parts = weights
      .map((weight, sector) => [weight, sector] as const)
      .filter(([weight]) => weight > 1e-4)
      .map(([weight, sector]) => `m${sector} += c * ${number(weight)};`);
    return `t = texture(uPicture, uv + axes * vec2(${number(x)}, ${number(y)})).rgb; c = vec4(t, dot(t, t));\n  ${parts.join(" ")}`;
  })
  .join("\n  ");

const sectors = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const each = (line: (sector: number) => string) => sectors.map(line).join("\n  ");

/** The stroke: the mean of the calmest sectors of an ellipse that lies along the shape. */
const PAINT: FragmentProgram = {
  id: "kuwahara/paint",
  source: /* glsl */ `
${FLOW_GLSL}
uniform sampler2D uPicture;
uniform sampler2D uTensor;
uniform float uRadiusPx;
uniform float uStretch;
uniform float uSharpness;
uniform float uSaturation;
vec4 shade(vec2 uv) {
  vec3 flow = flowAlong(texture(uTensor, uv).xyz);
  float stretch = 1.0 + flow.z * uStretch, alpha = texture(uPicture, uv).a;
  vec2 along = flow.xy * uRadiusPx * stretch, across = vec2(-flow.y, flow.x) * uRadiusPx / stretch;
  mat2 axes = mat2(along / uResolution, across / uResolution);
  vec3 t;
  // Sums of the colours (xyz) and of their squares (w), by sector.
  vec4 c, ${sectors.map((k) => `m${k} = vec4(0.0)`).join(", ")};
  ${readTaps}
  // Squared deviations; the calmest sector counts 1, the others fall off by their share of unrest.
  ${each((k) => `m${k}.w = max(m${k}.w - dot(m${k}.xyz, m${k}.xyz), 0.0) + 2e-4;`)}
  float calm = min(min(min(m0.w, m1.w), min(m2.w, m3.w)), min(min(m4.w, m5.w), min(m6.w, m7.w)));
  vec3 sum = vec3(0.0);
  float total = 0.0, w;
  ${each((k) => `w = pow(calm / m${k}.w, 0.5 * uSharpness); sum += m${k}.xyz * w; total += w;`)}
  // Saturation about the encoded luma, as CSS filters do: a grey stays the grey that it is.
  vec3 srgb = unpremultiply(vec4(min(sum / total, alpha), alpha));
  vec3 vivid = mix(vec3(dot(srgb, vec3(0.2126, 0.7152, 0.0722))), srgb, uSaturation);
  return premultiply(clamp(vivid, 0.0, 1.0), alpha);
}`,
};

/** Width of the square that one tap stands for, in radii of the stroke. */
const TAP_WIDTH = 0.45;

/** How much longer than wide a stroke is at most: 1 + this, to its inverse. */
const MAX_STRETCH = 1.2;

/** How calmly the direction of strokes changes, in px of the reference canvas. */
const TENSOR_SIGMA_PX = 3.5;

/** Paints the picture with strokes that follow its shapes. */
export default defineDrawing<z.output<typeof kuwaharaSettings>>({
  draw: (stage, settings) => {
    const radiusPx = settings.radius * stage.scale;
    const windowPx = Math.max(1, radiusPx * TAP_WIDTH);
    // At the size of a screen, reading the nearest of overlapping means is as good as mixing four, and twice as quick.
    const step = stage.scale <= 1.25 ? 1 : Math.max(1, windowPx / 2);
    const small = averaged(stage, stage.source, step, windowPx, step === 1 ? "nearest" : "linear");
    // Directions change slowly, so that half the reference size holds them at any output size.
    const tensorStep = Math.max(step, 2 * stage.scale);
    const tensorSize = { widthPx: stage.widthPx / tensorStep, heightPx: stage.heightPx / tensorStep };
    const tensor = flowOf(stage, small, tensorSize, (TENSOR_SIGMA_PX * stage.scale) / tensorStep);
    return stage.pass(PAINT, {
      uPicture: small,
      uTensor: tensor,
      uRadiusPx: radiusPx,
      uStretch: settings.anisotropy * MAX_STRETCH,
      uSharpness: settings.sharpness,
      uSaturation: settings.saturation,
    });
  },
});
