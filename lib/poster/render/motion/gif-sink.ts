import { applyPalette, GIFEncoder, type GifPalette, quantize } from "gifenc";
import type { MotionOptions } from "../../motion/motion-options";
import { ditherInPlace } from "../../motion/ordered-dither";
import type { FrameSink } from "./frame-sink";

const COLORS = 256;

/** A GIF counts in hundredths of a second, and players take less than two of them for ten. */
const TICK_MS = 10;
const MIN_TICKS = 2;

/** Writes a GIF; each frame has the colours that suit it, dithered with a pattern that stands still. */
export async function openGifSink(
  canvas: HTMLCanvasElement,
  { widthPx, heightPx }: MotionOptions,
): Promise<FrameSink> {
  const copy = new OffscreenCanvas(widthPx, heightPx).getContext("2d", { willReadFrequently: true });
  if (!copy) throw new Error("This browser cannot read its pictures back");
  const gif = GIFEncoder();
  let shownMs = 0;
  let writtenTicks = 0;
  let previous: GifPalette | null = null;
  return {
    async add(_timeSeconds, durationMs) {
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, widthPx, heightPx);
      const palette: GifPalette = quantize(data, COLORS, { format: "rgb565" });
      ditherInPlace(data, widthPx);
      const index = applyPalette(data, palette, "rgb565");
      // Rounding is made good by later frames, so that the whole lasts as long as it should.
      shownMs += durationMs;
      const ticks = Math.max(MIN_TICKS, Math.round(shownMs / TICK_MS) - writtenTicks);
      writtenTicks += ticks;
      gif.writeFrame(index, widthPx, heightPx, {
        palette,
        delay: ticks * TICK_MS,
        ...(previous ? {} : { repeat: 0 }),
      });
      previous = palette;
    },
    async finish() {
      gif.finish();
      return new Blob([gif.bytes()], { type: "image/gif" });
    },
    async cancel() {
      previous = null;
    },
  };
}
