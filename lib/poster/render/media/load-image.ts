import { imageDimensionsFromData } from "image-dimensions";
import { fetchPicture } from "./fetch-picture";
import { MediaError } from "./media-error";

/** One picture of an image, and when it starts in an animated one. */
export interface ImageFrame {
  readonly bitmap: ImageBitmap;
  readonly startSeconds: number;
}

/** A decoded image; still ones have one frame. */
export interface LoadedImage {
  readonly kind: "image";
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frames: readonly ImageFrame[];
  /** Length of an animated image; 0 for a still one. */
  readonly durationSeconds: number;
}

const MAX_PIXELS = 100_000_000;
/** Longest side kept of a still image; the largest render is 3840 px. */
const MAX_SIDE_PX = 4096;
const MAX_ANIMATED_PIXELS = 48_000_000;

/**
 * Loads and decodes an image, EXIF orientation applied once, alpha premultiplied.
 * The header is read before anything is decoded, so that a small file of a gigabyte of pixels is refused.
 * @throws MediaError with the reason in plain words.
 */
export async function loadImage(url: string, signal: AbortSignal): Promise<LoadedImage> {
  const { type, bytes } = await fetchPicture(url, signal);
  if (isSvg(type, bytes)) return loadSvg(bytes);
  const size = imageDimensionsFromData(bytes);
  if (size && size.width * size.height > MAX_PIXELS) throw new MediaError("the image has too many pixels");
  const animated = await decodeAnimation(bytes, size?.type).catch(() => null);
  if (animated) return animated;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]), { premultiplyAlpha: "premultiply" });
    return still(await shrink(bitmap));
  } catch (cause) {
    throw new MediaError("the file is not an image that this browser can show", { cause });
  }
}

const still = (bitmap: ImageBitmap): LoadedImage => ({
  kind: "image",
  widthPx: bitmap.width,
  heightPx: bitmap.height,
  frames: [{ bitmap, startSeconds: 0 }],
  durationSeconds: 0,
});

async function shrink(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const factor = MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height);
  if (factor >= 1) return bitmap;
  const resized = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * factor)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * factor)),
    resizeQuality: "high",
    premultiplyAlpha: "premultiply",
  });
  bitmap.close();
  return resized;
}

const isSvg = (type: string, bytes: Uint8Array) =>
  type.startsWith("image/svg") ||
  /^\s*(?:<\?xml[\s\S]*?)?<svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 1024)));

/** SVG is drawn once, large; as an image it runs no script and fetches nothing. */
async function loadSvg(bytes: Uint8Array): Promise<LoadedImage> {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const widthPx = image.naturalWidth || 300;
    const heightPx = image.naturalHeight || 150;
    const factor = 2048 / Math.max(widthPx, heightPx);
    const resized = {
      resizeWidth: Math.round(widthPx * factor),
      resizeHeight: Math.round(heightPx * factor),
    };
    return still(await createImageBitmap(image, { ...resized, premultiplyAlpha: "premultiply" }));
  } catch (cause) {
    throw new MediaError("the SVG cannot be drawn", { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Decodes every frame of an animated image, or null for a still one and where the browser has no ImageDecoder. */
async function decodeAnimation(bytes: Uint8Array, type: string | undefined): Promise<LoadedImage | null> {
  if (!type || !["gif", "webp", "png", "avif"].includes(type) || typeof ImageDecoder === "undefined")
    return null;
  const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: `image/${type}` });
  try {
    await decoder.tracks.ready;
    const track = decoder.tracks.selectedTrack;
    if (!track?.animated || track.frameCount < 2) return null;
    const frames: ImageFrame[] = [];
    let startSeconds = 0;
    for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const bitmap = await createImageBitmap(image, { premultiplyAlpha: "premultiply" });
      frames.push({ bitmap, startSeconds });
      // Browsers show frames of less than 20 ms for 100 ms; so do we.
      const durationSeconds = (image.duration ?? 100_000) / 1e6;
      startSeconds += durationSeconds < 0.02 ? 0.1 : durationSeconds;
      image.close();
      if ((frameIndex + 1) * bitmap.width * bitmap.height > MAX_ANIMATED_PIXELS) break;
    }
    const [first] = frames;
    if (!first) return null;
    return {
      kind: "image",
      widthPx: first.bitmap.width,
      heightPx: first.bitmap.height,
      frames,
      durationSeconds: startSeconds,
    };
  } finally {
    decoder.close();
  }
}

/** The frame of an image at a time; animated images start again at their end. */
export function frameAt(image: LoadedImage, timeSeconds: number): ImageFrame {
  const [first, ...rest] = image.frames;
  if (!first) throw new MediaError("the image has no frames");
  if (image.durationSeconds === 0) return first;
  const position = ((timeSeconds % image.durationSeconds) + image.durationSeconds) % image.durationSeconds;
  return rest.findLast((frame) => frame.startSeconds <= position) ?? first;
}
