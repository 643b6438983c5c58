import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { FLOW_GLSL, flowOf } from "../families/art/flow";
import { INK_GLSL, inkUniforms } from "../families/art/ink";
import { reduced, softened } from "../families/art/light";
import { differenceTaps, NARROW_SIGMA, SIDE_TAPS } from "./difference-taps";
import type { lineartSettings } from "./index";

/** Directions as unit vectors, so that following them costs no root at each step; and how sure each is (blue). */
const ALONG: FragmentProgram = {
  id: "art/lineart-along",
  source: /* glsl */ `
${FLOW_GLSL}
uniform sampler2D uFlow;
vec4 shade(vec2 uv) { return vec4(flowAlong(texture(uFlow, uv).xyz), 1.0); }`,
};

/** Across the form: how far a narrow mean of the lightness lies under a wide one. */
const DIFFERENCE: FragmentProgram = {
  id: "art/lineart-difference",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform sampler2D uAlong;
uniform sampler2D uCoarser;
uniform vec3 uTaps[${SIDE_TAPS + 1}];
uniform float uCoarse;
vec4 shade(vec2 uv) {
  vec2 along = texture(uAlong, uv).xy;
  vec2 across = vec2(-along.y, along.x) / uResolution;
  float under = texelFetch(uPicture, ivec2(uv * uResolution), 0).b * uTaps[0].x;
  vec2 far;
  ${Array.from({ length: SIDE_TAPS }, (_, side) => `far = across * uTaps[${side + 1}].y; under += (texture(uPicture, uv + far).b + texture(uPicture, uv - far).b) * uTaps[${side + 1}].x;`).join("\n  ")}
  return vec4(under + texture(uCoarser, uv).r * uCoarse, 0.0, 0.0, 1.0);
}`,
};

/** How much the places on the way count, the nearest first, against 1 for the place itself. */
const carryWeight = (step: number) => Math.exp(-0.2 * step * step).toFixed(7);
const CARRY_SHARE = (
  1 /
  (1 + 2 * [1, 2, 3].reduce((sum, step) => sum + Number(carryWeight(step)), 0))
).toFixed(7);

/**
 * Along the form: what was found is averaged on the way, so that a line goes on where its edge is faint. Where forms cross
 * or are as small as type, there is no way to go.
 */
const CARRY: FragmentProgram = {
  id: "art/lineart-carry",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform sampler2D uAlong;
uniform float uStep;
/** The mean of three places on the way to one side. */
float carried(vec2 uv, vec2 way, vec2 stride) {
  vec2 at = uv + way * stride;
  float sum = texture(uPicture, at).r * ${carryWeight(1)};
  vec2 next = texture(uAlong, at).xy;
  way = dot(next, way) < 0.0 ? -next : next;
  at += way * stride;
  sum += texture(uPicture, at).r * ${carryWeight(2)};
  return sum + texture(uPicture, at + way * stride).r * ${carryWeight(3)};
}
vec4 shade(vec2 uv) {
  vec3 start = texture(uAlong, uv).xyz;
  float own = texture(uPicture, uv).r, stride = uStep * smoothstep(0.35, 0.8, start.z);
  vec2 px = stride / uResolution;
  float sum = own + carried(uv, start.xy, px) + carried(uv, -start.xy, px);
  return vec4(stride > 0.1 ? sum * ${CARRY_SHARE} : own, 0.0, 0.0, 1.0);
}`,
};

/** One texel of the lines for each pixel. */
const LINES_AS_THEY_ARE =
  "float linesAt(vec2 uv) { return texelFetch(uLines, ivec2(uv * uResolution), 0).r; }";

/** Cubic B-spline in four taps: enlarged lines stay round. */
const LINES_ENLARGED = /* glsl */ `
float linesAt(vec2 uv) {
  vec2 size = vec2(textureSize(uLines, 0)), p = uv * size - 0.5, f = fract(p), base = p - f + 0.5;
  vec2 g = 1.0 - f, w0 = g * g * g / 6.0, w3 = f * f * f / 6.0;
  vec2 w1 = 2.0 / 3.0 - 0.5 * f * f * (2.0 - f), w2 = 1.0 - w0 - w1 - w3;
  vec2 a = w0 + w1, b = w2 + w3;
  vec2 low = (base - 1.0 + w1 / a) / size, high = (base + 1.0 + w3 / b) / size;
  return (texture(uLines, low).r * a.x + texture(uLines, vec2(high.x, low.y)).r * b.x) * a.y
    + (texture(uLines, vec2(low.x, high.y)).r * a.x + texture(uLines, high).r * b.x) * b.y;
}`;

const ON_PAPER = "return inkOn(covered, own.g);";

/** Flat tones under the lines: lightness in steps with soft borders, hue and saturation as they are. */
const ON_WASH = /* glsl */ `
  vec3 c = unpremultiply(texture(uColors, uv));
  float l = max(dot(c, vec3(0.2126, 0.7152, 0.0722)), 0.004), at = l * 6.0 + 0.5;
  float even = (floor(at) - 0.5 + smoothstep(0.35, 0.65, fract(at))) / 6.0;
  vec3 wash = mix(vec3(1.0), toLinear(clamp(c * max(even, 0.5 * l) / l, 0.0, 1.0)), uWash);
  vec3 light = mix(toLinear(inkOn(0.0, 1.0).rgb) * wash, toLinear(inkOn(1.0, 1.0).rgb), covered);
  return premultiply(toSrgb(light), own.g);`;

/** Lines and blacks in ink. */
const inkProgram = (id: string, lines: string, ground: string): FragmentProgram => ({
  id,
  source: /* glsl */ `
${INK_GLSL}
uniform sampler2D uLines;
uniform sampler2D uColors;
uniform float uThreshold;
uniform float uFill;
uniform float uWash;
${lines}
/** How much of a pixel lies where a height is above 0. */
float drawn(float height) {
  return clamp(height / max(length(vec2(dFdx(height), dFdy(height))), 1e-4) + 0.5, 0.0, 1.0);
}
vec4 shade(vec2 uv) {
  vec2 own = texelFetch(uLight, ivec2(uv * uResolution), 0).rg;
  float steep = uContrast < 0.0 ? 1.0 + uContrast : 1.0 + 3.0 * uContrast;
  // Blacks have calm borders in soft tones, and those of type are exact and set off against their surroundings.
  float around = texture(uAround, uv).r, apart = own.r - around;
  float seen = around + apart * 2.5 * smoothstep(0.04, 0.14, abs(apart));
  seen = (seen - 0.5) * steep + 0.5 + uBrightness * 0.5;
  // With light ink, lines run on the lighter side of an edge and fill the lights.
  float side = 1.0 - 2.0 * uLights, dark = mix(seen, 1.0 - seen, uLights);
  float line = drawn(linesAt(uv) * side - uThreshold * (0.4 + clamp(dark, 0.0, 1.0)));
  // Lines stay off the lighter side of hard edges, which keeps the counters of small type open.
  line *= 1.0 - smoothstep(0.04, 0.14, apart * side);
  float covered = uFill > 0.0 ? max(line, drawn(uFill - dark)) : line;
  ${ground}
}`,
});

const PROGRAMS = {
  plain: inkProgram("art/lineart-plain", LINES_AS_THEY_ARE, ON_PAPER),
  enlarged: inkProgram("art/lineart-enlarged", LINES_ENLARGED, ON_PAPER),
  washed: inkProgram("art/lineart-washed", LINES_ENLARGED, ON_WASH),
};

/** Soft edges are looked for on a picture that is smaller by this factor, and count this much. */
const COARSER = 2;
const SOFT_EDGES = 0.35;

/** How calmly the direction of lines changes, and how fine its map is, px of the reference canvas. */
const FLOW_SIGMA_PX = 3;
const FLOW_STEP_PX = 3;

/** From how far around the blacks are set off against their surroundings, px of the reference canvas. */
const AROUND_PX = 4;

/**
 * Draws the contours: a difference of Gaussians across the form, averaged along it (H. Kang, S. Lee and C. K. Chui,
 * "Coherent Line Drawing", 2007), and solid blacks that keep a light rim (H. Winnemöller, "XDoG", 2011).
 */
export default defineDrawing<z.output<typeof lineartSettings>>({
  draw: (stage, settings) => {
    const sigmaPx = 0.55 * settings.lineWidth * stage.scale;
    const step = Math.max(1, stage.scale, sigmaPx / NARROW_SIGMA);
    const { light, uniforms } = inkUniforms(stage, settings, AROUND_PX * stage.scale);
    const small = reduced(stage, light, step);
    const flowStep = Math.max(step, FLOW_STEP_PX * stage.scale);
    const flowSize = { widthPx: stage.widthPx / flowStep, heightPx: stage.heightPx / flowStep };
    const flow = flowOf(
      stage,
      small,
      flowSize,
      ((FLOW_SIGMA_PX + settings.lineWidth) * stage.scale) / flowStep,
    );
    const along = stage.pass(ALONG, { uFlow: flow }, { ...flowSize, sampling: "nearest" });
    const taps = differenceTaps(Math.min(NARROW_SIGMA, sigmaPx / step));
    const common = {
      uAlong: along,
      uTaps: { vec3s: taps.map(({ weight, offset }) => [weight, offset, 0] as const) },
    };
    const coarse = reduced(stage, small, COARSER);
    const soft = stage.pass(
      DIFFERENCE,
      { ...common, uPicture: coarse, uCoarser: coarse, uCoarse: 0 },
      coarse,
    );
    const difference = stage.pass(
      DIFFERENCE,
      { ...common, uPicture: small, uCoarser: soft, uCoarse: SOFT_EDGES },
      small,
    );
    const carryStep = (settings.flow * (1 + settings.lineWidth) * 0.7 * stage.scale) / step;
    const lines =
      settings.flow === 0
        ? difference
        : stage.pass(CARRY, { uPicture: difference, uAlong: along, uStep: carryStep }, small);
    const plain = step > 1 ? PROGRAMS.enlarged : PROGRAMS.plain;
    return stage.pass(settings.wash > 0 ? PROGRAMS.washed : plain, {
      ...uniforms,
      uLines: lines,
      uColors: settings.wash > 0 ? softened(stage, stage.source, 1.3 * stage.scale) : stage.source,
      uThreshold: 0.075 * (1 - settings.detail) ** 2.5 + 0.0025,
      uFill: settings.fill,
      uWash: settings.wash,
    });
  },
});
