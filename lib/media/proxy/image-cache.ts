import type { ProxiedImage } from "./judge-image";

/** How long an image is given out without asking its server again, in seconds. */
export const CACHE_SECONDS = 3600;

/** Where images of other servers are kept for a while. Neither method ever rejects: without a cache all is only slower. */
export interface ImageCache {
  /** The image of an address, or null when there is none that is young enough. */
  get(address: string): Promise<ProxiedImage | null>;
  /** Keeps an image for {@link CACHE_SECONDS}, or less when others need the room. */
  set(address: string, image: ProxiedImage): Promise<void>;
  close(): Promise<void>;
}
