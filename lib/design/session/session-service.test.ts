import { describe, expect, it } from "vitest";
import { WAIT_MS } from "./session-service";
import { sessionBackends } from "./test/session-backends";
import { createHarness } from "./test/session-harness";
import { nextCall, ok, rejects, setUpSessionScene } from "./test/session-scene";

describe.each(sessionBackends.filter(({ available }) => available))("sessions on $name", (backend) => {
  const scene = setUpSessionScene(backend);

  it("begins, tells how it stands, and ends for good", async () => {
    const { session, browserConnected } = await scene.status();
    expect(session).toMatchObject({ id: scene.id, label: "Label", pendingCalls: 0, completedCalls: 0 });
    expect([browserConnected, session.expiresAtMs - session.createdAtMs]).toEqual([false, 7_200_000]);
    const observer = await scene.here.open(scene.id, { role: "observer" });
    await observer.until("connected");
    const { callId } = await scene.here.call(scene.id, "a");
    await scene.here.service.close(scene.id);
    expect((await observer.until("session_closed")).data).toEqual({
      type: "session_closed",
      reason: "closed",
    });
    expect(await observer.next()).toBeNull();
    await rejects(scene.status(), "NOT_FOUND");
    await rejects(scene.here.service.close(scene.id), "NOT_FOUND");
    await rejects(scene.here.call(scene.id, "b", { wait: true }), "NOT_FOUND");
    await rejects(scene.here.service.poll(scene.id, callId), "NOT_FOUND");
    await rejects(scene.here.open(scene.id), "NOT_FOUND");
    for (const wrong of ["", "x", "..", `${scene.id}'`, "a".repeat(5000)])
      await rejects(scene.here.service.status(wrong), "NOT_FOUND");
  });

  it("runs a call in the browser and answers whoever waits", async () => {
    const tab = await scene.openTab();
    expect(tab.connected.data).toMatchObject({ sessionId: scene.id, executorClientId: tab.clientId });
    expect((await scene.status()).browserConnected).toBe(true);
    const waiting = scene.here.call(scene.id, "a", { wait: true });
    const call = await nextCall(tab.reader);
    expect(call).toMatchObject({
      tool: "design_add_thing",
      input: { name: "a" },
      sequence: 1,
      execute: true,
    });
    await scene.here.service.answer(scene.id, tab.token, call.callId, ok("a"));
    const result = { success: true, message: "a", data: { name: "a" } };
    expect(await waiting).toEqual({ callId: call.callId, status: "completed", result });
    expect(await scene.here.service.poll(scene.id, call.callId)).toMatchObject({ status: "success", result });
    const failing = scene.here.call(scene.id, "b", { wait: true });
    const second = await nextCall(tab.reader);
    await scene.here.service.answer(scene.id, tab.token, second.callId, {
      success: false,
      result: { error: "no" },
    });
    expect(await failing).toMatchObject({ status: "error", result: { error: "no" } });
    expect((await scene.status()).session).toMatchObject({ pendingCalls: 0, completedCalls: 2 });
    await tab.reader.leave();
  });

  it("carries what is large, from the store", async () => {
    const tab = await scene.openTab();
    const observer = await scene.here.open(scene.id, { role: "observer" });
    await observer.until("connected");
    const name = "x".repeat(100_000);
    const waiting = scene.here.call(scene.id, name, { wait: true });
    const call = await nextCall(tab.reader);
    expect(call.input.name).toBe(name);
    expect((await nextCall(observer)).input.name).toBe(name);
    await scene.here.service.answer(scene.id, tab.token, call.callId, ok(name));
    expect(await waiting).toMatchObject({ status: "completed", result: { data: { name } } });
    await tab.reader.leave();
    await observer.leave();
  });

  it("does not wait without a browser, and says which page to open", async () => {
    const pending = await scene.here.call(scene.id, "a", { wait: true });
    expect(pending).toMatchObject({ status: "pending" });
    expect("hint" in pending && pending.hint).toContain(`http://design.test/design?session=${scene.id}`);
    expect(await scene.here.call(scene.id, "b")).toEqual({ callId: expect.any(String), status: "pending" });
  });

  it("stops waiting after a while, and the call stays", async () => {
    const tab = await scene.openTab();
    const waiting = scene.here.call(scene.id, "a", { wait: true });
    const call = await nextCall(tab.reader);
    scene.here.timers.advance(WAIT_MS);
    const pending = await waiting;
    expect(pending).toEqual({
      callId: call.callId,
      status: "pending",
      hint: expect.stringContaining("30 s"),
    });
    await scene.here.service.answer(scene.id, tab.token, call.callId, ok("a"));
    expect(await scene.here.service.poll(scene.id, call.callId)).toMatchObject({ status: "success" });
    await tab.reader.leave();
  });

  it("replays the first answer for a key, also for one who waits again", async () => {
    const first = await scene.here.call(scene.id, "a", { key: "k" });
    expect(await scene.here.call(scene.id, "a", { key: "k" })).toEqual(first);
    await rejects(scene.here.call(scene.id, "b", { key: "k" }), "KEY_REUSED");
    const tab = await scene.openTab();
    const call = await nextCall(tab.reader);
    const waiting = scene.here.call(scene.id, "a", { key: "k", wait: true });
    await scene.here.service.answer(scene.id, tab.token, call.callId, ok("a"));
    expect(await waiting).toMatchObject({ callId: first.callId, status: "completed" });
    expect(await scene.here.call(scene.id, "a", { key: "k", wait: true })).toMatchObject({
      status: "completed",
    });
    expect((await scene.status()).session.completedCalls).toBe(1);
    await tab.reader.leave();
  });

  it("refuses what no tool takes before anything is queued, with a way out", async () => {
    const execute = (tool: string, input: unknown) =>
      scene.here.service.execute(scene.id, {
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
    expect((await scene.status()).session.pendingCalls).toBe(0);
    await execute("add_thing", { name: "without prefix" });
  });

  it("tells observers of calls when they are made, and resumes within the session", async () => {
    const observer = await scene.here.open(scene.id, { role: "observer" });
    expect((await observer.next())?.data).toEqual({ type: "connected", sessionId: scene.id });
    await scene.here.call(scene.id, "a");
    const seen = await observer.next();
    expect(seen?.data).toEqual({
      type: "tool_call",
      callId: expect.any(String),
      tool: "design_add_thing",
      input: { name: "a" },
    });
    await observer.leave();
    await scene.here.call(scene.id, "b");
    const again = await scene.here.open(scene.id, { role: "observer", after: observer.lastEventId });
    expect((await again.next())?.data).toMatchObject({ type: "connected", resumed: true });
    expect((await nextCall(again)).input.name).toBe("b");
    await again.leave();
    const unknown = await scene.here.open(scene.id, { role: "observer", after: "from elsewhere" });
    expect((await unknown.next())?.data).toMatchObject({ type: "connected", resumed: false });
    await scene.here.call(scene.id, "c");
    expect((await nextCall(unknown)).input.name).toBe("c");
    await unknown.leave();
  });

  it("lives as long as it is used: calls, results and signs of life count, looking does not", async () => {
    const tab = await scene.openTab();
    const expiresAt = async () => (await scene.status()).session.expiresAtMs - scene.here.timers.now();
    scene.here.timers.advance(1000);
    expect(await expiresAt()).toBe(7_199_000);
    await scene.here.service.acknowledge(scene.id, tab.token, true);
    expect(await expiresAt()).toBe(7_200_000);
    await tab.reader.leave();
    scene.here.timers.advance(1000);
    const { callId } = await scene.here.call(scene.id, "a");
    expect(await expiresAt()).toBe(7_200_000);
    scene.here.timers.advance(7_199_999);
    await scene.here.service.poll(scene.id, callId);
    const observer = await scene.here.open(scene.id, { role: "observer" });
    await observer.until("connected");
    const ended = observer.until("session_closed");
    scene.here.timers.advance(1);
    await rejects(scene.status(), "NOT_FOUND");
    await scene.here.service.sweep();
    expect((await ended).data).toMatchObject({ reason: "expired" });
    await observer.leave();
  });

  it("limits the sessions of an address, and what is refused leaves no document", async () => {
    const removed: string[] = [];
    const few = createHarness(scene.opened, {
      maxLivePerAddress: 2,
      documents: {
        create: () => scene.opened.makeDocument(),
        remove: async (documentId) => void removed.push(documentId),
        mayEdit: async () => true,
      },
    });
    const address = few.context.newId();
    const given = { label: "", ownerId: null, address };
    for (let count = 0; count < 2; count++) await few.service.create(given);
    await expect(few.service.create(given)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      options: { retryAfterSeconds: 7200 },
    });
    expect(removed).toHaveLength(1);
  });
});
