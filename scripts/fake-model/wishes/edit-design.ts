import { call, say } from "../answer";
import type { Conversation } from "../conversation";
import { defineWish, failureOf, MISSING_TOOL, quoted } from "./define-wish";

/** One call, then a sentence. */
const once = (
  tool: string,
  input: (conversation: Conversation) => object | null,
  first: string,
  last: string,
  nothing = "There is nothing here that I could do that to. Select something first.",
) => ({
  answer(conversation: Conversation) {
    const name = conversation.toolNamed(tool);
    if (!name) return say(MISSING_TOOL);
    if (conversation.round > 0) return say(failureOf(conversation) ?? last);
    const given = input(conversation);
    return given ? call(first, [name, given]) : say(nothing);
  },
});

/** The id of the selected node, else of the first heading in the markup. */
function headingOf({ selectedIds, document }: Conversation): string | null {
  return selectedIds[0] ?? /<h[1-3]\b[^>]*\bdata-id="([^"]+)"/.exec(document)?.[1] ?? null;
}

const parentOf = ({ activeArtboardId, artboards }: Conversation) =>
  activeArtboardId ?? artboards[0]?.id ?? null;

/** Looks something up, then puts what was found on the artboard. */
const searched = (
  search: string,
  input: object,
  first: string,
  markup: (found: unknown) => string | null,
  last: string,
) => ({
  answer(conversation: Conversation) {
    const [find, add] = [conversation.toolNamed(search), conversation.toolNamed("add_section")];
    if (!find || !add) return say(MISSING_TOOL);
    const failure = failureOf(conversation);
    if (failure !== null) return say(failure);
    const found = conversation.results.find(({ tool }) => tool === search);
    if (!found) return call(first, [find, input]);
    if (conversation.results.some(({ tool }) => tool === "add_section")) return say(last);
    const parentId = parentOf(conversation);
    const jsx = markup(found.data);
    if (parentId === null || jsx === null)
      return say("I found nothing that fits, or there is no artboard to put it on.");
    return call("That one fits.", [add, { parentId, jsx }]);
  },
});

const firstOf = (data: unknown, list: string): unknown => {
  const found = (data as Record<string, unknown>)[list];
  return Array.isArray(found) ? found[0] : undefined;
};

/** Changes of a design that there is. */
export const editWishes = [
  defineWish({
    id: "headline",
    when: /\b(headline|heading|title)\b/i,
    ...once(
      "update_node",
      (conversation) => {
        const nodeId = headingOf(conversation);
        return nodeId === null
          ? null
          : { nodeId, textContent: quoted(conversation.wish) ?? "Say it in one line" };
      },
      "I change the headline.",
      "The headline says it now. Shorter lines can stand larger; tell me if it should grow.",
    ),
  }),
  defineWish({
    id: "dark",
    when: /\b(dark|light) ?(mode|theme)?\b/i,
    ...once(
      "set_theme_mode",
      ({ wish }) => ({ mode: /\bdark\b/i.test(wish) ? "dark" : "light" }),
      "I switch the theme.",
      "Done. What uses tokens of the theme has followed; fixed colours stay as they were.",
    ),
  }),
  defineWish({
    id: "rename",
    when: /\b(rename|call (this|it|the document))\b/i,
    ...once(
      "rename_document",
      ({ wish }) => ({ name: quoted(wish) ?? "Spring campaign" }),
      "I rename the document.",
      "The document has its new name.",
    ),
  }),
  defineWish({
    id: "new-document",
    when: /\b(new|empty|fresh) document\b|\bstart over\b/i,
    ...once("new_document", () => ({}), "I begin a new document.", "The document is empty and yours."),
  }),
  defineWish({
    id: "delete-artboard",
    when: /\b(delete|remove) (the |this )?(artboard|page)\b/i,
    ...once(
      "delete_artboard",
      (conversation) => {
        const artboardId = parentOf(conversation);
        return artboardId === null ? null : { artboardId };
      },
      "I delete the artboard.",
      "The artboard is gone. Undo brings it back.",
      "There is no artboard to delete.",
    ),
  }),
  defineWish({
    id: "undo",
    when: /\bundo\b/i,
    ...once("undo", () => ({}), "I take the last change back.", "It is as it was before."),
  }),
  defineWish({
    id: "icon",
    when: /\bicons?\b/i,
    ...searched(
      "search_icons",
      { query: "star", library: "phosphor", limit: 5 },
      "I look for an icon.",
      (data) => {
        const name = firstOf(data, "results");
        if (typeof name !== "string") return null;
        const tag = name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
        return `<div className="flex p-8"><${tag}Icon className="size-10 text-foreground" /></div>`;
      },
      "The icon is there, in the colour of the text.",
    ),
  }),
  defineWish({
    id: "picture",
    when: /\b(pictures?|photos?|images?)\b/i,
    ...searched(
      "search_images",
      { query: "mountains", orientation: "horizontal", limit: 4 },
      "I look for a picture.",
      (data) => {
        const image = firstOf(data, "images") as { url?: string; alt?: string } | undefined;
        if (!image?.url) return null;
        const text = (image.alt ?? "").replaceAll('"', "&quot;");
        return `<figure className="p-8"><img src="${image.url}" alt="${text}" className="aspect-video w-full rounded-2xl object-cover" /></figure>`;
      },
      "The picture is in place.",
    ),
  }),
  defineWish({
    id: "critique",
    when: /\b(critique|review|feedback|what do you think)\b/i,
    answer(conversation) {
      const audit = conversation.toolNamed("audit_design");
      if (audit && conversation.round === 0) return call("I look at it first.", [audit, {}]);
      const total = conversation.results.at(-1)?.data.total;
      const found =
        typeof total === "number" ? ` The audit has ${total} ${total === 1 ? "finding" : "findings"}.` : "";
      const seen = conversation.pictures > 0 ? " I have looked at your picture." : "";
      return say(
        `Three things.${seen}${found}\n\n1. **Hierarchy**: one thing should be clearly the largest; now two compete.\n2. **Rhythm**: keep to one spacing step between groups, and half of it within them.\n3. **Contrast**: muted text on a tinted ground is close to the limit.`,
      );
    },
  }),
];
