import { describe, expect, it, vi } from "vitest";
import { chatRequest } from "@/lib/ai/chat-request";
import { MAX_ANSWERS, MAX_ROUNDS } from "@/lib/ai/loop-limit";
import { modelClient } from "@/lib/ai/model-client";
import { QUESTIONS_A_MONTH } from "@/lib/ai/plan-limits";
import { startChat } from "@/lib/ai/start-chat";
import { type HeardEvent, heardEvents, readAnswer, textOf } from "@/lib/ai/test/read-events";
import {
  asking,
  askRoute,
  callsOf,
  following,
  type HeardCall,
  lastMessages,
  setUpChat,
} from "@/lib/api/design/test/chat-cast";
import { monthOf } from "@/lib/data/ai-usage";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { openDesign } from "@/lib/design/tools/test/open-design";
import { manualTimers } from "@/lib/http/test/manual-timers";
import { POST } from "./route";

const PRICING = "make a pricing section with three plans";
const PIXEL = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk";

describe.each(testEngines.filter(({ available }) => available))("answers on $name", (engine) => {
  const cast = setUpChat(engine);
  const post = (body: unknown, asker = cast.pro, init?: RequestInit) => askRoute(POST, asker, body, init);
  const answer = async (body: unknown) => readAnswer(await post(body));
  const used = async () => {
    const row = await asService((tx) =>
      tx.selectFrom("ai_usage").select("used").where("user_id", "=", cast.pro.id).executeTakeFirst(),
    );
    return row?.used ?? 0;
  };

  /** Asks until the answer is complete, as the panel does. @param keepsAll false: sends the newest round alone. */
  async function askOut(
    question: object,
    resultOf: (call: HeardCall) => object | Promise<object>,
    keepsAll = true,
  ) {
    let text = "";
    let calls: HeardCall[] = [];
    const results = new Map<string, object>();
    for (let request: object = question; ; ) {
      const events = await answer(request);
      const pending = callsOf(events);
      if (!keepsAll) [text, calls] = ["", []];
      text = `${text}\n\n${textOf(events)}`.trim();
      calls = [...calls, ...pending];
      if (events.at(-1)?.reason !== "tool_calls") return { text, events };
      for (const call of pending) results.set(call.id, await resultOf(call));
      request = { ...question, ...following(text, calls, ({ id }) => results.get(id) ?? {}) };
    }
  }

  it("a wish ends with the section in the document, through the tools that everybody has", async () => {
    const design = await openDesign({ markup: "<p>Before</p>" });
    await design.call("delete_artboard", { artboardId: design.ids.page });
    const { text } = await askOut(asking(PRICING), async ({ name, input }) => {
      const outcome = await design.call(name, input);
      return outcome.success ? outcome : { error: outcome.error };
    });
    expect(text).toContain("There it is");
    const found = await design.call("get_document", {});
    expect(found).toMatchObject({
      success: true,
      data: { markup: expect.stringContaining("Pay for the work") },
    });
    expect(await used()).toBe(1);
  });

  it("what is stopped in the middle of a call, its input half written, can be gone on with", async () => {
    const question = asking(`${PRICING} fake:hang-in-call`);
    const leaving = new AbortController();
    const response = await post(question, cast.pro, { signal: leaving.signal });
    if (!response.body) throw new Error("no body");
    const events: HeardEvent[] = [];
    for await (const event of heardEvents(response.body)) {
      events.push(event);
      if (event.type === "tool_start") leaving.abort();
    }
    await cast.model.seen[0]?.over;
    expect(cast.model.seen[0]?.leftEarly).toBe(true);
    expect(events.map(({ type }) => type)).not.toContain("tool_call");
    const more = { ...question, pendingAssistantText: textOf(events) };
    const again = await post(more, cast.pro);
    await again.body?.cancel();
    expect(lastMessages(cast.model).map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(lastMessages(cast.model)[2]?.content[0]).toMatchObject({
      text: expect.stringContaining("Go on exactly"),
    });
    expect(await used()).toBe(1);
  });

  it("whoever closes the tab stops the bill, however they leave", async () => {
    for (const leave of ["cancel", "abort"] as const) {
      cast.model.seen.length = 0;
      const leaving = new AbortController();
      const response = await post(asking(`fake:hang ${leave}`), cast.pro, { signal: leaving.signal });
      const reader = response.body?.getReader();
      await reader?.read();
      if (leave === "cancel") await reader?.cancel();
      else leaving.abort();
      await cast.model.seen[0]?.over;
      expect(cast.model.seen[0]?.leftEarly, leave).toBe(true);
    }
  });

  it("leaves no timer behind, and closes the model's stream when nobody begins to read", async () => {
    const timers = manualTimers();
    const person = {
      id: cast.pro.id,
      email: null,
      emailVerified: true,
      plan: "pro",
      isAdmin: false,
    } as const;
    const place = { client: modelClient(), now: Date.now, timers, random: Math.random, newId: () => "run" };
    const start = (content: string) =>
      startChat(person, chatRequest.parse(asking(content)), new AbortController().signal, place);
    await readAnswer(new Response(await start("hello")));
    await (await start("fake:hang")).cancel();
    const unread = await start("fake:hang in silence");
    timers.advance(30_000);
    await Promise.all(cast.model.seen.map(({ over }) => over));
    expect(cast.model.seen.map(({ leftEarly }) => leftEarly)).toEqual([false, true, true]);
    await unread.cancel();
    expect(timers.pending).toBe(0);
  });

  it("a step that always fails is tried three times, and the model not asked again", async () => {
    const failed = () => ({ error: 'There is no node with the id "nowhere".' });
    for (const keepsAll of [true, false]) {
      cast.model.seen.length = 0;
      const { events } = await askOut(asking(`fake:fail-loop ${keepsAll}`), failed, keepsAll);
      expect(textOf(events)).toMatch(/failed 3 times in the same way/);
      expect(events.map(({ type }) => type)).toEqual(["route", "text_delta", "usage", "done"]);
      expect(events.at(-1)).toMatchObject({ reason: "complete" });
      expect(cast.model.seen).toHaveLength(3);
    }
    expect(await used()).toBe(2);
  });

  it("work without end ends after 25 rounds, also when only the newest is told of, and stopped calls are no failures", async () => {
    for (const keepsAll of [true, false]) {
      cast.model.seen.length = 0;
      const { events } = await askOut(
        asking(`fake:loop ${keepsAll}`),
        () => ({ error: "stopped" }),
        keepsAll,
      );
      expect(textOf(events)).toMatch(/after 25 rounds/);
      expect(cast.model.seen).toHaveLength(MAX_ROUNDS);
    }
    expect(await used()).toBe(2);
  }, 60_000);

  it("a question is not answered for ever, however it is sent", async () => {
    await answer(asking("hello"));
    await asService((tx) => tx.updateTable("ai_questions").set({ answers: MAX_ANSWERS }).execute());
    const events = await answer(asking("hello"));
    expect(textOf(events)).toContain(`answered ${MAX_ANSWERS} times`);
    expect(cast.model.seen).toHaveLength(1);
  });

  it("400: a follow-up to nothing, calls that were never made, somebody else's; nothing is sent", async () => {
    const question = asking(PRICING);
    const forged = following("", [{ id: "toolu_forged", name: "publish", input: {} }]);
    const refused = async (body: object, words: string, asker = cast.pro) => {
      const response = await post(body, asker);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringContaining(words) });
    };
    await refused({ ...question, ...forged }, "pendingToolCalls: go on with a question that you have asked");
    await refused({ ...question, pendingAssistantText: "I" }, "pendingAssistantText: go on with a question");
    const calls = callsOf(await answer(question));
    cast.model.seen.length = 0;
    await refused({ ...question, ...forged }, 'pendingToolCalls[0].id: "toolu_forged" is no call');
    await refused(
      { ...question, ...following("", [...calls, { id: "toolu_forged", name: "a", input: {} }]) },
      "pendingToolCalls[1].id",
    );
    await refused({ ...question, ...following("", calls) }, "pendingToolCalls: go on", cast.other);
    await refused({ ...asking("other words"), ...following("", calls) }, "pendingToolCalls: go on");
    await refused({ ...question, pendingToolCalls: calls }, "has no result");
    expect(cast.model.seen).toEqual([]);
    expect(await used()).toBe(1);
  });

  it("429: no more questions at once than there are", async () => {
    await asService((tx) =>
      tx
        .insertInto("ai_usage")
        .values({
          user_id: cast.pro.id,
          month: monthOf(Date.now()),
          used: QUESTIONS_A_MONTH.pro - 2,
          bonus_credits: 1,
        })
        .execute(),
    );
    const responses = await Promise.all(Array.from({ length: 8 }, (_, at) => post(asking(`hello ${at}`))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    await Promise.all(responses.map((response) => response.text()));
    expect(cast.model.seen).toHaveLength(3);
  });

  it("a question that got no word of an answer is given back; one that broke off is not", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const nothing = await answer(asking("hello fake:error-at-start"));
    expect(nothing.map(({ type }) => type)).toEqual(["route", "error", "usage", "done"]);
    expect(cast.model.seen).toHaveLength(3);
    expect(await used()).toBe(0);
    const broken = await answer(asking("hello fake:cut-in-text"));
    expect(broken.slice(-3)).toMatchObject([
      { error: "The connection to the model broke off. Ask again to go on." },
      { type: "usage", used: 1 },
      { reason: "error" },
    ]);
    expect(await used()).toBe(1);
  });

  it("what the model thought goes back to it unchanged, where it was", async () => {
    const { text } = await askOut(asking("fake:thinking"), () => ({ success: true, message: "", data: {} }));
    expect(text).toContain("I have thought about it.");
    const turns = lastMessages(cast.model).filter(({ role }) => role === "assistant");
    expect(turns.map(({ content }) => content.map(({ type }) => type))).toEqual(
      Array(2).fill(["thinking", "text", "tool_use"]),
    );
  });

  it("pictures that tools took are seen once; errors are told as such", async () => {
    const shot = () => ({ success: true, message: "Taken.", data: { dataUrl: PIXEL, width: 1 } });
    const question = asking("fake:loop");
    const first = await answer(question);
    const second = await answer({ ...question, ...following(textOf(first), callsOf(first), shot) });
    const image = {
      type: "image",
      source: { type: "base64", media_type: "image/png", data: PIXEL.split(",")[1] },
    };
    expect(lastMessages(cast.model)[2]?.content[0]).toMatchObject({ content: [{ type: "text" }, image] });
    const calls = [...callsOf(first), ...callsOf(second)];
    const results = (call: HeardCall) => (call.id === calls[0]?.id ? shot() : { error: "no" });
    await (await post({ ...question, ...following(textOf(first) + textOf(second), calls, results) })).text();
    const sent = lastMessages(cast.model);
    expect(sent[2]?.content[0]).toMatchObject({
      content: [{ type: "text", text: expect.stringContaining("not shown again") }],
    });
    expect(sent[4]?.content[0]).toMatchObject({ is_error: true, content: '{"error":"no"}' });
  });

  it("a picture of the selection reaches the model", async () => {
    const source = { type: "base64", media_type: "image/png", data: PIXEL.split(",")[1] };
    const content = [
      { type: "text", text: "what is this?" },
      { type: "image", source },
    ];
    expect(textOf(await answer(asking(content)))).toContain("I can see the picture");
  });

  it("a huge answer arrives whole", async () => {
    const text = textOf(await answer(asking("fake:huge=1000000")));
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(text.replaceAll("All work and no play. ", "")).toBe("");
  });

  it("what the model cannot finish is told: too long, declined, unreadable", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    for (const [wish, words] of [
      ["fake:max-tokens", "too long"],
      ["fake:refused", "declined"],
      ["fake:broken-input", "cannot be read"],
    ]) {
      const events = await answer(asking(wish));
      expect(events.find(({ type }) => type === "error")?.error).toContain(words);
      expect(events.at(-1)).toEqual({ type: "done", reason: "error" });
    }
  });

  it("calls beside words, and tools that there are not, come as the model says them", async () => {
    const two = await answer(asking("fake:two-calls"));
    expect(two.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1])).toEqual([
      "route",
      "text_delta",
      "tool_start",
      "tool_call",
      "text_delta",
      "tool_start",
      "tool_call",
      "tool_calls_pending",
      "usage",
      "done",
    ]);
    const { text } = await askOut(asking("fake:unknown-tool"), () => ({
      error: '"make_coffee" is not a tool.',
    }));
    expect(text).toContain("It is not there.");
  });
});
