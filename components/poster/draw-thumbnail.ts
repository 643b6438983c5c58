import { referenceSize } from "@/lib/poster/layout/canvas-size";
import { capturePoster } from "@/lib/poster/render/capture";
import type { ResolvedState } from "@/lib/poster/schema/state";

/** Short side of the pictures in lists, in pixels. */
const SHORT_SIDE_PX = 270;

/** A `full` canvas takes the shape of its window; in a list it is square. */
const SQUARE = { widthPx: 540, heightPx: 540 };

/** Draws the small picture of a poster for lists, as a data: URL; null where the browser cannot draw it. */
export async function drawThumbnail(state: ResolvedState): Promise<string | null> {
  try {
    return await dataUrlOf(await drawPoster(state, SHORT_SIDE_PX, "webp"));
  } catch (error) {
    // Saving must not fail for want of a picture.
    console.warn("The thumbnail could not be drawn.", error);
    return null;
  }
}

/** Draws a poster as it is after one second. @param shortSidePx of the picture; a `full` canvas becomes square. */
export async function drawPoster(
  state: ResolvedState,
  shortSidePx: number,
  format: "webp" | "jpeg",
): Promise<Blob> {
  const { widthPx, heightPx } = referenceSize(state.canvas.aspectRatio, SQUARE);
  const scale = shortSidePx / Math.min(widthPx, heightPx);
  const { blob } = await capturePoster(state, {
    format,
    quality: 85,
    widthPx: Math.round(widthPx * scale),
    heightPx: Math.round(heightPx * scale),
    timeSeconds: 1,
  });
  return blob;
}

/** A file's bytes as a data: URL. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
