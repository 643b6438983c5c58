/**
 * Images of other servers, passed on from our own origin so that canvases that draw them stay readable. Threat: requests
 * to inside addresses, answers that never end or are something else than they say, many slow servers at once. Covered:
 * the guarded fetch with 10 MiB, 3 redirects and 10 seconds in total; images by content only; a bounded number of
 * fetches, of which one serves all who wait for the same address; nothing that failed is kept. Left open: whoever asks
 * learns whether a public address holds an image, as they would by asking themselves.
 */
import { systemClock } from "../../clock";
import { env } from "../../env";
import { AppError } from "../../http/app-error";
import { safeFetch } from "../../http/safe-fetch";
import { MAX_IMAGE_BYTES } from "../image/image-limits";
import type { ImageCache } from "./image-cache";
import { judgeImage, type ProxiedImage } from "./judge-image";
import { createMemoryImageCache } from "./memory-cache";
import { createRedisImageCache } from "./redis-cache";

/** Longest time for an address to be fetched, redirects included. */
const FETCH_TIMEOUT_MS = 10_000;

/** Addresses that are fetched at the same time: each may hold 10 MiB and a socket for 10 seconds. */
const MAX_FETCHES = 128;

interface Proxy {
  readonly cache: ImageCache;
  readonly underWay: Map<string, Promise<ProxiedImage>>;
}

// Route bundles have their own module state, so what is one per process lives on globalThis.
const PROXY = Symbol.for("affiche.image-proxy");
const shared = globalThis as { [PROXY]?: Proxy };

function proxy(): Proxy {
  const { REDIS_URL } = env();
  shared[PROXY] ??= {
    cache: REDIS_URL ? createRedisImageCache(REDIS_URL) : createMemoryImageCache(systemClock),
    underWay: new Map(),
  };
  return shared[PROXY];
}

/** Forgets every image, for tests. */
export async function resetImageProxy(): Promise<void> {
  await shared[PROXY]?.cache.close();
  delete shared[PROXY];
}

/**
 * The image at a public address, from the cache when it is younger than an hour.
 * @throws AppError INVALID_REQUEST for what may not be fetched and for what is no image, PAYLOAD_TOO_LARGE,
 *   UPSTREAM_FAILED when the address does not deliver, RATE_LIMITED when too many addresses are being fetched.
 */
export async function proxyImage(url: string): Promise<ProxiedImage & { readonly isCached: boolean }> {
  const { cache, underWay } = proxy();
  const address = addressOf(url);
  const kept = await cache.get(address);
  if (kept) return { ...kept, isCached: true };
  const joined = underWay.get(address);
  if (joined) return { ...(await joined), isCached: false };
  if (underWay.size >= MAX_FETCHES) {
    const message = "Too many images are being fetched just now; try again in a few seconds.";
    throw new AppError("RATE_LIMITED", message, { retryAfterSeconds: 3 });
  }
  const fetching = fetchImage(url, address, cache).finally(() => underWay.delete(address));
  underWay.set(address, fetching);
  return { ...(await fetching), isCached: false };
}

async function fetchImage(url: string, address: string, cache: ImageCache): Promise<ProxiedImage> {
  const limits = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: FETCH_TIMEOUT_MS };
  const { bytes } = await safeFetch(url, { ...limits, accept: "image/*" });
  const image = await judgeImage(bytes);
  // Nobody waits for a cache.
  void cache.set(address, image);
  return image;
}

/** One spelling for all that mean the same to a server; a fragment is never sent. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.hash = "";
  return parsed.href;
}
