import { iconDrawing } from "@/components/media/icon-drawings";
import { fetchIcons } from "@/lib/design/store/fetch-icons";
import { fetchImages } from "@/lib/design/store/fetch-images";
import type { PosterState } from "@/lib/poster/schema/state";
import { createPosterStore, type PosterStore } from "@/lib/poster/store/poster-store";
import type { IconChoice } from "@/lib/poster/tools/poster-surface";
import { AssistantAside } from "./assistant-aside";
import { EditBar } from "./edit-bar";
import { InspectorPanel } from "./inspector-panel";
import { LayersPanel } from "./layers-panel";
import { PosterOverlay } from "./poster-overlay";

/** Everything of the editor that a poster which is only looked at does without, loaded when editing begins. */
export const editorParts = {
  createStore: (state: PosterState): PosterStore =>
    createPosterStore(state, { searchImages: fetchImages, searchIcons: fetchIcons, fetchIcon }),
  EditBar,
  LayersPanel,
  PosterOverlay,
  InspectorPanel,
  AssistantAside,
} as const;

/** @throws Error that says which icon there is not. */
async function fetchIcon({ name, library, variant }: IconChoice): Promise<string> {
  const known = library && variant ? null : await usualIcon(name, library);
  const from = library ?? known?.library;
  const style = variant ?? known?.variant;
  const svg = from && style ? await iconDrawing(`${from}:${name}:${style}`) : null;
  if (svg === null) throw new Error(`no library has "${name}"${variant ? ` as ${variant}` : ""}.`);
  return svg;
}

/** The library that has an icon of that name, and its usual style. */
async function usualIcon(
  name: string,
  library: string | undefined,
): Promise<{ readonly library: string; readonly variant: string } | null> {
  const { items } = await fetchIcons({ q: name, limit: 20, ...(library ? { library } : {}) });
  const found = items.find((item) => item.name === name);
  const [variant] = Array.isArray(found?.variants) ? found.variants : [];
  return found && variant !== undefined ? { library: String(found.library), variant: String(variant) } : null;
}
