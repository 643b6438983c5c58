/** Which way a picture is longer. */
export const ORIENTATIONS = ["horizontal", "vertical", "square"] as const;

/** What a picture looks like: a photograph, a drawing, or a computer-made scene. */
export const IMAGE_TYPES = ["photo", "illustration", "3d"] as const;

/** How bright a picture is as a whole. */
export const LUMINANCES = ["dark", "neutral", "bright"] as const;

/** One of {@link ORIENTATIONS}. */
export type Orientation = (typeof ORIENTATIONS)[number];

/** One of {@link IMAGE_TYPES}. */
export type ImageType = (typeof IMAGE_TYPES)[number];

/** One of {@link LUMINANCES}. */
export type Luminance = (typeof LUMINANCES)[number];

/** What is looked for. Empty words match everything. */
export interface ImageQuery {
  readonly words: string;
  readonly orientation?: Orientation;
  readonly type?: ImageType;
  readonly luminance?: Luminance;
  /** Pictures a page. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

/** One picture that was found. Addresses are absolute, or paths of this service. */
export interface FoundImage {
  readonly id: string;
  readonly url: string;
  readonly thumbnail: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly photographer: string;
  readonly orientation: Orientation;
  /** Who holds the picture: the provider's id. */
  readonly source: string;
  readonly license: string;
  /** Where the licence or the maker is named. */
  readonly attributionUrl: string;
  /** The line to print beside the picture, as its source wants it. */
  readonly credit: string;
  /** Page of whoever made it, where there is one. */
  readonly photographerUrl?: string;
}

/** One page of an answer and how many pictures match in all. */
export interface FoundImages {
  readonly total: number;
  readonly images: readonly FoundImage[];
  /** What whoever asked should know of the answer: that it is close and not exact, or from somewhere else. */
  readonly note?: string;
}

/** A place where pictures are searched. A provider throws AppError UPSTREAM_FAILED when it cannot answer. */
export interface ImageProvider {
  readonly id: string;
  /** Its name, for people. */
  readonly name: string;
  /** Whether it can answer at all: not every provider has every kind of picture, or knows how bright they are. */
  serves(query: ImageQuery): boolean;
  search(query: ImageQuery): Promise<FoundImages>;
}

/** Which way a picture of this size is longer. */
export function orientationOf(width: number, height: number): Orientation {
  const ratio = width / height;
  return ratio > 1.05 ? "horizontal" : ratio < 0.95 ? "vertical" : "square";
}

/** How bright a mean lightness of 0 to 255 (Rec. 709) is. */
export const luminanceOf = (mean: number): Luminance =>
  mean < 95 ? "dark" : mean > 150 ? "bright" : "neutral";
