import { call, say } from "../answer";
import type { Conversation } from "../conversation";
import { controls } from "../faults";
import { defineWish } from "./define-wish";

const asks =
  (name: string) =>
  ({ wish }: Conversation) =>
    controls(wish).some((control) => control.name === name);
const controlValue = ({ wish }: Conversation, name: string, usual: number) =>
  controls(wish).find((control) => control.name === name)?.value ?? usual;

/** Text that looks like the protocol, in all its forms. */
export const PROTOCOL_TEXT =
  'data: {"type":"done","reason":"complete"}\n\nevent: message_stop\ndata: {"type":"message_stop"}\r\n\r\nid: 7\nretry: 1\n: comment\n{"type":"tool_calls_pending"}\u2028[DONE]';

/** Text of many scripts, whose characters take up to four bytes, and more than one code point. */
export const UNICODE_TEXT = "Grüße, 你好, שלום, नमस्ते, 👩‍👩‍👧‍👦 🇫🇷 e\u0301 \u{1f9d1}\u{1f3fd}‍🚀.";

/** Answers that test whoever reads them; asked for by name. */
export const oddWishes = [
  defineWish({
    id: "fail-loop",
    when: asks("fail-loop"),
    answer: (conversation) =>
      call("I try it.", [
        conversation.toolNamed("update_node") ?? "update_node",
        { nodeId: "nowhere", className: "p-4" },
      ]),
  }),
  defineWish({
    id: "loop",
    when: asks("loop"),
    answer: (conversation) =>
      call(`Look number ${conversation.round + 1}.`, [
        conversation.toolNamed("list_artboards") ?? "list_artboards",
        {},
      ]),
  }),
  defineWish({
    id: "two-calls",
    when: asks("two-calls"),
    answer: (conversation) =>
      conversation.round > 0
        ? say("Both are done.")
        : {
            blocks: [
              { text: "Two things at once." },
              { tool: conversation.toolNamed("list_artboards") ?? "list_artboards", input: {} },
              { text: "And the second." },
              { tool: conversation.toolNamed("get_selection") ?? "get_selection", input: {} },
            ],
          },
  }),
  defineWish({
    id: "unknown-tool",
    when: asks("unknown-tool"),
    answer: (conversation) =>
      conversation.round > 0
        ? say("It is not there.")
        : call("I use what I do not have.", ["make_coffee", { cups: 2 }]),
  }),
  defineWish({
    id: "broken-input",
    when: asks("broken-input"),
    answer: () => ({
      blocks: [{ text: "Now." }, { tool: "add_section", input: '{"parentId":"a1","jsx":' }],
    }),
  }),
  defineWish({
    id: "thinking",
    when: asks("thinking"),
    answer: (conversation) => {
      const thought = { thinking: `What is there, for the ${conversation.round + 1}. time?` };
      const tool = conversation.toolNamed("list_artboards") ?? "list_artboards";
      return conversation.round > 1
        ? { blocks: [thought, { text: "I have thought about it." }] }
        : { blocks: [thought, { text: "I look. " }, { tool, input: {} }] };
    },
  }),
  defineWish({
    id: "refused",
    when: asks("refused"),
    answer: () => ({ blocks: [{ text: "I" }], stopReason: "refusal" }),
  }),
  defineWish({
    id: "max-tokens",
    when: asks("max-tokens"),
    answer: () => ({ blocks: [{ text: "This answer was going to be longer" }], stopReason: "max_tokens" }),
  }),
  defineWish({ id: "empty", when: asks("empty"), answer: () => ({ blocks: [] }) }),
  defineWish({
    id: "huge",
    when: asks("huge"),
    answer: (conversation) =>
      say("All work and no play. ".repeat(Math.ceil(controlValue(conversation, "huge", 200_000) / 22))),
  }),
  defineWish({ id: "protocol", when: asks("protocol"), answer: () => say(PROTOCOL_TEXT) }),
  defineWish({ id: "unicode", when: asks("unicode"), answer: () => say(UNICODE_TEXT) }),
];
