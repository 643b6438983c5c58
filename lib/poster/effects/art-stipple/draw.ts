import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { INK_GLSL, inkUniforms } from "../families/art/ink";
import { makeDotField } from "./dot-field";
import { DOT_GROWTH, DOT_RADIUS, dotThresholds, packDots, THRESHOLD_MOST, TONE_STEPS } from "./dot-tones";
import type { stippleSettings } from "./index";

const PROGRAM: FragmentProgram = {
  id: "art/stipple",
  source: /* glsl */ `
${INK_GLSL}
uniform sampler2D uDots;
uniform vec4 uThresholds[17];
uniform float uCell;
uniform float uVariation;
float thresholdOf(float coverage) {
  float at = coverage * ${TONE_STEPS}.0;
  int low = int(min(at, ${TONE_STEPS - 1}.0)), high = low + 1;
  return mix(uThresholds[low >> 2][low & 3], uThresholds[high >> 2][high & 3], at - float(low));
}
/** How much of the pixel a dot leaves bare. px is the size of a cell in px. */
float bareOf(vec2 toCell, float place, float order, float threshold, float radius, float px) {
  float column = floor(place * 0.0625);
  vec2 at = toCell + (vec2(column, place - column * 16.0) + 0.5) * 0.0625;
  float r = radius * (1.0 + uVariation * 0.7 * (fract(place * 0.754877 + order * 0.56984) - 0.5));
  // A dot comes in over a short range of tone, so that shading does not cut it in two. An order of 255 stands for none.
  float grown = order > 254.5 ? 0.0 : clamp((threshold + min(threshold, 4.0) - order) * 0.125, 0.0, 1.0);
  return grown > 0.0 ? clamp(0.5 - (r * sqrt(grown) - length(at)) * px, 0.0, 1.0) : 1.0;
}
vec4 shade(vec2 uv) {
  Tone tone = toneAt(uv);
  float threshold = thresholdOf(tone.wanted), px = uScale * uCell;
  vec2 p = (uv - 0.5) * uResolution / px + floor(random3(vec3(uSeed, 7.0, 3.0)).xy * 512.0);
  vec2 cell = floor(p), inCell = p - cell;
  ivec2 size = textureSize(uDots, 0), base = ivec2(cell);
  // Past 255, all dots are there and grow.
  float radius = ${DOT_RADIUS} * (1.0 + max(0.0, threshold - 255.0) * ${(DOT_GROWTH / (THRESHOLD_MOST - 255)).toFixed(6)});
  float bare = 1.0;
  for (int v = -1; v <= 1; v++) for (int u = -1; u <= 1; u++) {
    ivec2 at = (base + ivec2(u, v) + size * 64) % size;
    vec4 pair = floor(texelFetch(uDots, at, 0) * 255.0 + 0.5);
    vec2 toCell = vec2(u, v) - inCell;
    bare *= bareOf(toCell, pair.x, pair.y, threshold, radius, px);
    bare *= bareOf(toCell, pair.z, pair.w, threshold, radius, px);
  }
  float covered = max(1.0 - bare, smoothstep(0.98, 0.999, tone.wanted));
  return inkOn(mix(covered, tone.wanted, tone.edge), tone.alpha);
}`,
};

/** Cells along a side of the repeating field. */
const CELLS = 96;

/** The field and its tables by variation depend on nothing else, and are made when first needed. */
let dots: Uint8Array | null = null;
const tables = new Map<number, readonly (readonly [number, number, number, number])[]>();

function thresholdsOf(bytes: Uint8Array, variation: number) {
  const known = tables.get(variation);
  if (known) return known;
  const values = dotThresholds(bytes, CELLS, variation);
  const table = Array.from({ length: 17 }, (_, row) => {
    const at = (column: number) => values[row * 4 + column] ?? THRESHOLD_MOST;
    return [at(0), at(1), at(2), at(3)] as const;
  });
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
      uDots: stage.fromBytes(dots, CELLS, CELLS, "nearest"),
      uThresholds: { vec4s: thresholdsOf(dots, settings.variation) },
      uCell: settings.dotSize / (2 * DOT_RADIUS),
      uVariation: settings.variation,
    });
  },
});
