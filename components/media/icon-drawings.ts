import { askApi } from "@/components/documents/ask-api";
import type { PickedIcon } from "./picked-media";

/** Most icons of one request. */
const MOST_AT_ONCE = 100;
/** How long wishes are gathered before they are sent, ms: about a frame. */
const GATHER_MS = 20;
/** Drawings that are remembered; a page of results has two hundred. */
const MOST_KEPT = 3000;

type Waiting = { readonly key: string; readonly give: (svg: string | null) => void };

const drawings = new Map<string, Promise<string | null>>();
let waiting: Waiting[] = [];

/** An icon in one word, as GET /icons/drawings takes it. */
export const iconKeyOf = ({ library, name, variant }: Omit<PickedIcon, "kind">): string =>
  `${library}:${name}:${variant}`;

/**
 * The file of an icon as text; null where there is none, or where it does not come. Each is asked for once a page, and
 * those that are wanted at about the same time in one request.
 */
export function iconDrawing(key: string): Promise<string | null> {
  const known = drawings.get(key);
  if (known) return known;
  if (waiting.length === 0) setTimeout(send, GATHER_MS);
  const asked = new Promise<string | null>((give) => waiting.push({ key, give }));
  if (drawings.size >= MOST_KEPT) drawings.clear();
  drawings.set(key, asked);
  return asked;
}

function send(): void {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += MOST_AT_ONCE) void ask(all.slice(at, at + MOST_AT_ONCE));
}

async function ask(part: readonly Waiting[]): Promise<void> {
  const query = new URLSearchParams({ icons: part.map(({ key }) => key).join(",") });
  try {
    const answer = await askApi<{ drawings: readonly { icon: string; svg: string }[] }>(
      "GET",
      `/icons/drawings?${query}`,
    );
    const found = new Map(answer.drawings.map(({ icon, svg }) => [icon, svg]));
    for (const { key, give } of part) give(found.get(key) ?? null);
  } catch (error) {
    console.warn("Icons could not be fetched.", error);
    for (const { key, give } of part) {
      // What the network kept from coming may come the next time.
      drawings.delete(key);
      give(null);
    }
  }
}
