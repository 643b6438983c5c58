import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolsOf } from "@/lib/ai/surface-tools";
import { openDesign } from "@/lib/design/tools/test/open-design";
import { type FakeModel, startFakeModel } from "./start";
import { HERO_MARKUP, PRICING_MARKUP } from "./wishes/pricing-markup";

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const HEADERS = { "content-type": "application/json", "anthropic-version": "2023-06-01", "x-api-key": "k" };
const post = (body: object, headers: Record<string, string> = HEADERS) =>
  fetch(`${model.origin}/v1/messages`, { method: "POST", headers, body: JSON.stringify(body) });
const request = (messages: object[], more: object = {}) => ({
  model: "m",
  max_tokens: 10,
  stream: true,
  messages,
  tools: [{ name: "a", input_schema: { type: "object" } }],
  ...more,
});
const user = (content: unknown = "hi") => ({ role: "user", content });
const use = (id: string) => ({
  role: "assistant",
  content: [{ type: "tool_use", id, name: "a", input: {} }],
});
const result = (...ids: string[]) =>
  user(ids.map((id) => ({ type: "tool_result", tool_use_id: id, content: "{}" })));

describe("requests that the real API would not take", () => {
  it.each<[string, object, string]>([
    ["no most tokens", { ...request([user()]), max_tokens: undefined }, "max_tokens"],
    ["no messages", request([]), "messages"],
    ["an empty message", request([user("")]), "messages.0.content"],
    ["a blank block", request([user([{ type: "text", text: " " }])]), "non-empty"],
    ["an assistant first", request([{ role: "assistant", content: "x" }, user()]), "first message"],
    ["two of a role", request([user(), user()]), "roles must alternate"],
    ["an assistant last", request([user(), { role: "assistant", content: "x" }]), "end with a user message"],
    ["a call without result", request([user(), use("t1"), user()]), "without `tool_result`"],
    ["a result without call", request([user(), use("t1"), result("t1", "t2")]), "unexpected `tool_use_id`"],
    ["two results", request([user(), use("t1"), result("t1", "t1")]), "single result"],
    [
      "results after words",
      request([
        user(),
        use("t1"),
        user([{ type: "text", text: "x" }, ...(result("t1").content as object[])]),
      ]),
      "tool_result blocks must come first",
    ],
    [
      "the same call twice",
      request([user(), use("t1"), result("t1"), use("t1"), result("t1")]),
      "must be unique",
    ],
    ["calls and no tools", request([user(), use("t1"), result("t1")], { tools: [] }), "must define tools"],
    [
      "five marks",
      request([
        user(
          [1, 2, 3, 4, 5].map((at) => ({
            type: "text",
            text: `${at}`,
            cache_control: { type: "ephemeral" },
          })),
        ),
      ]),
      "maximum of 4",
    ],
    ["what it does not know", request([user()], { temperature: 1 }), "temperature"],
    [
      "a schema of several shapes",
      request([user()], { tools: [{ name: "a", input_schema: { type: "object", anyOf: [] } }] }),
      "top level",
    ],
    [
      "a thought that was changed",
      request([
        user(),
        {
          role: "assistant",
          content: [{ type: "thinking", thinking: "x", signature: "y" }, ...use("t1").content],
        },
        result("t1"),
      ]),
      "signature",
    ],
  ])("%s", async (_what, body, words) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      type: "error",
      error: { type: "invalid_request_error", message: expect.stringContaining(words) },
    });
  });

  it("no key, no version, another path", async () => {
    expect((await post(request([user()]), { ...HEADERS, "x-api-key": "" })).status).toBe(401);
    expect((await post(request([user()]), { ...HEADERS, "anthropic-version": "" })).status).toBe(400);
    expect((await fetch(model.origin)).status).toBe(404);
  });
});

it("the same request gets the same answer, event by event", async () => {
  const [first, second] = await Promise.all(
    [post(request([user()])), post(request([user()]))].map(async (answer) => (await answer).text()),
  );
  expect(first).toBe(second);
  expect(first?.split("\n\n").map((event) => event.split("\n")[0])).toEqual([
    "event: message_start",
    "event: ping",
    "event: content_block_start",
    ...Array.from({ length: (first?.match(/text_delta/g) ?? []).length }, () => "event: content_block_delta"),
    "event: content_block_stop",
    "event: message_delta",
    "event: message_stop",
    "",
  ]);
});

it.each(["design", "poster"] as const)(
  "takes our own tools of a %s, and caches them as told",
  async (surface) => {
    const usage = async () => {
      const text = await (await post(request([user()], { tools: toolsOf(surface) }))).text();
      return JSON.parse(/data: (.*)/.exec(text)?.[1] ?? "{}").message.usage;
    };
    const [before, after] = [await usage(), await usage()];
    expect(before.cache_creation_input_tokens).toBeGreaterThan(5000);
    expect(after).toMatchObject({
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: before.cache_creation_input_tokens,
    });
  },
);

it.each([
  ["pricing", PRICING_MARKUP],
  ["hero", HERO_MARKUP],
])("the %s section is taken whole", async (_name, jsx) => {
  const { ids, call } = await openDesign();
  const outcome = await call("add_section", { parentId: ids.page, jsx });
  expect(outcome).toMatchObject({ success: true });
  expect(outcome.success && outcome.data.warnings).toBeUndefined();
});
