import type { PosterStep } from "../document/poster-workspace";
import type { ImageType, Luminance, Orientation } from "../images/image-provider";

/** What pictures are looked for, as GET /images/search takes it. */
export interface ImageSearch {
  readonly query?: string;
  readonly orientation?: Orientation;
  readonly type?: ImageType;
  readonly luminance?: Luminance;
  readonly limit?: number;
  readonly page?: number;
}

/** One page of pictures, as GET /images/search answers it. */
export interface ImagePage {
  readonly total: number;
  readonly images: readonly Readonly<Record<string, unknown>>[];
  /** What to know of this answer, where there is something. */
  readonly note?: string;
}

/** What icons are looked for, as GET /icons/search takes it. */
export interface IconSearch {
  readonly q: string;
  readonly library?: string;
  readonly limit?: number;
}

/** Icons that fit, as GET /icons/search answers them. */
export interface IconPage {
  readonly count: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** Which drawing of an icon is wanted, as GET /icons/svg takes it. */
export interface IconChoice {
  readonly name: string;
  readonly library?: string;
  readonly variant?: string;
}

/** What this service is asked for. Each throws Error with a sentence that says why there is nothing. */
export interface PosterServices {
  searchImages(search: ImageSearch): Promise<ImagePage>;
  searchIcons(search: IconSearch): Promise<IconPage>;
  /** SVG markup of an icon, painted in currentColor. */
  fetchIcon(icon: IconChoice): Promise<string>;
}

/** What tools ask of the place where a poster is edited. */
export interface PosterSurface extends PosterServices {
  /** Ids of the layers that are selected, in the order in which they were chosen. */
  readonly selection: readonly string[];
  select(ids: readonly string[]): void;
  undo(): PosterStep | null;
  redo(): PosterStep | null;
}
