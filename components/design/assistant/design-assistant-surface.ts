import type { AssistantSurface, CallOutcome } from "@/components/assistant/assistant-surface";
import type { Picture } from "@/components/assistant/conversation";
import { printMarkup } from "@/lib/design/jsx/print-markup";
import { printOutline } from "@/lib/design/jsx/print-outline";
import type { DesignStore } from "@/lib/design/store/design-store";
import { bareName, checkInput } from "@/lib/design/tools/check-input";
import { artboardOf, artboardsOf } from "@/lib/design/tools/inputs";
import { designTools } from "@/lib/design/tools/registry";
import type { ToolOutcome } from "@/lib/design/tools/run-tool";
import { SHOWS_ONLY } from "../editor-context";
import { labelOf } from "../record-label";
import { outcomeSentence, withIconWarnings } from "../session/call-answer";
import { toolWords } from "../session/session-status";

/** A picture is made small enough that a question stays quick: longest side in px, and characters of base64. */
const MAX_SIDE_PX = 1024;
const MAX_PICTURE_CHARS = 1_000_000;

/** Longer markup is not sent: the service cuts it for the model anyway. */
const MAX_MARKUP_CHARS = 4_000_000;
const MAX_SUBTREE_CHARS = 1_000_000;

const ON_EMPTY = [
  "Make a landing page for a small coffee roastery",
  "Design a dashboard for a bike shop",
  "Make a title slide for a talk about typography",
];
const ON_SOMETHING = [
  "Make a pricing section with three plans",
  "Look at this design and say what to improve",
  "Make it work on phones",
];

/** A design as the assistant works on it. @param mayEdit asked at each call, as another tab can take over. */
export function designAssistantSurface(store: DesignStore, mayEdit: () => boolean): AssistantSurface {
  const { design } = store;
  const names = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const record = design.get(id);
      return record ? [labelOf(record)] : [];
    });
  return {
    kind: "design",
    get canEdit() {
      return mayEdit();
    },
    get suggestions() {
      return design.size === 0 ? ON_EMPTY : ON_SOMETHING;
    },
    get selected() {
      return { names: names(store.selection) };
    },
    get revision() {
      return store.revision;
    },
    subscribe: store.subscribe,
    wordsFor: toolWords,
    context: (withSelection) => contextOf(store, withSelection ? store.selection : []),
    picture: () => pictureOf(store),
    consentFor(name, input) {
      const tool = designTools.get(bareName(name));
      const data = tool && checkInput(tool, input);
      // What does not fit the tool is not done; there is nothing to ask.
      return tool && data && !data.problem ? (tool.consent?.(design, data.data) ?? null) : null;
    },
    async run(name, input, answer, signal) {
      if (!mayEdit() && designTools.get(bareName(name))?.kind === "write")
        return { success: false, error: SHOWS_ONLY };
      return told(await store.runForAssistant(name, input, answer), signal);
    },
    endAnswer: (answer, label) => store.endAnswer(answer, label),
    canTakeBack: (answer) => mayEdit() && store.canTakeBack(answer),
    takeBack: (answer) => ({ kept: names(store.takeBackAnswer(answer)) }),
  };
}

/** What the model is told, with warnings of icons that there are not; those are not waited for once the person has stopped. */
async function told(outcome: ToolOutcome, signal: AbortSignal): Promise<CallOutcome> {
  if (!outcome.success) return { success: false, error: outcomeSentence(outcome) };
  const { message, data } = outcome;
  const stopped = new Promise<typeof data>((resolve) =>
    signal.addEventListener("abort", () => resolve(data), { once: true }),
  );
  const whole = signal.aborted ? data : await Promise.race([withIconWarnings(outcome), stopped]);
  return { success: true, message, data: whole };
}

function contextOf(store: DesignStore, selection: readonly string[]): Readonly<Record<string, unknown>> {
  const { design } = store;
  const artboards = artboardsOf(design).map(({ id, name, width, height }) => ({ id, name, width, height }));
  const [first] = store.selection;
  const active = (first === undefined ? null : artboardOf(design, first)?.id) ?? artboards[0]?.id;
  const print = (id: string) => printMarkup(design, id, { withIds: true });
  const whole = printMarkup(design, null, { withIds: true });
  const subtrees = selection.map(print).join("\n");
  return {
    documentState: whole.length > MAX_MARKUP_CHARS ? printOutline(design, null) : whole,
    selectedIds: selection,
    // What is too long is read by the model itself, by the ids.
    selectedSubtrees: subtrees.length > MAX_SUBTREE_CHARS ? "" : subtrees,
    artboards,
    ...(active === undefined ? {} : { activeArtboardId: active }),
  };
}

/** What is selected as a picture: the one thing, or the artboard of several. */
async function pictureOf(store: DesignStore): Promise<Picture | null> {
  const [first, ...others] = store.selection;
  if (first === undefined) return null;
  const id = others.length === 0 ? first : (artboardOf(store.design, first)?.id ?? first);
  const { box } = store.drawn(id) ?? {};
  if (!box || box.width < 1 || box.height < 1) return null;
  for (let sidePx = MAX_SIDE_PX; sidePx >= MAX_SIDE_PX / 4; sidePx /= 2) {
    const scale = Math.min(1, sidePx / box.width, sidePx / box.height);
    const { dataUrl } = await store.capture(id, { format: "jpeg", scale, quality: 0.8 });
    const data = dataUrl.slice(dataUrl.indexOf(",") + 1);
    if (data.length <= MAX_PICTURE_CHARS) return { mediaType: "image/jpeg", data };
  }
  return null;
}
