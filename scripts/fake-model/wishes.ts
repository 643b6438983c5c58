import { type Answer, say } from "./answer";
import type { Conversation } from "./conversation";
import { sectionWishes } from "./wishes/add-section";
import type { Wish } from "./wishes/define-wish";
import { editWishes } from "./wishes/edit-design";
import { posterWishes } from "./wishes/edit-poster";
import { oddWishes } from "./wishes/odd-answers";

const wishes: readonly Wish[] = [...oddWishes, ...posterWishes, ...sectionWishes, ...editWishes];

/** What the usual script answers to a conversation. */
export function answerWish(conversation: Conversation): Answer {
  const { wish } = conversation;
  const meant = wishes.find(({ when }) =>
    typeof when === "function" ? when(conversation) : when.test(wish),
  );
  return meant?.answer(conversation) ?? say(smallTalk(conversation));
}

function smallTalk({ artboards, pictures, selectedIds }: Conversation): string {
  const there = artboards.length === 1 ? "one artboard" : `${artboards.length} artboards`;
  const seen = pictures > 0 ? " I can see the picture that you attached." : "";
  const selected = selectedIds.length > 0 ? ` Selected: ${selectedIds.join(", ")}.` : "";
  return `I am a scripted model, for trying things out. I see ${there}.${selected}${seen} Ask me to make a pricing section with three plans, to change the headline, or to make it dark.`;
}
