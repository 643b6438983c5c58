import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { INK_GLSL, inkUniforms } from "../families/art/ink";
import { THRESHOLD_GLSL, thresholdPicture } from "../families/halftone/thresholds";
import { makeDotField } from "./dot-field";
import { DOT_GROWTH, DOT_RADIUS, dotThresholds, packDots, THRESHOLD_MOST } from "./dot-tones";
import type { stippleSettings } from "./index";

/** Cells along a side of the repeating field. */
const CELLS = 96;

/** What a threshold of 1 in the table stands for. */
const THRESHOLD_SCALE = 320;

/** Dots as a program takes them: place in the cell, order and size; the first of each cell to the left, the second to the right. */
const UNPACK: FragmentProgram = {
  id: "art/stipple-unpack",
  source: /* glsl */ `
uniform sampler2D uDots;
uniform float uVariation;
vec4 shade(vec2 uv) {
  ivec2 at = ivec2(uv * uResolution), size = textureSize(uDots, 0);
  vec4 pair = floor(texelFetch(uDots, ivec2(at.x % size.x, at.y), 0) * 255.0 + 0.5);
  vec2 packed = at.x < size.x ? pair.xy : pair.zw;
  float column = floor(packed.x * 0.0625);
  float size_ = 1.0 + uVariation * 0.7 * (fract(packed.x * 0.754877 + packed.y * 0.56984) - 0.5);
  // An order of 255 stands for no dot, and none is ever reached.
  return vec4((vec2(column, packed.x - column * 16.0) + 0.5) * 0.0625, packed.y > 254.5 ? 9999.0 : packed.y, size_);
}`,
};

const NEIGHBOURS = [-1, 0, 1].flatMap((v) => [-1, 0, 1].map((u) => [u, v] as const));

const PROGRAM: FragmentProgram = {
  id: "art/stipple",
  source: /* glsl */ `
${INK_GLSL}
${THRESHOLD_GLSL}
uniform sampler2D uDots;
uniform float uCell;
/** How much of the pixel a dot leaves bare. */
float bareOf(vec2 toCell, vec4 spot, float come, float radius, float px) {
  // A dot comes in over a short range of tone, so that shading does not cut it in two.
  float grown = clamp(come - spot.z * 0.125, 0.0, 1.0);
  float bare = clamp(0.5 - (radius * spot.w * sqrt(grown) - length(toCell + spot.xy)) * px, 0.0, 1.0);
  return grown > 0.0 ? bare : 1.0;
}
float bareIn(vec2 cell, vec2 toCell, float come, float radius, float px) {
  vec2 at = fract((cell + 0.5) * ${(1 / CELLS).toFixed(9)}) * vec2(0.5, 1.0);
  return bareOf(toCell, texture(uDots, at), come, radius, px) * bareOf(toCell, texture(uDots, vec2(at.x + 0.5, at.y)), come, radius, px);
}
vec4 shade(vec2 uv) {
  Tone tone = toneAt(uv);
  // Tables are kept in whole steps: what is less than one is nothing, so that white stays blank.
  float threshold = max(0.0, thresholdOf(tone.wanted) * ${THRESHOLD_SCALE}.0 - 0.01), px = uScale * uCell;
  vec2 p = (uv - 0.5) * uResolution / px + floor(random3(vec3(uSeed, 7.0, 3.0)).xy * 512.0);
  vec2 cell = floor(p), inCell = p - cell;
  // Past 255, all dots are there and grow.
  float radius = ${DOT_RADIUS} * (1.0 + max(0.0, threshold - 255.0) * ${(DOT_GROWTH / (THRESHOLD_MOST - 255)).toFixed(6)});
  float come = (threshold + min(threshold, 4.0)) * 0.125, bare = 1.0;
  ${NEIGHBOURS.map(([u, v]) => `bare *= bareIn(cell + vec2(${u}, ${v}), vec2(${u}, ${v}) - inCell, come, radius, px);`).join("\n  ")}
  float covered = max(1.0 - bare, smoothstep(0.98, 0.999, tone.wanted));
  return inkOn(mix(covered, tone.wanted, tone.edge), tone.alpha);
}`,
};

/** The field and its tables by variation depend on nothing else, and are made when first needed. */
let dots: Uint8Array | null = null;
const tables = new Map<number, readonly number[]>();

function thresholdsOf(bytes: Uint8Array, variation: number): readonly number[] {
  const known = tables.get(variation);
  if (known) return known;
  const table = dotThresholds(bytes, CELLS, variation).map((threshold) => threshold / THRESHOLD_SCALE);
  // A slider that is dragged passes many values; the table of each is cheap, so that few are kept.
  if (tables.size > 32) tables.clear();
  tables.set(variation, table);
  return table;
}

/** Draws the picture in dots. */
export default defineDrawing<z.output<typeof stippleSettings>>({
  draw: (stage, settings) => {
    dots ??= packDots(makeDotField(CELLS));
    const { uniforms } = inkUniforms(stage, settings, 2 * settings.dotSize * stage.scale);
    return stage.pass(PROGRAM, {
      ...uniforms,
      uDots: stage.pass(
        UNPACK,
        { uDots: stage.fromBytes(dots, CELLS, CELLS, "nearest"), uVariation: settings.variation },
        { widthPx: 2 * CELLS, heightPx: CELLS, sampling: "nearest" },
      ),
      uThresholds: thresholdPicture(stage, thresholdsOf(dots, settings.variation)),
      uCell: settings.dotSize / (2 * DOT_RADIUS),
    });
  },
});
