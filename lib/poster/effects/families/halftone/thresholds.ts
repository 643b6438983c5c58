import type { Picture, Stage } from "../../../draw/stage";

/** Entries of the picture of a table: more than an eye tells shades. */
const ENTRIES = 1024;

/** Range of thresholds, with some room at either end: a tone of nothing prints nothing, a full one everything. */
const LEAST = -0.002;
const SPAN = 1.004;

/** Bytes by table; tables are made once and kept by whoever made them. */
const kept = new WeakMap<readonly number[], Uint8Array>();

/** A table of thresholds by tone, evenly spaced and mostly within 0 to 1, as the picture that `thresholdOf` reads. */
export function thresholdPicture(stage: Stage, table: readonly number[]): Picture {
  const bytes = kept.get(table) ?? toBytes(table);
  kept.set(table, bytes);
  return stage.fromBytes(bytes, ENTRIES, 1, "nearest");
}

/** Each threshold in two bytes, the high one in red. */
function toBytes(table: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(ENTRIES * 4);
  for (let entry = 0; entry < ENTRIES; entry++) {
    const place = (entry / (ENTRIES - 1)) * (table.length - 1);
    const low = Math.min(table.length - 2, Math.floor(place));
    const from = table[low] ?? 0;
    const threshold = from + ((table[low + 1] ?? from) - from) * (place - low);
    const value = Math.round(Math.max(0, Math.min(1, (threshold - LEAST) / SPAN)) * 65535);
    bytes[entry * 4] = value >> 8;
    bytes[entry * 4 + 1] = value & 255;
  }
  return bytes;
}

/**
 * `float thresholdOf(float coverage)` from `uThresholds`, a `thresholdPicture`. A picture, because without a GPU reading one
 * place of it is quicker than choosing two of a list of uniforms.
 */
export const THRESHOLD_GLSL = /* glsl */ `
uniform sampler2D uThresholds;
float thresholdOf(float coverage) {
  vec2 bytes = texture(uThresholds, vec2(clamp(coverage, 0.0, 1.0) * ${((ENTRIES - 1) / ENTRIES).toFixed(9)} + ${(0.5 / ENTRIES).toFixed(9)}, 0.5)).rg;
  return dot(bytes, vec2(${((SPAN * 255 * 256) / 65535).toFixed(9)}, ${((SPAN * 255) / 65535).toFixed(9)})) + ${LEAST.toFixed(9)};
}`;
