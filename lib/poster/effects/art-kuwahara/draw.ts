import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import type { kuwaharaSettings } from "./index";
import { sectorTaps } from "./sectors";

/** The mean of `uStep` × `uStep` px: the strokes read a picture that is no finer than the distance of their taps. */
const REDUCE: FragmentProgram = {
  id: "kuwahara/reduce",
  source: /* glsl */ `
uniform vec2 uSourcePx;
uniform float uStep;
vec4 shade(vec2 uv) {
  vec4 sum = vec4(0.0);
  vec2 corner = (uv * uResolution - 0.5) / uResolution * uSourcePx;
  int n = int(clamp(ceil(uStep * 0.5), 1.0, 6.0));
  for (int y = 0; y < n; y++) for (int x = 0; x < n; x++) {
    vec2 at = corner + (vec2(x, y) + 0.5) / float(n) * uSourcePx / uResolution;
    sum += texture(uSource, at / uSourcePx);
  }
  return sum / float(n * n);
}`,
};

/** Structure tensor (E, F, G) of the Sobel gradients over all three channels. */
const TENSOR: FragmentProgram = {
  id: "kuwahara/tensor",
  source: /* glsl */ `
uniform sampler2D uPicture;
vec3 at(vec2 uv, float x, float y) { return texture(uPicture, uv + vec2(x, y) / uResolution).rgb; }
vec4 shade(vec2 uv) {
  vec3 nw = at(uv, -1.0, -1.0), n = at(uv, 0.0, -1.0), ne = at(uv, 1.0, -1.0);
  vec3 w = at(uv, -1.0, 0.0), e = at(uv, 1.0, 0.0);
  vec3 sw = at(uv, -1.0, 1.0), s = at(uv, 0.0, 1.0), se = at(uv, 1.0, 1.0);
  vec3 dx = (ne + 2.0 * e + se - nw - 2.0 * w - sw) * 0.25;
  vec3 dy = (sw + 2.0 * s + se - nw - 2.0 * n - ne) * 0.25;
  return vec4(dot(dx, dx), dot(dx, dy), dot(dy, dy), 1.0);
}`,
};

const SMOOTH: FragmentProgram = {
  id: "kuwahara/smooth",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uDirection;
uniform float uSigma;
vec4 shade(vec2 uv) {
  vec4 sum = vec4(0.0);
  float total = 0.0;
  for (int i = -4; i <= 4; i++) {
    float offset = float(i) * max(1.0, uSigma / 1.8);
    float weight = exp(-0.5 * offset * offset / (uSigma * uSigma));
    sum += texture(uPicture, uv + uDirection * offset / uResolution) * weight;
    total += weight;
  }
  return sum / total;
}`,
};

const number = (value: number) => (Number.isInteger(value) ? `${value}.0` : value.toFixed(7));

/** One tap: the colour there goes into the sectors that it counts in. */
const readTaps = sectorTaps()
  .map(({ x, y, weights }) => {
    const parts = weights
      .map((weight, sector) => [weight, sector] as const)
      .filter(([weight]) => weight > 1e-4)
      .map(([weight, sector]) => `m${sector} += c * ${number(weight)}; s${sector} += q * ${number(weight)};`);
    return `c = texture(uPicture, uv + axes * vec2(${number(x)}, ${number(y)})); q = dot(c, c);\n  ${parts.join(" ")}`;
  })
  .join("\n  ");

const sectors = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const each = (line: (sector: number) => string) => sectors.map(line).join("\n  ");

/** The stroke: the mean of the calmest sectors of an ellipse that lies along the shape. */
const PAINT: FragmentProgram = {
  id: "kuwahara/paint",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform sampler2D uTensor;
uniform float uRadiusPx;
uniform float uStretch;
uniform float uSharpness;
uniform float uSaturation;
vec4 shade(vec2 uv) {
  vec3 g = texture(uTensor, uv).xyz;
  float root = sqrt((g.x - g.z) * (g.x - g.z) + 4.0 * g.y * g.y);
  float major = 0.5 * (g.x + g.z + root), minor = 0.5 * (g.x + g.z - root);
  vec2 along = vec2(major - g.x, -g.y);
  along = dot(along, along) > 1e-12 ? normalize(along) : vec2(0.0, 1.0);
  float anisotropy = major + minor > 1e-6 ? root / (major + minor) : 0.0;
  float stretch = 1.0 + anisotropy * uStretch;
  mat2 axes = mat2(along * uRadiusPx * stretch / uResolution, vec2(-along.y, along.x) * uRadiusPx / stretch / uResolution);
  vec4 c;
  float q;
  ${each((k) => `vec4 m${k} = vec4(0.0); float s${k} = 0.0;`)}
  ${readTaps}
  // Squared deviations; the calmest sector counts 1, the others fall off by their share of unrest.
  ${each((k) => `s${k} = sqrt(max(s${k} - dot(m${k}, m${k}), 0.0)) + 0.006;`)}
  float calm = min(min(min(s0, s1), min(s2, s3)), min(min(s4, s5), min(s6, s7)));
  vec4 sum = vec4(0.0);
  float total = 0.0, w;
  ${each((k) => `w = pow(calm / s${k}, uSharpness); sum += m${k} * w; total += w;`)}
  vec4 painted = sum / total;
  // Saturation about the encoded luma, as CSS filters do: a grey stays the grey that it is.
  vec3 srgb = unpremultiply(painted);
  vec3 vivid = mix(vec3(dot(srgb, vec3(0.2126, 0.7152, 0.0722))), srgb, uSaturation);
  return premultiply(clamp(vivid, 0.0, 1.0), painted.a);
}`,
};

/** How many taps lie between the middle of a stroke and its end. */
const TAPS_PER_RADIUS = 2.5;

/** How much longer than wide a stroke is at most: 1 + this, to its inverse. */
const MAX_STRETCH = 1.2;

/** How calmly the direction of strokes changes, in px of the reference canvas. */
const TENSOR_SIGMA_PX = 3.5;

/** Paints the picture with strokes that follow its shapes. */
export default defineDrawing<z.output<typeof kuwaharaSettings>>({
  draw: (stage, settings) => {
    const radiusPx = settings.radius * stage.scale;
    const step = Math.max(1, radiusPx / TAPS_PER_RADIUS);
    const size = {
      widthPx: Math.max(1, Math.round(stage.widthPx / step)),
      heightPx: Math.max(1, Math.round(stage.heightPx / step)),
    };
    const reduced =
      step === 1
        ? stage.source
        : stage.pass(REDUCE, { uStep: step, uSourcePx: [stage.widthPx, stage.heightPx] }, size);
    // Directions change slowly, so that half the reference size holds them at any output size.
    const tensorStep = Math.max(step, 2 * stage.scale);
    const tensorSize = {
      widthPx: Math.max(1, Math.round(stage.widthPx / tensorStep)),
      heightPx: Math.max(1, Math.round(stage.heightPx / tensorStep)),
    };
    const uSigma = (TENSOR_SIGMA_PX * stage.scale) / tensorStep;
    const gradients = stage.pass(TENSOR, { uPicture: reduced }, tensorSize);
    const alongRows = stage.pass(SMOOTH, { uPicture: gradients, uDirection: [1, 0], uSigma }, tensorSize);
    const tensor = stage.pass(SMOOTH, { uPicture: alongRows, uDirection: [0, 1], uSigma }, tensorSize);
    return stage.pass(PAINT, {
      uPicture: reduced,
      uTensor: tensor,
      uRadiusPx: radiusPx,
      uStretch: settings.anisotropy * MAX_STRETCH,
      uSharpness: settings.sharpness,
      uSaturation: settings.saturation,
    });
  },
});
