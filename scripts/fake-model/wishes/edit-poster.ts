import { call, say } from "../answer";
import type { Conversation } from "../conversation";
import { defineWish, failureOf, quoted } from "./define-wish";

const isPoster = (words: RegExp) => (conversation: Conversation) =>
  conversation.toolNamed("set_effect") !== null && words.test(conversation.wish);

const once = (tool: string, input: (wish: string) => object, first: string, last: string) => ({
  answer(conversation: Conversation) {
    const name = conversation.toolNamed(tool);
    if (!name) return say("I cannot do that here: the tool for it is not there.");
    if (conversation.round > 0) return say(failureOf(conversation) ?? last);
    return call(first, [name, input(conversation.wish)]);
  },
});

/** What is understood where the tools of posters are given. */
export const posterWishes = [
  defineWish({
    id: "poster-text",
    when: isPoster(/\b(text|title|headline|words|type)\b/i),
    ...once(
      "add_layer",
      (wish) => ({
        type: "text",
        content: quoted(wish) ?? "Night\nshift",
        fontFamily: "Archivo Black",
        fontSize: 96,
        lineHeight: 0.95,
        color: "#f2efe6",
        y: -0.4,
      }),
      "I set the words, large, in the upper third.",
      "The words are there. Drag them, or tell me how they should move.",
    ),
  }),
  defineWish({
    id: "poster-effect",
    when: isPoster(/\b(effect|dither|halftone|ascii|dots)\b/i),
    ...once(
      "set_effect",
      () => ({ effectId: "dither-floyd-steinberg" }),
      "I lay an effect over it.",
      "The poster is in dots now. Without it: say so, or press undo.",
    ),
  }),
  defineWish({
    id: "poster-background",
    when: isPoster(/\b(background|shader|gradient)\b/i),
    ...once(
      "add_layer",
      () => ({
        type: "background",
        contentType: "shader",
        shader: { shaderType: "meshGradient", settings: {} },
      }),
      "I give it a moving ground.",
      "The ground moves slowly, so that words stay readable.",
    ),
  }),
];
