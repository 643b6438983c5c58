import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerCall, enqueueCall, MAX_KEPT_CALLS, MAX_PENDING_CALLS, type NewCall } from "./call-queue";
import { newSession, type SessionRecord } from "./session-record";
import { type OpenBackend, sessionBackends } from "./test/session-backends";

// The real time, because Redis forgets by its own clock.
const NOW = Date.now();
const IDLE_MS = 7_200_000;
const newId = () => randomBytes(12).toString("base64url");

describe.each(sessionBackends.filter(({ available }) => available))("the $name session store", (backend) => {
  let opened: OpenBackend;
  let session: SessionRecord;
  const store = () => opened.store;

  beforeAll(async () => {
    opened = await backend.open();
  }, 120_000);
  afterAll(() => opened.close(), 60_000);
  beforeEach(async () => {
    session = await makeSession();
  });

  async function makeSession(creatorKey = newId(), nowMs = NOW, maxLive = Number.POSITIVE_INFINITY) {
    const documentId = await opened.makeDocument();
    const made = newSession(
      { id: newId(), documentId, ownerId: null, label: "é", creatorKey },
      IDLE_MS,
      nowMs,
    );
    const refused = await store().create(made, maxLive, nowMs);
    if (refused !== null) throw new Error(`refused until ${refused}`);
    return made;
  }
  const asked = (more: Partial<NewCall> = {}): NewCall => ({
    callId: newId(),
    tool: "design_add",
    input: { z: 1, a: "\u0000\ud800é" },
    idempotencyKey: null,
    bodyHash: "hash",
    ...more,
  });
  const enqueue = async (more: Partial<NewCall> = {}, id = session.id) => {
    const done = await store().update(id, (tx) => enqueueCall(tx, asked(more), NOW));
    if (!done) throw new Error("no such session");
    return done;
  };
  const answer = (callId: string, result: unknown = { success: true }, id = session.id) =>
    store().update(id, (tx) => answerCall(tx, callId, { status: "success", result, change: null }, NOW + 1));

  it("gives back what it was given, and nothing for what it was not", async () => {
    expect(await store().find(session.id)).toEqual(session);
    expect(await store().find("nothing")).toBeNull();
    expect(await store().update("nothing", async () => 1)).toBeNull();
    expect(await store().findCall(session.id, "nothing")).toBeNull();
    expect(await store().listPending("nothing", 0, 10)).toEqual({ calls: [], through: 0 });
  });

  it("keeps calls exactly, in order, and counts them", async () => {
    const input = { z: 1, a: "\u0000\ud800é", deep: [[{ "": null }]] };
    const first = await enqueue({ input });
    const second = await enqueue();
    expect([first.call.sequence, second.call.sequence]).toEqual([1, 2]);
    expect(JSON.stringify((await store().findCall(session.id, first.call.callId))?.input)).toBe(
      JSON.stringify(input),
    );
    expect(await store().listPending(session.id, 0, 10)).toEqual({
      calls: [first.call, second.call],
      through: 2,
    });
    expect(await store().listPending(session.id, 0, 1)).toEqual({ calls: [first.call], through: 1 });
    expect(await store().listPending(session.id, 1, 10)).toEqual({ calls: [second.call], through: 2 });
    expect(await store().find(session.id)).toMatchObject({ lastSequence: 2, pendingCalls: 2 });
  });

  it("ends a call once, whatever is answered afterwards", async () => {
    const { call } = await enqueue();
    const result = { success: true, message: "ok", data: { "\ud800": 1 } };
    const ended = await answer(call.callId, result);
    expect(ended).toMatchObject({ isNew: true, call: { status: "success", result, finishedAtMs: NOW + 1 } });
    expect(await answer(call.callId, "another")).toEqual({ isNew: false, call: ended?.call });
    expect(await store().findCall(session.id, call.callId)).toEqual(ended?.call);
    expect(await answer("nothing")).toBeNull();
    expect(await store().listPending(session.id, 0, 10)).toEqual({ calls: [], through: 1 });
    expect(await store().find(session.id)).toMatchObject({
      pendingCalls: 0,
      pendingBytes: 0,
      completedCalls: 1,
      keptCalls: 1,
    });
  });

  it("lists what has ended, in order", async () => {
    const calls = [await enqueue(), await enqueue(), await enqueue()];
    for (const { call } of calls.slice(0, 2)) await answer(call.callId);
    const listed = async (after: number, limit = 10) =>
      (await store().listFinished(session.id, after, limit)).map(({ sequence }) => sequence);
    expect(await listed(0)).toEqual([1, 2]);
    expect(await listed(1)).toEqual([2]);
    expect(await listed(0, 1)).toEqual([1]);
    expect(await store().listFinished("nothing", 0, 10)).toEqual([]);
  });

  it("knows a repeated request by its key, and refuses another one under the same key", async () => {
    const first = await enqueue({ idempotencyKey: "key" });
    const again = await enqueue({ idempotencyKey: "key" });
    expect(again).toEqual({ call: first.call, isNew: false });
    await expect(enqueue({ idempotencyKey: "key", bodyHash: "other" })).rejects.toMatchObject({
      code: "KEY_REUSED",
    });
    const elsewhere = await makeSession();
    expect(await enqueue({ idempotencyKey: "key" }, elsewhere.id)).toMatchObject({ isNew: true });
    await answer(first.call.callId);
    expect(await enqueue({ idempotencyKey: "key" })).toMatchObject({
      isNew: false,
      call: { status: "success" },
    });
  });

  it("gives parallel calls sequences without gap or repetition", async () => {
    const calls = await Promise.all(Array.from({ length: 20 }, () => enqueue({ idempotencyKey: newId() })));
    expect(calls.map(({ call }) => call.sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    const same = await Promise.all(Array.from({ length: 5 }, () => enqueue({ idempotencyKey: "same" })));
    expect(same.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(same.map(({ call }) => call.callId)).size).toBe(1);
  });

  it("writes nothing of a change that fails", async () => {
    const failing = store().update(session.id, async (tx) => {
      await enqueueCall(tx, asked(), NOW);
      throw new Error("afterwards");
    });
    await expect(failing).rejects.toThrow("afterwards");
    expect(await store().find(session.id)).toEqual(session);
    expect((await enqueue()).call.sequence).toBe(1);
  });

  it("refuses what is too much to wait", async () => {
    await store().update(session.id, async (tx) =>
      tx.save({ ...tx.session, pendingCalls: MAX_PENDING_CALLS - 1 }),
    );
    await enqueue();
    await expect(enqueue()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await store().update(session.id, async (tx) =>
      tx.save({ ...tx.session, pendingCalls: 1, pendingBytes: 64 * 1024 * 1024 }),
    );
    await expect(enqueue()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("forgets the oldest of too many finished calls, with their keys", async () => {
    const first = await enqueue({ idempotencyKey: "first" });
    await answer(first.call.callId);
    const { call } = await enqueue();
    await store().update(session.id, async (tx) => tx.save({ ...tx.session, keptCalls: MAX_KEPT_CALLS }));
    await answer(call.callId);
    expect(await store().findCall(session.id, first.call.callId)).toBeNull();
    expect(await enqueue({ idempotencyKey: "first" })).toMatchObject({ isNew: true });
    expect(await store().find(session.id)).toMatchObject({ completedCalls: 2 });
  });

  it("admits as many live sessions of one creator as may be, also side by side", async () => {
    const creator = newId();
    const tried = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => makeSession(creator, NOW + at, 3)),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const one = tried.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))[0];
    expect(one).toBeDefined();
    await makeSession(newId(), NOW, 3);
    await store().update(one?.id ?? "", async (tx) =>
      tx.save({ ...tx.session, closed: { atMs: NOW + 10, reason: "closed" } }),
    );
    await makeSession(creator, NOW + 11, 3);
    await expect(makeSession(creator, NOW + 12, 3)).rejects.toThrow(/refused until \d{13}/);
    await makeSession(creator, NOW + IDLE_MS + 10, 3);
  });

  it("lists what has expired, and removes what was closed", async () => {
    const early = await makeSession(newId(), NOW - 10_000_000);
    const renewed = await makeSession(newId(), NOW - 10_000_000);
    await store().update(renewed.id, async (tx) =>
      tx.save({ ...tx.session, lastActivityMs: NOW, expiresAtMs: NOW + IDLE_MS }),
    );
    expect(await store().listExpired(NOW, 100)).toEqual([early.id]);
    await store().update(early.id, async (tx) =>
      tx.save({ ...tx.session, closed: { atMs: NOW, reason: "expired" } }),
    );
    expect(await store().listExpired(NOW, 100)).toEqual([]);
    expect(await store().find(early.id)).toMatchObject({ closed: { atMs: NOW, reason: "expired" } });
    await store().removeClosed(NOW);
    expect(await store().find(early.id)).not.toBeNull();
    await store().removeClosed(NOW + 1);
    expect(await store().find(early.id)).toBeNull();
    expect(await store().find(renewed.id)).not.toBeNull();
  });

  it("shares everything with other processes, and none of them overwrites another", async () => {
    const other = opened.another();
    if (!other) return;
    const stores = [store(), other.store];
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        stores[at % 2]?.update(session.id, (tx) => enqueueCall(tx, asked(), NOW)),
      ),
    );
    const { calls } = await other.store.listPending(session.id, 0, 100);
    expect(calls.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });
});
