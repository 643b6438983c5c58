import type { Layer } from "@/lib/poster/schema/layers/layer";
import type { ResolvedState } from "@/lib/poster/schema/state";

/** All that a poster says, in order, on one line: its title for tabs, previews and screen readers. */
export function posterWords(state: ResolvedState, most = 160): string {
  const words = wordsOf(state.layers).replace(/\s+/g, " ").trim();
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

function wordsOf(layers: readonly Layer[]): string {
  return layers
    .filter((layer) => layer.visible)
    .map((layer) => {
      if (layer.type === "text") return layer.content;
      if (layer.type === "group") return wordsOf(layer.children);
      return layer.type === "image" ? layer.alt : "";
    })
    .filter(Boolean)
    .join(" ");
}
