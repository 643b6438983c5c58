import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock";
import { CACHE_SECONDS, type ImageCache } from "./image-cache";
import type { ProxiedImage } from "./judge-image";

/** Most bytes that are kept, addresses included. */
const MAX_BYTES = 128 * 1024 * 1024;

/** What an entry costs besides its bytes and its address. */
const OVERHEAD_BYTES = 512;

interface Kept {
  readonly image: ProxiedImage;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Keeps images in this process; the one that was asked for longest ago goes first. */
export function createMemoryImageCache(clock: Clock, maxBytes = MAX_BYTES): ImageCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ image }, address) => image.bytes.byteLength + address.length * 2 + OVERHEAD_BYTES,
  });
  return {
    async get(address) {
      const found = kept.get(address);
      if (!found) return null;
      if (found.until > clock()) return found.image;
      kept.delete(address);
      return null;
    },
    async set(address, image) {
      kept.set(address, { image, until: clock() + CACHE_SECONDS * 1000 });
    },
    async close() {
      kept.clear();
    },
  };
}
