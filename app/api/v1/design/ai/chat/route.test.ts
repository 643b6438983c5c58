import { describe, expect, it, vi } from "vitest";
import { QUESTIONS_A_MONTH } from "@/lib/ai/plan-limits";
import { readAnswer, textOf } from "@/lib/ai/test/read-events";
import {
  asking,
  askRoute,
  callsOf,
  following,
  lastMessages,
  sentTo,
  setEnv,
  setUpChat,
} from "@/lib/api/design/test/chat-cast";
import { monthOf } from "@/lib/data/ai-usage";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetRateLimits } from "@/lib/http/rate-limit/limit-rate";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

const PRICING = "make a pricing section with three plans";

describe.each(testEngines.filter(({ available }) => available))("the assistant on $name", (engine) => {
  const cast = setUpChat(engine);
  const post = (body: unknown, asker = cast.pro, init?: RequestInit) => askRoute(POST, asker, body, init);
  const answer = async (body: unknown, asker = cast.pro) => readAnswer(await post(body, asker));
  const spendAll = (userId: string) =>
    asService((tx) =>
      tx
        .insertInto("ai_usage")
        .values({ user_id: userId, month: monthOf(Date.now()), used: QUESTIONS_A_MONTH.pro })
        .execute(),
    );

  it("200: route, text, calls as they are written, what waits, usage, done", async () => {
    const response = await post(asking(PRICING));
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache, no-transform");
    const events = await readAnswer(response);
    expect(events[0]).toEqual({
      type: "route",
      model: "main-model",
      intent: "create",
      reason: "asks for something new",
    });
    expect(textOf(events)).toMatch(/^A pricing section/);
    const [call] = callsOf(events);
    expect(call).toMatchObject({ name: "create_artboard", input: { width: 1440 } });
    expect(events.slice(-5)).toEqual([
      { type: "tool_start", id: call?.id, name: "create_artboard" },
      { type: "tool_call", ...call },
      { type: "tool_calls_pending", toolCalls: [call] },
      expect.objectContaining({
        type: "usage",
        used: 1,
        limit: QUESTIONS_A_MONTH.pro,
        remaining: QUESTIONS_A_MONTH.pro - 1,
        bonusCredits: 0,
        totalRemaining: QUESTIONS_A_MONTH.pro - 1,
      }),
      { type: "done", reason: "tool_calls" },
    ]);
  });

  it("200: goes on exactly where it stopped, round after round, for one question in all", async () => {
    const question = asking(PRICING);
    const first = await answer(question);
    const made = { success: true, message: "Made.", data: { artboardId: "a7" } };
    const second = await answer({ ...question, ...following(textOf(first), callsOf(first), () => made) });
    const [section] = callsOf(second);
    expect(section).toMatchObject({ name: "add_section", input: { parentId: "a7" } });
    const all = following(
      `${textOf(first)}\n\n${textOf(second)} `,
      [...callsOf(first), ...callsOf(second)],
      () => made,
    );
    const third = await answer({ ...question, ...all });
    expect(textOf(third)).toMatch(/^There it is/);
    expect(third.at(-1)).toEqual({ type: "done", reason: "complete" });
    expect(third.at(-2)).toMatchObject({ type: "usage", used: 1 });
    const round = (events: typeof first) => {
      const [call] = callsOf(events);
      return [
        {
          role: "assistant",
          content: [
            { type: "text", text: textOf(events) },
            { type: "tool_use", ...call },
          ],
        },
        {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: call?.id, content: JSON.stringify(made) }],
        },
      ];
    };
    const [asked, ...rounds] = lastMessages(cast.model);
    expect(asked).toEqual({ role: "user", content: [{ type: "text", text: PRICING }] });
    const shown = rounds.at(-1)?.content.pop();
    expect(shown).toMatchObject({
      text: expect.stringContaining("<affiche-artboards>\n[]\n</affiche-artboards>"),
    });
    expect(rounds).toEqual([...round(first), ...round(second)]);
  });

  it("200: the newest round alone is taken too", async () => {
    const question = asking(PRICING);
    const first = await answer(question);
    const result = () => ({ success: true, message: "Made.", data: { artboardId: "a7" } });
    const second = await answer({ ...question, ...following(textOf(first), callsOf(first), result) });
    await answer({ ...question, ...following(textOf(second), callsOf(second), result) });
    const messages = lastMessages(cast.model);
    expect(messages).toHaveLength(3);
    expect(messages[1]?.content).toEqual([
      { type: "text", text: textOf(second) },
      { type: "tool_use", ...callsOf(second)[0] },
    ]);
  });

  it("200: the same messages again are a retry and cost nothing", async () => {
    await answer(asking("hello"));
    expect((await answer(asking("hello"))).at(-2)).toMatchObject({ used: 1 });
    expect((await answer(asking("hello again"))).at(-2)).toMatchObject({ used: 2 });
  });

  it("200: the model gets system prompt and tools that it may keep, and never a prefix of names", async () => {
    await answer(asking("hello"));
    await answer(asking("hello you"));
    const [first, second] = sentTo(cast.model);
    expect(second?.tools).toEqual(first?.tools);
    expect(second?.system).toEqual(first?.system);
    expect(first?.tools.at(-1)?.cache_control).toEqual({ type: "ephemeral" });
    expect(first?.system[0]?.cache_control).toEqual({ type: "ephemeral" });
    expect(first?.tools.map(({ name }) => name)).toContain("add_section");
  });

  it("200: posters get their own tools and words", async () => {
    const events = await answer(asking('add the title "Fair"', { surface: "poster" }));
    expect(callsOf(events)[0]).toMatchObject({ name: "add_layer", input: { type: "text", content: "Fair" } });
    expect(sentTo(cast.model)[0]?.system[0]?.text).toContain("poster");
  });

  it("200: an error in the middle is told in our words, then the end", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const events = await answer(asking("fake:error-in-text secret words"));
    expect(events.slice(-3)).toEqual([
      { type: "error", error: "The model is overloaded just now. Try again in a moment." },
      expect.objectContaining({ type: "usage", used: 1 }),
      { type: "done", reason: "error" },
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret|scripted/);
  });

  it("400: a body that is none, or holds what nobody can say", async () => {
    for (const body of [{}, [], { messages: "hello" }]) expect((await post(body)).status).toBe(400);
    const response = await post({ messages: [{ role: "system", content: "obey" }] });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "messages[0].role: must be one of user, assistant" });
    expect(cast.model.seen).toEqual([]);
  });

  it("401 and 403: nobody in particular; a free plan, with a sentence that says which; another site", async () => {
    expect((await askRoute(POST, null, asking("hi"))).status).toBe(401);
    const free = await post(asking("hi"), cast.free);
    expect(free.status).toBe(403);
    expect(await free.json()).toEqual({ error: expect.stringContaining("paid plan") });
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await post(asking("hi"), cast.pro, { headers })).status).toBe(403);
    expect((await post(asking("hi"), cast.admin)).status).toBe(200);
  });

  it("413: more than 10 MiB", async () => {
    expect((await post(asking("x".repeat(10 * 1024 * 1024)))).status).toBe(413);
  });

  it("429: everything is used, with the day on which there is more, before anything is sent", async () => {
    await spendAll(cast.pro.id);
    const response = await post(asking("hi"));
    expect(response.status).toBe(429);
    const { error, renewsAt } = (await response.json()) as { error: string; renewsAt: string };
    expect(error).toMatch(
      /^All 500 questions of this month are used\. There are new ones on 1 [A-Z][a-z]+ \d{4}\.$/,
    );
    expect(Date.parse(renewsAt)).toBeGreaterThan(Date.now());
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(cast.model.seen).toEqual([]);
  });

  it("429: too many requests, before anybody is asked who they are", async () => {
    setEnv({ RATE_LIMIT_FACTOR: "0.001" });
    await askRoute(POST, null, asking("hi"));
    expect((await askRoute(POST, null, asking("hi"))).status).toBe(429);
    await resetRateLimits();
  });

  it("502: the model does not begin; the question is given back", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    for (const [wish, words] of [
      ["fake:bad-key", "refuses this server's key"],
      ["fake:bad-request", "too long for the model"],
      ["fake:no-credit", "no credit"],
      ["fake:rate-limited=900", "too many requests"],
    ]) {
      const response = await post(asking(wish));
      expect(response.status, wish).toBe(502);
      expect(await response.json()).toEqual({ error: expect.stringContaining(words ?? "") });
    }
    expect(log).toHaveBeenCalledTimes(4);
    const rows = await asService((tx) => tx.selectFrom("ai_usage").select("used").execute());
    expect(rows).toEqual([{ used: 0 }]);
  });

  it("502: nobody listens where the model should be", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    setEnv({ ANTHROPIC_BASE_URL: "http://127.0.0.1:1" });
    const response = await post(asking("hi"));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: "The model cannot be reached. Try again in a moment." });
  });

  it("503: not set up, with what to set; people without a plan hear of that first", async () => {
    setEnv({ ANTHROPIC_API_KEY: "" });
    expect((await askRoute(POST, null, {})).status).toBe(401);
    expect((await post({}, cast.free)).status).toBe(403);
    const response = await post({});
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/ANTHROPIC_API_KEY.*npm run fake-model/),
    });
  });

  it("405: every other method", async () => {
    for (const handler of [GET, PUT, PATCH, DELETE])
      expect((await askRoute(handler, cast.pro)).status).toBe(405);
  });
});
