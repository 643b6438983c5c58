import { imageDimensionsFromData } from "image-dimensions";
import { AppError } from "../../http/app-error";
import type { PictureOptions } from "./surface-protocol";

/**
 * Checks by content that bytes are a picture of the asked type and size, so that a blank answer, an error page or a
 * thumbnail never leaves with status 200.
 * @throws AppError RENDER_FAILED.
 */
export function assertPicture(
  bytes: Uint8Array,
  wanted: Pick<PictureOptions, "format" | "widthPx" | "heightPx">,
): void {
  const found = imageDimensionsFromData(bytes);
  if (found?.type === wanted.format && found.width === wanted.widthPx && found.height === wanted.heightPx) {
    return;
  }
  const got = found ? `${found.type} ${found.width}×${found.height}` : "no picture";
  throw new AppError("RENDER_FAILED", "The picture came out wrong. Try again in a moment.", {
    cause: new Error(`asked for ${wanted.format} ${wanted.widthPx}×${wanted.heightPx}, got ${got}`),
  });
}
