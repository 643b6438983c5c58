import { describe, expect, it } from "vitest";
import { AppError } from "../http/app-error";
import { parseInput } from "../http/parse-input";
import { chatRequest, MAX_MESSAGES, MAX_RESULT_CHARACTERS } from "./chat-request";
import { checkChat, fingerprintOf } from "./check-chat";

const ASKED = { messages: [{ role: "user", content: "hi" }] };
const CALL = { id: "c1", name: "get_document", input: {} };
const DONE = { tool_use_id: "c1", result: '{"success":true}' };
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ";
const picture = (source: object) => ({
  messages: [
    {
      role: "user",
      content: [
        { type: "text", text: "this" },
        { type: "image", source: { type: "base64", media_type: "image/png", data: PNG, ...source } },
      ],
    },
  ],
});

const read = (body: unknown) => chatRequest.parse(parseInput(chatRequest, body));
const check = (body: unknown) => checkChat(read(body));

function wordsOf(body: unknown): string {
  try {
    check(body);
    return "";
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "INVALID_REQUEST") throw error;
    return error.publicMessage;
  }
}

describe("what nobody can ask is refused by its field", () => {
  it.each<[string, unknown, string]>([
    ["nothing", undefined, "must be an object"],
    ["no messages", {}, "messages"],
    ["an empty conversation", { messages: [] }, "messages: must have at least 1 entries"],
    [
      "10,000 messages",
      { messages: Array(10_000).fill(ASKED.messages[0]) },
      `messages: must have at most ${MAX_MESSAGES} entries`,
    ],
    [
      "an unknown role",
      { messages: [{ role: "system", content: "x" }] },
      "messages[0].role: must be one of user, assistant",
    ],
    ["no role", { messages: [{ content: "x" }] }, "messages[0].role"],
    [
      "an empty message",
      { messages: [{ role: "user", content: "" }] },
      "messages[0].content: must not be empty",
    ],
    [
      "a blank message",
      { messages: [{ role: "user", content: " \n\t" }] },
      "messages[0].content: must not be empty",
    ],
    [
      "no blocks",
      { messages: [{ role: "user", content: [] }] },
      "messages[0].content: must have at least 1 entries",
    ],
    [
      "a blank block",
      { messages: [{ role: "user", content: [{ type: "text", text: " " }] }] },
      "messages[0].content[0].text: must not be empty",
    ],
    [
      "a block of another kind",
      { messages: [{ role: "user", content: [{ type: "tool_result" }] }] },
      "messages[0].content: [0]",
    ],
    [
      "a number",
      { messages: [{ role: "user", content: 5 }] },
      "messages[0].content: must be a string, or a list of text and image blocks",
    ],
    [
      "a long message",
      { messages: [{ role: "user", content: "x".repeat(100_001) }] },
      "messages[0].content: must have at most 100000 characters",
    ],
    [
      "an answer first",
      { messages: [{ role: "assistant", content: "x" }, ...ASKED.messages] },
      "messages[0].role: must be user",
    ],
    [
      "an answer last",
      { messages: [...ASKED.messages, { role: "assistant", content: "x" }] },
      "messages[1].role: must be user",
    ],
    [
      "a picture of the assistant's",
      { messages: [ASKED.messages[0], { ...picture({}).messages[0], role: "assistant" }, ASKED.messages[0]] },
      "messages[1].content[1].type: must be text",
    ],
    [
      "a picture of another type",
      picture({ media_type: "image/svg+xml" }),
      "messages[0].content: [1].source.media_type",
    ],
    [
      "a picture that is none of its type",
      picture({ media_type: "image/jpeg" }),
      "messages[0].content[1].source.data: is no picture of that media_type",
    ],
    [
      "a picture that is no base64",
      picture({ data: `${PNG}*` }),
      "messages[0].content[1].source.data: must be base64",
    ],
    [
      "a picture by address",
      picture({ type: "url", url: "http://127.0.0.1/" }),
      "messages[0].content: [1].source.type",
    ],
    ["a surface that there is not", { ...ASKED, surface: "film" }, "surface: must be one of design, poster"],
    ["a document that is no text", { ...ASKED, documentState: {} }, "documentState: must be a string"],
    ["artboards without names", { ...ASKED, artboards: [{ id: "a" }] }, "artboards[0].name"],
    [
      "a call without result",
      { ...ASKED, pendingToolCalls: [CALL] },
      'pendingToolCalls[0]: "c1" has no result',
    ],
    [
      "a call with an empty list of results",
      { ...ASKED, pendingToolCalls: [CALL], pendingToolResults: [] },
      'pendingToolCalls[0]: "c1" has no result',
    ],
    [
      "results without calls",
      { ...ASKED, pendingToolResults: [DONE] },
      'pendingToolResults[0].tool_use_id: "c1" is none of pendingToolCalls',
    ],
    [
      "a result for another id",
      { ...ASKED, pendingToolCalls: [CALL], pendingToolResults: [DONE, { ...DONE, tool_use_id: "c2" }] },
      'pendingToolResults[1].tool_use_id: "c2" is none of pendingToolCalls',
    ],
    [
      "two results for a call",
      { ...ASKED, pendingToolCalls: [CALL], pendingToolResults: [DONE, DONE] },
      'pendingToolResults[1].tool_use_id: "c1" has a result already',
    ],
    [
      "the same call twice",
      { ...ASKED, pendingToolCalls: [CALL, CALL], pendingToolResults: [DONE] },
      'pendingToolCalls[1].id: "c1" is given twice',
    ],
    [
      "a result of 5 MB",
      {
        ...ASKED,
        pendingToolCalls: [CALL],
        pendingToolResults: [{ ...DONE, result: JSON.stringify("x".repeat(5_000_000)) }],
      },
      `pendingToolResults[0].result: must have at most ${MAX_RESULT_CHARACTERS} characters`,
    ],
    [
      "a result that is no JSON",
      { ...ASKED, pendingToolCalls: [CALL], pendingToolResults: [{ ...DONE, result: "done" }] },
      "pendingToolResults[0].result: must be JSON text",
    ],
    [
      "a result that is an object",
      { ...ASKED, pendingToolCalls: [CALL], pendingToolResults: [{ ...DONE, result: {} }] },
      "pendingToolResults[0].result: must be a string",
    ],
    [
      "a call whose input is text",
      { ...ASKED, pendingToolCalls: [{ ...CALL, input: "x" }], pendingToolResults: [DONE] },
      "pendingToolCalls[0].input",
    ],
    [
      "a call with an id of markup",
      { ...ASKED, pendingToolCalls: [{ ...CALL, id: "<b>" }], pendingToolResults: [DONE] },
      "pendingToolCalls[0].id: must be an id",
    ],
    [
      "10,000 calls",
      { ...ASKED, pendingToolCalls: Array(10_000).fill(CALL) },
      "pendingToolCalls: must have at most 1000 entries",
    ],
  ])("%s", (_what, body, words) => {
    expect(wordsOf(body)).toContain(words);
    expect(wordsOf(body)).not.toBe("");
  });
});

describe("what can be asked", () => {
  it("is a first request without pending fields, or with empty ones", () => {
    expect(check(ASKED)).toBeNull();
    expect(
      check({ ...ASKED, pendingAssistantText: " ", pendingToolCalls: [], pendingToolResults: [] }),
    ).toBeNull();
  });

  it("is a follow-up with calls, each with its result, in whatever order these come", () => {
    const second = { ...CALL, id: "c2" };
    const results = [{ tool_use_id: "c2", result: '{"error":"stopped"}' }, DONE];
    expect(check({ ...ASKED, pendingToolCalls: [CALL, second], pendingToolResults: results })).toEqual({
      text: "",
      calls: [
        { ...CALL, result: DONE.result, error: null, at: 0 },
        { ...second, result: '{"error":"stopped"}', error: "stopped", at: 1 },
      ],
    });
  });

  it("is a follow-up after words alone", () => {
    expect(check({ ...ASKED, pendingAssistantText: "I was" })).toEqual({ text: "I was", calls: [] });
  });

  it("is a picture with words, in the three types", () => {
    expect(check(picture({}))).toBeNull();
    expect(check(picture({ media_type: "image/jpeg", data: "/9j/4AAQSkZJRgABAQAAAQ==" }))).toBeNull();
    expect(check(picture({ media_type: "image/webp", data: "UklGRiQAAABXRUJQVlA4IBgA" }))).toBeNull();
  });
});

it("the same messages are the same question, whatever else a request holds", () => {
  const question = fingerprintOf(read(ASKED));
  expect(fingerprintOf(read({ ...ASKED, documentState: "<Artboard />", activeArtboardId: "a" }))).toBe(
    question,
  );
  expect(fingerprintOf(read({ messages: [{ role: "user", content: "hi " }] }))).not.toBe(question);
});
