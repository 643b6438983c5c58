import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "../../clock";
import { createPictureFiles, type PictureFiles } from "./picture-files";

/** A picture as it is kept. */
export interface CachedPicture {
  readonly bytes: Uint8Array;
  readonly warnings: readonly string[];
  /** Strong entity tag, quotes included, from the bytes alone. */
  readonly etag: string;
  /** Epoch milliseconds after which it is no longer given out, or null. */
  readonly expiresAt: number | null;
}

/** Where pictures are kept. The port behind which files, and later a shared store of several processes, stand. */
export interface RenderCache {
  /** The picture, or null; never one that has expired or was damaged. Never rejects. */
  get(key: string): Promise<CachedPicture | null>;
  /** Keeps a picture. Never rejects: a cache that cannot write costs time, not an answer. */
  set(key: string, picture: CachedPicture): Promise<void>;
}

/** Where and how much is kept. */
export interface RenderCacheOptions {
  /** Directory of files, or null to keep pictures in memory only. */
  readonly directory: string | null;
  readonly maxMemoryBytes?: number;
  readonly maxDiskBytes?: number;
  readonly clock?: Clock;
}

const MIB = 1024 * 1024;
/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD_BYTES = 512;

/** Pictures in files, the most recently used of them also in memory; both bounded in bytes. */
export function createRenderCache(options: RenderCacheOptions): RenderCache {
  const clock = options.clock ?? systemClock;
  const memory = new LRUCache<string, CachedPicture>({
    maxSize: options.maxMemoryBytes ?? 64 * MIB,
    sizeCalculation: ({ bytes }) => bytes.byteLength + ENTRY_OVERHEAD_BYTES,
  });
  const files: PictureFiles | null = options.directory
    ? createPictureFiles(options.directory, options.maxDiskBytes ?? 512 * MIB)
    : null;
  const isFresh = ({ expiresAt }: CachedPicture) => expiresAt === null || expiresAt > clock();

  return {
    async get(key) {
      const held = memory.get(key);
      if (held && isFresh(held)) return held;
      if (held) memory.delete(key);
      const stored = (await files?.read(key)) ?? null;
      if (!stored) return null;
      if (!isFresh(stored)) {
        await files?.remove(key);
        return null;
      }
      memory.set(key, stored);
      return stored;
    },
    async set(key, picture) {
      memory.set(key, picture);
      await files?.write(key, picture);
    },
  };
}
