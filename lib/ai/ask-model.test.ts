import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeModel, startFakeModel } from "@/scripts/fake-model/start";
import { PROTOCOL_TEXT, UNICODE_TEXT } from "@/scripts/fake-model/wishes/odd-answers";
import { PRICING_MARKUP } from "@/scripts/fake-model/wishes/pricing-markup";
import { MAX_ATTEMPTS, SILENCE_MS } from "./ask-model";
import { askFake, heard, wordsOf } from "./test/ask-fake";

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.seen.length = 0;
});

const ask = (wish: string) => askFake(model, wish);
const requests = (count: number) => vi.waitFor(() => expect(model.seen).toHaveLength(count));
const waits = (timers: { pending: number }) => vi.waitFor(() => expect(timers.pending).toBe(1));

describe("text and calls", () => {
  const whole = async (wish: string) => {
    const { answer, timers } = ask(wish);
    const events = await heard(answer);
    expect(timers.pending, "timers are left").toBe(0);
    return events;
  };

  it.each([
    "fake:bytes",
    "fake:crlf",
    "fake:crlf fake:bytes",
    ...Array.from({ length: 60 }, (_, at) => `fake:packets=${at + 2}`),
  ])("are the same at whatever boundary packets are cut: %s", async (how) => {
    expect(wordsOf(await whole(`fake:unicode ${how}`))).toBe(UNICODE_TEXT);
  });

  it.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
    "are the same in packets of odd lengths: seed %d",
    async (seed) => {
      expect(wordsOf(await whole(`fake:protocol fake:seed=${seed}`))).toBe(PROTOCOL_TEXT);
      const calls = (await whole(`fake:two-calls fake:seed=${seed}`)).filter(
        ({ type }) => type === "tool_call",
      );
      expect(calls).toMatchObject([
        { name: "list_artboards", input: {} },
        { name: "get_selection", input: {} },
      ]);
    },
  );

  it("a call's input arrives whole", async () => {
    const { answer } = ask("make a pricing section fake:packets=3");
    expect((await heard(answer)).at(-2)).toMatchObject({
      type: "tool_call",
      name: "create_artboard",
      input: { name: "Pricing" },
    });
    expect(PRICING_MARKUP).toContain("Studio");
  });

  it("the end says why", async () => {
    expect((await whole("fake:max-tokens")).at(-1)).toEqual({ type: "end", reason: "max_tokens" });
    expect((await whole("fake:refused")).at(-1)).toEqual({ type: "end", reason: "refusal" });
    expect(await whole("fake:empty")).toEqual([{ type: "end", reason: "end_turn" }]);
  });

  it("a call that cannot be read is begun and not made", async () => {
    expect((await whole("fake:broken-input")).map(({ type }) => type)).toEqual(["text", "tool_start", "end"]);
  });

  it("what the model thought goes with the call after it", async () => {
    const call = (await whole("fake:thinking")).find(({ type }) => type === "tool_call");
    expect(call).toMatchObject({
      thinking: [
        { type: "thinking", thinking: "What is there, for the 1. time?", signature: expect.any(String) },
      ],
    });
  });
});

describe("trying again", () => {
  it.each([
    "fake:overloaded-once",
    "fake:server-error-once",
    "fake:error-at-start-once",
    "fake:cut-at-start-once",
    "fake:close-at-start-once",
  ])("%s: answers the second time", async (wish) => {
    const { answer, timers } = ask(`hello ${wish}`);
    const events = heard(answer);
    await requests(1);
    await waits(timers);
    timers.advance(500);
    expect(wordsOf(await events)).toMatch(/^I am a scripted model/);
    expect(model.seen).toHaveLength(2);
    expect(timers.pending).toBe(0);
  });

  it("waits as long as the model wants it", async () => {
    const { answer, timers } = ask("hello fake:rate-limited-once=3");
    await requests(1);
    await waits(timers);
    timers.advance(2999);
    expect(timers.pending).toBe(1);
    timers.advance(1);
    expect(wordsOf(await heard(answer))).toMatch(/^I am/);
  });

  it("does not wait longer than anybody would", async () => {
    const { answer } = ask("fake:rate-limited=16");
    await expect(answer).rejects.toMatchObject({
      words: expect.stringContaining("too many requests"),
      retryAfterMs: 16_000,
    });
    expect(model.seen).toHaveLength(1);
  });

  it(`ends after ${MAX_ATTEMPTS} attempts, each wait twice the one before`, async () => {
    const { answer, timers } = ask("fake:overloaded");
    for (const [count, waitMs] of [
      [1, 500],
      [2, 1000],
    ] as const) {
      await requests(count);
      await waits(timers);
      timers.advance(waitMs - 1);
      expect(timers.pending).toBe(1);
      timers.advance(1);
    }
    await expect(answer).rejects.toMatchObject({ words: expect.stringContaining("overloaded") });
    expect(model.seen).toHaveLength(MAX_ATTEMPTS);
    expect(timers.pending).toBe(0);
  });

  it.each(["fake:bad-key", "fake:bad-request", "fake:no-credit"])("%s: is not tried again", async (wish) => {
    await expect(ask(wish).answer).rejects.toMatchObject({ isPassing: false });
    expect(model.seen).toHaveLength(1);
  });

  it.each(["fake:error-in-text", "fake:cut-in-text", "fake:close-in-text"])(
    "%s: never after the first words, which would come twice",
    async (wish) => {
      const { answer, timers } = ask(`hello ${wish}`);
      const events = await answer;
      expect(await events.next()).toMatchObject({ value: { type: "text" } });
      await expect(events.next()).rejects.toMatchObject({ name: "ModelFailure" });
      expect(model.seen).toHaveLength(1);
      expect(timers.pending).toBe(0);
    },
  );
});

describe("whoever leaves", () => {
  it("closes the model's stream, wherever it is", async () => {
    for (const wish of [
      "hello fake:hang",
      "make a pricing section fake:hang-in-call",
      "hello fake:hang-at-start",
    ]) {
      model.seen.length = 0;
      const { answer, timers, leave } = ask(wish);
      const events = heard(answer);
      await answer;
      leave();
      await expect(events).rejects.toThrow("left");
      await model.seen[0]?.over;
      expect(model.seen[0]?.leftEarly, wish).toBe(true);
      expect(timers.pending).toBe(0);
    }
  });

  it("closes it before anything has come", async () => {
    const { answer, timers, leave } = ask("hello fake:wait=60000");
    await requests(1);
    leave();
    await expect(answer).rejects.toThrow("left");
    await model.seen[0]?.over;
    expect(timers.pending).toBe(0);
  });

  it("ends the wait for another attempt", async () => {
    const { answer, timers, leave } = ask("fake:overloaded");
    await requests(1);
    await waits(timers);
    leave();
    await expect(answer).rejects.toThrow("left");
    expect(timers.pending).toBe(0);
  });

  it("who stops reading closes it too", async () => {
    const { answer, timers } = ask("hello fake:hang");
    for await (const _ of await answer) break;
    await model.seen[0]?.over;
    expect(timers.pending).toBe(0);
  });
});

it("a model that falls silent is given up", async () => {
  const { answer, timers } = ask("hello fake:hang");
  const events = await answer;
  await events.next();
  const next = events.next();
  await waits(timers);
  timers.advance(SILENCE_MS);
  await expect(next).rejects.toMatchObject({ words: expect.stringContaining("stopped answering") });
  await model.seen[0]?.over;
  expect(timers.pending).toBe(0);
});
