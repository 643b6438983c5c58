import type { LinearPixels } from "./diffuse";
import type { InkMixer } from "./ink-mixer";
import type { ThresholdMap } from "./threshold-map";

/**
 * Ordered dither: a tile of thresholds, laid over the picture again and again, says which ink of its mixture a pixel
 * gets. A pixel that is not at least half opaque becomes transparent.
 * @returns RGBA bytes in sRGB, premultiplied.
 */
export function orderInks(
  { widthPx, heightPx, data }: LinearPixels,
  { side, thresholds }: ThresholdMap,
  mixer: InkMixer,
): Uint8Array {
  const result = new Uint8Array(widthPx * heightPx * 4);
  const bytes = Uint8Array.from(mixer.inks.flatMap((ink) => ink.bytes));
  for (let y = 0, at = 0; y < heightPx; y++) {
    const row = (y % side) * side;
    for (let x = 0; x < widthPx; x++, at += 4) {
      if ((data[at + 3] ?? 0) < 0.5) continue;
      const threshold = thresholds[row + (x % side)] ?? 0.5;
      const ink = mixer.pick(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, threshold) * 3;
      result[at] = bytes[ink] ?? 0;
      result[at + 1] = bytes[ink + 1] ?? 0;
      result[at + 2] = bytes[ink + 2] ?? 0;
      result[at + 3] = 255;
    }
  }
  return result;
}
