import { assemblePng } from "../../motion/animated-png";
import { type AnimationFrame, assembleWebp } from "../../motion/animated-webp";
import type { MotionOptions } from "../../motion/motion-options";
import type { FrameSink } from "./frame-sink";

const WEBP_QUALITY = 0.88;

/** Writes an animated WebP or PNG from pictures that the browser encodes one by one. */
export async function openPictureSink(
  canvas: HTMLCanvasElement,
  { format, widthPx, heightPx }: MotionOptions,
): Promise<FrameSink> {
  const type = `image/${format}`;
  const frames: AnimationFrame[] = [];
  return {
    async add(_timeSeconds, durationMs) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, WEBP_QUALITY));
      if (blob?.type !== type) throw new Error(`This browser cannot write ${format.toUpperCase()} pictures`);
      frames.push({ bytes: new Uint8Array(await blob.arrayBuffer()), durationMs });
    },
    async finish() {
      const file = format === "webp" ? assembleWebp(frames, widthPx, heightPx) : assemblePng(frames);
      return new Blob([file], { type });
    },
    async cancel() {
      frames.length = 0;
    },
  };
}
