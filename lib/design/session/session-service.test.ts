import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WAIT_MS } from "./session-service";
import { type OpenBackend, sessionBackends } from "./test/session-backends";
import { createHarness, type Harness } from "./test/session-harness";
import type { ReadEvent, SessionReader } from "./test/session-reader";

const tokenOf = ({ data }: ReadEvent) => String(data.executorToken);
const ok = (name: string) => ({ success: true, result: { message: name, data: { name } } });

describe.each(sessionBackends.filter(({ available }) => available))("sessions on $name", (backend) => {
  let opened: OpenBackend;
  let here: Harness;
  let id: string;

  beforeAll(async () => {
    opened = await backend.open();
  }, 120_000);
  afterAll(async () => {
    await opened.close();
  }, 60_000);
  beforeEach(async () => {
    here = createHarness(opened);
    id = await here.begin("Label");
  });

  /** Opens a tab and gives it with its token. */
  async function openTab(more: Parameters<Harness["open"]>[1] = {}, of = here) {
    const clientId = more.clientId ?? of.context.newId();
    const reader = await of.open(id, { ...more, clientId });
    const connected = await reader.until("connected");
    return { clientId, reader, connected, token: tokenOf(connected) };
  }
  const nextCall = async (reader: SessionReader) => {
    const { data } = await reader.until("tool_call");
    return data as unknown as {
      callId: string;
      input: { name: string };
      sequence: number;
      execute?: boolean;
    };
  };
  const status = () => here.service.status(id);
  const rejects = (promise: Promise<unknown>, code: string) =>
    expect(promise).rejects.toMatchObject({ code });

  it("begins, tells how it stands, and ends for good", async () => {
    const { session, browserConnected } = await status();
    expect(session).toMatchObject({ id, label: "Label", pendingCalls: 0, completedCalls: 0 });
    expect([browserConnected, session.expiresAtMs - session.createdAtMs]).toEqual([false, 7_200_000]);
    const observer = await here.open(id, { role: "observer" });
    await observer.until("connected");
    const { callId } = await here.call(id, "a");
    await here.service.close(id);
    expect((await observer.until("session_closed")).data).toEqual({
      type: "session_closed",
      reason: "closed",
    });
    expect(await observer.next()).toBeNull();
    await rejects(status(), "NOT_FOUND");
    await rejects(here.service.close(id), "NOT_FOUND");
    await rejects(here.call(id, "b", { wait: true }), "NOT_FOUND");
    await rejects(here.service.poll(id, callId), "NOT_FOUND");
    await rejects(here.open(id), "NOT_FOUND");
    for (const wrong of ["", "x", "..", `${id}'`, "a".repeat(5000)])
      await rejects(here.service.status(wrong), "NOT_FOUND");
  });

  it("runs a call in the browser and answers whoever waits", async () => {
    const tab = await openTab();
    expect(tab.connected.data).toMatchObject({ sessionId: id, executorClientId: tab.clientId });
    expect((await status()).browserConnected).toBe(true);
    const waiting = here.call(id, "a", { wait: true });
    const call = await nextCall(tab.reader);
    expect(call).toMatchObject({
      tool: "design_add_thing",
      input: { name: "a" },
      sequence: 1,
      execute: true,
    });
    await here.service.answer(id, tab.token, call.callId, ok("a"));
    const result = { success: true, message: "a", data: { name: "a" } };
    expect(await waiting).toEqual({ callId: call.callId, status: "completed", result });
    expect(await here.service.poll(id, call.callId)).toMatchObject({ status: "success", result });
    const failing = here.call(id, "b", { wait: true });
    const second = await nextCall(tab.reader);
    await here.service.answer(id, tab.token, second.callId, { success: false, result: { error: "no" } });
    expect(await failing).toMatchObject({ status: "error", result: { error: "no" } });
    expect((await status()).session).toMatchObject({ pendingCalls: 0, completedCalls: 2 });
    await tab.reader.leave();
  });

  it("carries what is large, from the store", async () => {
    const tab = await openTab();
    const observer = await here.open(id, { role: "observer" });
    await observer.until("connected");
    const name = "x".repeat(100_000);
    const waiting = here.call(id, name, { wait: true });
    const call = await nextCall(tab.reader);
    expect(call.input.name).toBe(name);
    expect((await nextCall(observer)).input.name).toBe(name);
    await here.service.answer(id, tab.token, call.callId, ok(name));
    expect(await waiting).toMatchObject({ status: "completed", result: { data: { name } } });
    await tab.reader.leave();
    await observer.leave();
  });

  it("does not wait without a browser, and says which page to open", async () => {
    const pending = await here.call(id, "a", { wait: true });
    expect(pending).toMatchObject({ status: "pending" });
    expect("hint" in pending && pending.hint).toContain(`http://design.test/design?session=${id}`);
    expect(await here.call(id, "b")).toEqual({ callId: expect.any(String), status: "pending" });
  });

  it("stops waiting after a while, and the call stays", async () => {
    const tab = await openTab();
    const waiting = here.call(id, "a", { wait: true });
    const call = await nextCall(tab.reader);
    here.timers.advance(WAIT_MS);
    const pending = await waiting;
    expect(pending).toEqual({
      callId: call.callId,
      status: "pending",
      hint: expect.stringContaining("30 s"),
    });
    await here.service.answer(id, tab.token, call.callId, ok("a"));
    expect(await here.service.poll(id, call.callId)).toMatchObject({ status: "success" });
    await tab.reader.leave();
  });

  it("replays the first answer for a key, also for one who waits again", async () => {
    const first = await here.call(id, "a", { key: "k" });
    expect(await here.call(id, "a", { key: "k" })).toEqual(first);
    await rejects(here.call(id, "b", { key: "k" }), "KEY_REUSED");
    const tab = await openTab();
    const call = await nextCall(tab.reader);
    const waiting = here.call(id, "a", { key: "k", wait: true });
    await here.service.answer(id, tab.token, call.callId, ok("a"));
    expect(await waiting).toMatchObject({ callId: first.callId, status: "completed" });
    expect(await here.call(id, "a", { key: "k", wait: true })).toMatchObject({ status: "completed" });
    expect((await status()).session.completedCalls).toBe(1);
    await tab.reader.leave();
  });

  it("refuses what no tool takes before anything is queued, with a way out", async () => {
    const execute = (tool: string, input: unknown) =>
      here.service.execute(id, {
        tool,
        input,
        idempotencyKey: null,
        wait: false,
        signal: new AbortController().signal,
        origin: "http://design.test",
      });
    const example = { tool: "design_add_thing", input: { name: "Thing" } };
    await expect(execute("design_ad_thing", {})).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      publicMessage: expect.stringContaining('did you mean "design_add_thing"?'),
      options: { extras: { path: "tool", expected: expect.stringContaining("design_add_thing"), example } },
    });
    const cases: [unknown, string, string][] = [
      [{ name: "a", size: 11 }, "input.size", "must be at most 10"],
      [{}, "input.name", "name is required and must be a string"],
      [{ name: "a", other: 1 }, "input", "unknown field other"],
      ["text", "input", "must be an object"],
    ];
    for (const [input, path, expected] of cases)
      await expect(execute("add_thing", input)).rejects.toMatchObject({
        publicMessage: `${path}: ${expected}`,
        options: { extras: { path, expected, example } },
      });
    await rejects(execute("design_constructor", {}), "INVALID_REQUEST");
    await rejects(execute("__proto__", {}), "INVALID_REQUEST");
    expect((await status()).session.pendingCalls).toBe(0);
    await execute("add_thing", { name: "without prefix" });
  });

  it("tells observers of calls when they are made, and resumes within the session", async () => {
    const observer = await here.open(id, { role: "observer" });
    expect((await observer.next())?.data).toEqual({ type: "connected", sessionId: id });
    await here.call(id, "a");
    const seen = await observer.next();
    expect(seen?.data).toEqual({
      type: "tool_call",
      callId: expect.any(String),
      tool: "design_add_thing",
      input: { name: "a" },
    });
    await observer.leave();
    await here.call(id, "b");
    const again = await here.open(id, { role: "observer", after: observer.lastEventId });
    expect((await again.next())?.data).toMatchObject({ type: "connected", resumed: true });
    expect((await nextCall(again)).input.name).toBe("b");
    await again.leave();
    const unknown = await here.open(id, { role: "observer", after: "from elsewhere" });
    expect((await unknown.next())?.data).toMatchObject({ type: "connected", resumed: false });
    await here.call(id, "c");
    expect((await nextCall(unknown)).input.name).toBe("c");
    await unknown.leave();
  });

  it("lives as long as it is used: calls, results and signs of life count, looking does not", async () => {
    const tab = await openTab();
    const expiresAt = async () => (await status()).session.expiresAtMs - here.timers.now();
    here.timers.advance(1000);
    expect(await expiresAt()).toBe(7_199_000);
    await here.service.acknowledge(id, tab.token, true);
    expect(await expiresAt()).toBe(7_200_000);
    await tab.reader.leave();
    here.timers.advance(1000);
    const { callId } = await here.call(id, "a");
    expect(await expiresAt()).toBe(7_200_000);
    here.timers.advance(7_199_999);
    await here.service.poll(id, callId);
    const observer = await here.open(id, { role: "observer" });
    await observer.until("connected");
    const ended = observer.until("session_closed");
    here.timers.advance(1);
    await rejects(status(), "NOT_FOUND");
    await here.service.sweep();
    expect((await ended).data).toMatchObject({ reason: "expired" });
    await observer.leave();
  });

  it("limits the sessions of an address, and what is refused leaves no document", async () => {
    const removed: string[] = [];
    const few = createHarness(opened, {
      maxLivePerAddress: 2,
      documents: {
        create: () => opened.makeDocument(),
        remove: async (documentId) => void removed.push(documentId),
      },
    });
    const address = few.context.newId();
    for (let count = 0; count < 2; count++) await few.service.create("", null, address);
    await expect(few.service.create("", null, address)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      options: { retryAfterSeconds: 7200 },
    });
    expect(removed).toHaveLength(1);
  });
});
