import type { IconAnswer, IconSearch, ImagePage, ImageSearch } from "@/lib/schema/media-search";
import type { PosterStep } from "../document/poster-workspace";

/** Which drawing of an icon is wanted, as GET /icons/svg takes it. */
export interface IconChoice {
  readonly name: string;
  readonly library?: string;
  readonly variant?: string;
}

/** What this service is asked for. Each throws Error with a sentence that says why there is nothing. */
export interface PosterServices {
  searchImages(search: ImageSearch): Promise<ImagePage>;
  searchIcons(search: IconSearch): Promise<IconAnswer>;
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
