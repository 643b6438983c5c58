/**
 * How long the task that dithers a picture takes, as it runs in the worker: a poster of 1080 × 1920 at pixelation 2 has
 * 270 × 480 cells at every output size. The same cells, merely copied and converted to light, stand beside it. Each median
 * is of the same runs: time on the clock, which grows with whatever else the machine does, and processor time, which is
 * what the clock shows where a core is free; the target is held against the latter.
 *
 * Usage: npx tsx bench/error-diffusion.ts. Ends with 1 when a target is missed.
 */
import { loadavg } from "node:os";
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

interface Cost {
  readonly ms: number;
  readonly processorMs: number;
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function costOf(work: () => unknown): Cost {
  work();
  const costs = Array.from({ length: ROUNDS }, (): Cost => {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return { ms: performance.now() - startedAt, processorMs: (user + system) / 1000 };
  });
  return {
    ms: middle(costs.map(({ ms }) => ms)),
    processorMs: middle(costs.map(({ processorMs }) => processorMs)),
  };
}

const table = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const light = new Float32Array(bytes.length);
const copied = costOf(() => {
  for (let at = 0; at < bytes.length; at++) light[at] = table[bytes[at] ?? 0] ?? 0;
});
console.log(
  `${WIDTH_PX} × ${HEIGHT_PX} cells; copied to light: ${copied.ms.toFixed(1)} ms (load ${loadavg()[0]?.toFixed(1)})`,
);
for (const pattern of ["floyd-steinberg", "jarvis-judice-ninke", "riemersma", "bayer-8"] as const) {
  for (const palette of ["ink", "arcade"]) {
    const inks = inksOf(palettes.get(palette)?.colors ?? []);
    const { ms, processorMs } = costOf(() =>
      printBytes({ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, bytes }, pattern, inks, "nearest"),
    );
    console.log(
      `  ${pattern.padEnd(20)} ${String(inks.length).padStart(2)} inks ${ms.toFixed(1).padStart(7)} ms, of the processor ${processorMs.toFixed(1).padStart(6)} ms`,
    );
    if (processorMs > TARGET_MS) {
      console.error(`${pattern} with ${palette} takes longer than ${TARGET_MS} ms`);
      process.exitCode = 1;
    }
  }
}
