import { join } from "node:path";
import { env } from "../../env";
import { encodeLink } from "../link/encode";
import { resolveState } from "../schema/resolve";
import type { PosterState, ResolvedState } from "../schema/state";
import { cacheKey } from "./cache-key";
import { type Coalescer, createCoalescer } from "./coalesce";
import { engineVersion } from "./engine-version";
import { entityTag } from "./entity-tag";
import { hasRemoteMedia } from "./remote-media";
import { type CachedPicture, createRenderCache, type RenderCache } from "./render-cache";
import type { CapturedPicture, ScreenshotProvider } from "./screenshot-provider";
import type { PictureOptions } from "./surface-protocol";

/** A picture that is wanted. */
export interface PictureOrder extends PictureOptions {
  /** A valid state. */
  readonly state: PosterState;
  /** Public origin of this service, for providers that open our pages. */
  readonly origin: string;
}

/** The picture and whether it was there already. */
export interface Delivery {
  readonly picture: CachedPicture;
  readonly cache: "HIT" | "MISS";
}

/** Where pictures are kept and shared while they are made. */
export interface Darkroom {
  readonly cache: RenderCache;
  readonly running: Coalescer<CachedPicture>;
}

/** How long a picture is kept that may be better or different next time. */
const SHORT_LIFE_MS = 10 * 60 * 1000;

const store = globalThis as typeof globalThis & { afficheDarkroom?: Darkroom };

/** The darkroom of this process. */
export function localDarkroom(): Darkroom {
  store.afficheDarkroom ??= { cache: localCache(), running: createCoalescer() };
  return store.afficheDarkroom;
}

/** Only a built app keeps pictures on disk; where the code changes under a running server, nothing is kept at all. */
function localCache(): RenderCache {
  const { NODE_ENV, DATA_DIR } = env();
  if (NODE_ENV === "development") return { get: async () => null, set: async () => undefined };
  const isBuilt = NODE_ENV === "production" && engineVersion() !== null;
  return createRenderCache({ directory: isBuilt ? join(DATA_DIR, "render-cache") : null });
}

/**
 * Delivers the picture of a state: from the cache, from whoever is making the same one now, or newly made.
 * The same order gives the same bytes.
 * @throws AppError as the provider does, and as encoding a link does where the provider needs one.
 */
export async function renderPicture(
  order: PictureOrder,
  provider: ScreenshotProvider,
  { cache, running }: Darkroom,
): Promise<Delivery> {
  const state = resolveState(order.state);
  const key = keyOf(order, state, provider);
  const found = await cache.get(key);
  if (found) return { picture: found, cache: "HIT" };
  const { value, shared } = await running.run(key, async () => {
    const captured = await provider.capture({ ...optionsOf(order), state, link: () => captureLink(order) });
    const picture = develop(captured, state);
    await cache.set(key, picture);
    return picture;
  });
  return { picture: value, cache: shared ? "HIT" : "MISS" };
}

const optionsOf = ({ format, widthPx, heightPx, quality, timeSeconds }: PictureOrder): PictureOptions => ({
  format,
  widthPx,
  heightPx,
  // PNG has no quality: orders that differ only there are one order.
  quality: format === "png" ? 100 : quality,
  timeSeconds,
});

function keyOf(order: PictureOrder, state: ResolvedState, provider: ScreenshotProvider): string {
  return cacheKey({
    state,
    options: optionsOf(order),
    provider: provider.id,
    version: engineVersion(),
    // Without PUBLIC_URL the origin is the caller's word: a picture of another site must not be given to others.
    origin: provider.needsPublicAddress ? order.origin : null,
  });
}

function develop({ bytes, warnings }: CapturedPicture, state: ResolvedState): CachedPicture {
  const isLasting = warnings.length === 0 && !hasRemoteMedia(state);
  return {
    bytes,
    warnings,
    etag: entityTag(bytes),
    expiresAt: isLasting ? null : Date.now() + SHORT_LIFE_MS,
  };
}

/** The page with the bare poster, standing still at a time. */
function captureLink({ state, origin, timeSeconds }: PictureOrder): string {
  return `${encodeLink(state, origin).url}&capture=1&time=${timeSeconds}`;
}
