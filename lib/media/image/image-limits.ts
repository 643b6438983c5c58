import type { CleanImage } from "./clean-image";
import { imageProblem, imageTooLarge } from "./image-problem";

/** Largest file, in bytes: 10 MiB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Most pixels of one image or frame. */
export const MAX_PIXELS = 100_000_000;

/** Most pixels of all frames of an animation together. */
export const MAX_ANIMATION_PIXELS = 500_000_000;

/** Most bytes of an SVG: what its parser is given at once. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024;

/** @throws AppError PAYLOAD_TOO_LARGE for more pixels than may be decoded; INVALID_REQUEST for none. */
export function assertDecodable({ widthPx, heightPx, frames }: CleanImage): void {
  const pixels = widthPx * heightPx;
  if (pixels === 0) throw imageProblem("has no pixels");
  if (pixels > MAX_PIXELS) {
    throw imageTooLarge(
      `${widthPx} × ${heightPx} are more than ${MAX_PIXELS / 1e6} megapixels; send a smaller one`,
    );
  }
  if (frames > 1 && pixels * frames > MAX_ANIMATION_PIXELS) {
    const most = MAX_ANIMATION_PIXELS / 1e6;
    throw imageTooLarge(`${frames} frames of ${widthPx} × ${heightPx} are more than ${most} megapixels`);
  }
}
