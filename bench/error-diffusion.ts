/**
 * How long the task that dithers a picture takes, as it runs in the worker: a poster of 1080 × 1920 at pixelation 2 has
 * 270 × 480 cells at every output size. The same cells, merely copied and converted to light, stand beside it.
 *
 * Usage: npx tsx bench/error-diffusion.ts. Ends with 1 when a target is missed.
 */
import { toLinear } from "../lib/color";
import { inksOf } from "../lib/poster/effects/families/dither/ink-matcher";
import { printBytes } from "../lib/poster/effects/families/dither/print-bytes";
import { palettes } from "../lib/poster/palettes/registry";

const TARGET_MS = 60;
const ROUNDS = 15;
const WIDTH_PX = 270;
const HEIGHT_PX = 480;

/** A soft gradient with some texture: neighbouring cells differ, as in photographs. */
const bytes = Uint8Array.from({ length: WIDTH_PX * HEIGHT_PX * 4 }, (_, at) => {
  const x = (at >> 2) % WIDTH_PX;
  const y = Math.floor((at >> 2) / WIDTH_PX);
  return at % 4 === 3
    ? 255
    : 127 + 90 * Math.sin(x / 40 + (at % 4)) * Math.cos(y / 60) + ((x * 7 + y * 13) % 23);
});

function median(work: () => unknown): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
}

const table = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const light = new Float32Array(bytes.length);
const copied = median(() => {
  for (let at = 0; at < bytes.length; at++) light[at] = table[bytes[at] ?? 0] ?? 0;
});
console.log(`${WIDTH_PX} × ${HEIGHT_PX} cells; copied to light: ${copied.toFixed(1)} ms`);
for (const pattern of ["floyd-steinberg", "jarvis-judice-ninke", "riemersma", "bayer-8"] as const) {
  for (const palette of ["ink", "arcade"]) {
    const inks = inksOf(palettes.get(palette)?.colors ?? []);
    const ms = median(() =>
      printBytes({ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, bytes }, pattern, inks, "nearest"),
    );
    console.log(
      `  ${pattern.padEnd(20)} ${String(inks.length).padStart(2)} inks ${ms.toFixed(1).padStart(7)} ms, ${(ms / copied).toFixed(1)} × the copy`,
    );
    if (ms > TARGET_MS) {
      console.error(`${pattern} with ${palette} takes longer than ${TARGET_MS} ms`);
      process.exitCode = 1;
    }
  }
}
