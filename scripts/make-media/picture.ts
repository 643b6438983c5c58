import type { ImageType } from "@/lib/poster/images/image-provider";
import type { PosterState } from "@/lib/poster/schema/state";

/** What is told of a picture. The rest is measured on it. */
export interface PictureWords {
  readonly id: string;
  /** What it shows, for people who do not see it. */
  readonly alt: string;
  /** What it looks like: `photo` is lit and framed like a photograph, although it is computed. */
  readonly type: ImageType;
  /** Words to be found by, in the singular, divided by commas; the most telling first. */
  readonly tags: string;
}

/** Shapes in which posters are drawn. */
export type PictureRatio = "16:9" | "4:3" | "1:1" | "3:4" | "9:16";

/** A picture that is drawn by the poster engine. */
export interface PosterPicture extends PictureWords {
  readonly ratio: PictureRatio;
  readonly state: PosterState;
  /** Second of the animation; 1 when absent. */
  readonly time?: number;
}

/** Size of the picture for each shape, in px. */
export const PICTURE_SIZES: Readonly<Record<PictureRatio, readonly [widthPx: number, heightPx: number]>> = {
  "16:9": [1440, 810],
  "4:3": [1200, 900],
  "1:1": [1000, 1000],
  "3:4": [900, 1200],
  "9:16": [810, 1440],
};
