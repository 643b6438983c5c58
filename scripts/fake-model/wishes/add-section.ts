import { call, say } from "../answer";
import type { Conversation } from "../conversation";
import { defineWish, failureOf, MISSING_TOOL } from "./define-wish";
import { HERO_MARKUP, PRICING_MARKUP } from "./pricing-markup";

/** Builds a section on the artboard that there is, or on a new one. */
const section = (name: string, jsx: string, first: string, last: string) => (conversation: Conversation) => {
  const create = conversation.toolNamed("create_artboard");
  const add = conversation.toolNamed("add_section");
  if (!create || !add) return say(MISSING_TOOL);
  const failure = failureOf(conversation);
  if (failure !== null) return say(failure);
  const done = (tool: string) => conversation.results.find((result) => result.tool === tool);
  if (done("add_section")) return say(last);
  const made = done("create_artboard")?.data.artboardId;
  const { artboards, activeArtboardId } = conversation;
  const active = artboards.find(({ id }) => id === activeArtboardId) ?? artboards[0];
  const parentId = typeof made === "string" ? made : active?.id;
  if (parentId === undefined)
    return call(first, [create, { name, width: 1440, height: 900, className: "bg-background" }]);
  return call(made === undefined ? first : "The page is there. Now the section itself.", [
    add,
    { parentId, jsx },
  ]);
};

/** Sections of pages. */
export const sectionWishes = [
  defineWish({
    id: "pricing",
    when: /\bpric(e|es|ing)\b|\bplans\b/i,
    answer: section(
      "Pricing",
      PRICING_MARKUP,
      "A pricing section with three plans: the middle one stands out by contrast, prices are the largest thing in each card.",
      "There it is: three plans with **Studio** as the one that stands out. All colours are tokens of your theme, so it holds in light and dark. Tell me your real names and prices and I will put them in.",
    ),
  }),
  defineWish({
    id: "hero",
    when: /\b(hero|landing page|first screen)\b/i,
    answer: section(
      "Landing",
      HERO_MARKUP,
      "A hero with one large line and one action.",
      "The hero is there. It has one line to read and one thing to do; give me your words and I will set them.",
    ),
  }),
];
