/**
 * The search for pictures: outside providers that are configured, and our own set for everything that they cannot
 * answer. A provider that fails is left alone for a while, so that it slows nobody; its words are told to nobody.
 */
import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "../../clock";
import { env } from "../../env";
import { AppError } from "../../http/app-error";
import { bundledProvider } from "./bundled-provider";
import type { FoundImages, ImageProvider, ImageQuery } from "./image-provider";
import { createOpenverseProvider } from "./providers/openverse-provider";
import { createPexelsProvider } from "./providers/pexels-provider";
import { createUnsplashProvider } from "./providers/unsplash-provider";

/** How long a provider that failed is not asked, and the longest that it may ask for itself. */
const PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** How long an answer is given again: providers count what they are asked by the hour. */
const KEEP_MS = 10 * 60_000;
const MAX_KEPT = 500;

interface Memory {
  readonly pausedUntil: Map<string, number>;
  readonly answers: LRUCache<string, { readonly found: FoundImages; readonly until: number }>;
}

// Route bundles have their own module state, so what is one per process lives on globalThis.
const MEMORY = Symbol.for("affiche.image-search");
const shared = globalThis as { [MEMORY]?: Memory };

function memory(): Memory {
  shared[MEMORY] ??= { pausedUntil: new Map(), answers: new LRUCache({ max: MAX_KEPT }) };
  return shared[MEMORY];
}

/** Forgets answers and failures, for tests. */
export function resetImageSearch(): void {
  delete shared[MEMORY];
}

/** The configured providers, in the order in which they are asked: those with a key first. */
function providers(): ImageProvider[] {
  const { UNSPLASH_ACCESS_KEY, UNSPLASH_URL, PEXELS_API_KEY, PEXELS_URL, OPENVERSE_URL } = env();
  return [
    ...(UNSPLASH_ACCESS_KEY ? [createUnsplashProvider(UNSPLASH_URL, UNSPLASH_ACCESS_KEY)] : []),
    ...(PEXELS_API_KEY ? [createPexelsProvider(PEXELS_URL, PEXELS_API_KEY)] : []),
    ...(OPENVERSE_URL ? [createOpenverseProvider(OPENVERSE_URL)] : []),
  ];
}

/**
 * Looks for pictures. Never rejects for a provider's sake: what no provider answers, our own set does, with a note.
 * Without words the whole of our own set is listed.
 */
export async function findImages(query: ImageQuery, clock: Clock = systemClock): Promise<FoundImages> {
  const failures: string[] = [];
  const empty: string[] = [];
  for (const provider of query.words.trim() ? providers() : []) {
    if (!provider.serves(query)) continue;
    const found = await ask(provider, query, clock);
    if (!found) failures.push(provider.name);
    else if (found.images.length > 0 || found.total > 0) return found;
    else empty.push(provider.name);
  }
  const found = await bundledProvider.search(query);
  const reasons = [
    ...(failures.length > 0 ? [`${list(failures)} cannot be searched just now.`] : []),
    ...(empty.length > 0 ? [`${list(empty)} found nothing.`] : []),
  ];
  if (reasons.length === 0) return found;
  const note = [...reasons, "These pictures come with Affiche.", ...(found.note ? [found.note] : [])].join(
    " ",
  );
  return { ...found, note };
}

const list = (names: readonly string[]) => names.join(" and ");

/** A provider's answer, or null when it cannot be used now. */
async function ask(provider: ImageProvider, query: ImageQuery, clock: Clock): Promise<FoundImages | null> {
  const { pausedUntil, answers } = memory();
  const key = JSON.stringify([provider.id, query]);
  const kept = answers.get(key);
  if (kept && kept.until > clock()) return kept.found;
  if (clock() < (pausedUntil.get(provider.id) ?? 0)) return null;
  try {
    const found = await provider.search(query);
    answers.set(key, { found, until: clock() + KEEP_MS });
    return found;
  } catch (error) {
    const asked = error instanceof AppError ? (error.options.retryAfterSeconds ?? 0) * 1000 : 0;
    pausedUntil.set(provider.id, clock() + Math.min(Math.max(PAUSE_MS, asked), LONGEST_PAUSE_MS));
    const cause = error instanceof AppError ? error.options.cause : error;
    console.error(`${provider.name} is not asked for a while: ${String(cause)}`);
    return null;
  }
}
