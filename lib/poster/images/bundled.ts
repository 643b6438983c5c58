import type { ImageType, Luminance, Orientation } from "./image-provider";

/** A picture that comes with Affiche. `scripts/make-media` draws it; nobody photographed it. */
export interface BundledImage {
  readonly id: string;
  /** File in `public/media/`, and its thumbnail in `public/media/thumbnails/`. */
  readonly file: string;
  readonly alt: string;
  /** px. */
  readonly width: number;
  /** px. */
  readonly height: number;
  readonly orientation: Orientation;
  /** What it looks like: `photo` is a scene lit and framed like a photograph, although it is computed. */
  readonly type: ImageType;
  /** Measured. */
  readonly luminance: Luminance;
  /** Words that it is about, in the singular. */
  readonly tags: readonly string[];
}

/** Dedication of every bundled picture. */
export const BUNDLED_LICENSE = "CC0-1.0";

/** Who is named as the maker, so that nobody takes a computed picture for a photograph. */
export const BUNDLED_MAKER = "Affiche (computed picture)";
