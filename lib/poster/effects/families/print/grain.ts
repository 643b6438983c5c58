import { thresholdMap } from "../dither/threshold-map";
import { SPOT_STEPS } from "../halftone/spot";

/** A side of the grain tile, in grains; it repeats. */
export const GRAIN_SIDE = 64;

/** Samples along a grain where its heights are counted. */
const SAMPLES = 4;

/**
 * Grain as a picture: in red a tile of blue noise, in green one of white noise, with their first column and row again at the
 * end, so that they can be read between.
 */
export interface GrainTile {
  readonly bytes: Uint8Array;
  readonly sidePx: number;
  /** Heights below which shares of the area lie, evenly spaced by tone: a tone is printed on exactly its share. */
  readonly thresholds: readonly number[];
}

let made: GrainTile | null = null;

/** The grain tile; it depends on nothing, so it is made once. `GRAIN_GLSL` reads it. */
export function grainTile(): GrainTile {
  if (made) return made;
  const { thresholds } = thresholdMap("blue-noise");
  const sidePx = GRAIN_SIDE + 1;
  const bytes = new Uint8Array(sidePx * sidePx * 4);
  const heightAt = (x: number, y: number) =>
    thresholds[(y % GRAIN_SIDE) * GRAIN_SIDE + (x % GRAIN_SIDE)] ?? 0;
  for (let y = 0, at = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++, at += 4) {
      bytes[at] = Math.round(255 * heightAt(x, y));
      bytes[at + 1] = whiteNoise((y % GRAIN_SIDE) * GRAIN_SIDE + (x % GRAIN_SIDE));
      bytes[at + 3] = 255;
    }
  }
  const heights = new Float32Array((GRAIN_SIDE * SAMPLES) ** 2);
  for (let at = 0; at < heights.length; at++) {
    heights[at] = grainHeight(
      heightAt,
      ((at % (GRAIN_SIDE * SAMPLES)) + 0.5) / SAMPLES,
      (Math.floor(at / (GRAIN_SIDE * SAMPLES)) + 0.5) / SAMPLES,
    );
  }
  heights.sort();
  const steps = Array.from({ length: SPOT_STEPS + 1 }, (_, step) => {
    if (step === 0) return -1e-3;
    if (step === SPOT_STEPS) return 1.001;
    return heights[Math.round((step / SPOT_STEPS) * (heights.length - 1))] ?? 1;
  });
  made = { bytes, sidePx, thresholds: steps };
  return made;
}

/** Height between the grains, smooth from one to the next; `grainAt` of the GLSL is the same. */
function grainHeight(heightAt: (x: number, y: number) => number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const across = smooth(x - left);
  const down = smooth(y - top);
  const upper = heightAt(left, top) * (1 - across) + heightAt(left + 1, top) * across;
  const lower = heightAt(left, top + 1) * (1 - across) + heightAt(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** A byte for each number, without order. */
function whiteNoise(index: number): number {
  let value = Math.imul(index + 1, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 24;
}

const smooth = (part: number) => part * part * (3 - 2 * part);

/** `vec2 grainAt(vec2 p)`, p in grains, from `uGrain`: evenly spread heights, and clouds that have slow waves too. */
export const GRAIN_GLSL = /* glsl */ `
uniform sampler2D uGrain;
vec2 grainAt(vec2 p) {
  vec2 cell = floor(p), part = p - cell;
  part = part * part * (3.0 - 2.0 * part);
  return texture(uGrain, (mod(cell, ${GRAIN_SIDE}.0) + part + 0.5) / ${GRAIN_SIDE + 1}.0).rg;
}`;
