import type { AssistantSurface } from "@/components/assistant/assistant-surface";
import type { Picture } from "@/components/assistant/conversation";
import { toolWords } from "@/components/design/session/session-status";
import { dataUrlOf, drawPoster } from "@/components/poster/draw-thumbnail";
import { findLayer } from "@/lib/poster/document/layer-tree";
import type { PosterStore } from "@/lib/poster/store/poster-store";
import { problemsOf } from "@/lib/poster/tools/check-call";
import { withoutLongStrings } from "@/lib/poster/tools/get-state";
import { posterTools } from "@/lib/poster/tools/registry";

/** Short side of the picture that goes with a question, px. */
const PICTURE_SIDE_PX = 540;

const ON_EMPTY = [
  "Make a poster for a jazz night",
  "Make a poster for a plant swap, in greens",
  "Make a type poster with one big word that moves",
];
const ON_SOMETHING = [
  "Try it in two colours, dithered",
  "Look at this poster and say what to improve",
  "Make it wide, for a screen",
];

/** A poster as the assistant works on it, for a person who may change it. */
export function posterAssistantSurface(store: PosterStore): AssistantSurface {
  const names = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = findLayer(store.state, id);
      return found ? [String(found.layer.name || id)] : [];
    });
  return {
    kind: "poster",
    canEdit: true,
    get suggestions() {
      return store.state.layers.every(({ type }) => type === "background") ? ON_EMPTY : ON_SOMETHING;
    },
    get selected() {
      return { names: names(store.selection) };
    },
    get revision() {
      return store.revision;
    },
    subscribe: store.subscribe,
    wordsFor: toolWords,
    context(withSelection) {
      const selectedIds = withSelection ? store.selection : [];
      const selected = selectedIds.flatMap((id) => findLayer(store.state, id)?.layer ?? []);
      return {
        documentState: JSON.stringify(withoutLongStrings(store.state)),
        selectedIds,
        ...(selected.length > 0 ? { selectedSubtrees: JSON.stringify(withoutLongStrings(selected)) } : {}),
      };
    },
    picture: () => pictureOf(store),
    consentFor(name, input) {
      const tool = posterTools.get(name);
      // What does not fit the tool is not done; there is nothing to ask.
      if (!tool || problemsOf(tool.input, input, ["input"]).length > 0) return null;
      return tool.consent?.(store.state, input as Record<string, unknown>) ?? null;
    },
    async run(name, input, answer) {
      const outcome = await store.runForAssistant(name, input, answer);
      if (!outcome.success) return { success: false, error: outcome.error };
      const { message, data } = outcome;
      return { success: true, message, data };
    },
    endAnswer: (answer, label) => store.endAnswer(answer, label),
    canTakeBack: (answer) => store.canTakeBack(answer),
    takeBack: (answer) => ({ kept: store.takeBackAnswer(answer) }),
  };
}

/** The whole poster in small: a layer alone is drawn otherwise under an effect. */
async function pictureOf(store: PosterStore): Promise<Picture> {
  const url = await dataUrlOf(await drawPoster(store.resolved, PICTURE_SIDE_PX, "jpeg"));
  return { mediaType: "image/jpeg", data: url.slice(url.indexOf(",") + 1) };
}
