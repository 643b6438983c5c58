import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogBus } from "./buses/log-bus";
import { createMemoryLog } from "./buses/memory-log";
import { type EventBus, MAX_KEPT_EVENTS, type Subscription } from "./event-bus";
import { newSession } from "./session-record";
import { type OpenBackend, sessionBackends } from "./test/session-backends";

const newId = () => randomBytes(12).toString("base64url");
const event = (callId: string) => ({ type: "tool_result", callId, status: "success" }) as const;

describe.each(sessionBackends.filter(({ available }) => available))("the $name event bus", (backend) => {
  let opened: OpenBackend;
  let bus: EventBus;
  let sessionId: string;

  beforeAll(async () => {
    opened = await backend.open();
    bus = createLogBus(opened.log);
  }, 120_000);
  afterAll(async () => {
    await bus.close();
    await opened.close();
  }, 60_000);
  beforeEach(async () => {
    sessionId = await makeSession();
  });

  async function makeSession() {
    const id = newId();
    const documentId = await opened.makeDocument();
    const record = newSession({ id, documentId, ownerId: null, label: "", creatorKey: id }, 1000, Date.now());
    await opened.store.create(record, 1000, Date.now());
    return id;
  }
  const publish = (callId: string, to = sessionId) => bus.publish(to, event(callId));
  /** Waits for so many events and gives their names. */
  async function take(subscription: Subscription, count: number) {
    const names: string[] = [];
    while (names.length < count) {
      const events = await subscription.next();
      if (!events || events === "overrun") throw new Error(`got ${events} after ${names.length}`);
      names.push(...events.map((each) => ("callId" in each.event ? each.event.callId : each.event.type)));
    }
    return names;
  }

  it("tells every subscriber what comes, in order, and nobody what was before", async () => {
    await publish("before");
    const [one, two] = [await bus.subscribe(sessionId, null), await bus.subscribe(sessionId, null)];
    const names = Array.from({ length: 250 }, (_, at) => `call-${at}`);
    for (const name of names) await publish(name);
    expect(await take(one, 250)).toEqual(names);
    expect(await take(two, 250)).toEqual(names);
    for (const each of [one, two]) each.close();
  });

  it("resumes after an event, within the session only", async () => {
    const other = await makeSession();
    await publish("a");
    const id = await publish("b");
    await publish("c");
    for (let count = 0; count < 5; count++) await publish("theirs", other);
    const resumed = await bus.subscribe(sessionId, id);
    expect(resumed.resumed).toBe(true);
    await publish("d");
    expect(await take(resumed, 2)).toEqual(["c", "d"]);
    resumed.close();
  });

  it.each(["", "nonsense", "999999", "-1", "1'; --", "x-1", "9".repeat(40)])(
    "takes one who comes with the unknown id %j for a new subscriber",
    async (id) => {
      await publish("before");
      const subscription = await bus.subscribe(sessionId, id);
      expect(subscription.resumed).toBe(false);
      await publish("after");
      expect(await take(subscription, 1)).toEqual(["after"]);
      subscription.close();
    },
  );

  it("says so when more has happened than it keeps", async () => {
    const slow = await bus.subscribe(sessionId, null);
    const first = await publish("first");
    // More than the buffer and what is left of it between two trimmings.
    const many = Array.from({ length: MAX_KEPT_EVENTS + 60 }, (_, at) => `call-${at}`);
    for (let at = 0; at < many.length; at += 50)
      await Promise.all(many.slice(at, at + 50).map((n) => publish(n)));
    expect(await slow.next()).toBe("overrun");
    slow.close();
    const late = await bus.subscribe(sessionId, first);
    expect(late.resumed).toBe(false);
    late.close();
  }, 60_000);

  it("ends a waiting subscription when it is closed, and keeps nothing of it", async () => {
    const before = bus.subscriptions;
    const subscription = await bus.subscribe(sessionId, null);
    const waiting = subscription.next();
    subscription.close();
    subscription.close();
    expect(await waiting).toBeNull();
    expect(await subscription.next()).toBeNull();
    expect(bus.subscriptions).toBe(before);
  });

  it("reaches subscribers in other processes", async () => {
    const other = opened.another();
    if (!other) return;
    const remote = createLogBus(other.log);
    const there = await remote.subscribe(sessionId, null);
    const here = await bus.subscribe(sessionId, null);
    await publish("from here");
    expect(await take(there, 1)).toEqual(["from here"]);
    await remote.publish(sessionId, event("from there"));
    expect(await take(here, 2)).toEqual(["from here", "from there"]);
    await remote.close();
    here.close();
  });

  it("lets those who listen hear the end of a session that is forgotten", async () => {
    const subscription = await bus.subscribe(sessionId, null);
    await bus.publish(sessionId, { type: "session_closed", reason: "closed" });
    await bus.forget(sessionId);
    expect(await take(subscription, 1)).toEqual(["session_closed"]);
    subscription.close();
  });
});

describe("events in memory", () => {
  it("are bounded in bytes too, and do not take ids of an earlier process for their own", async () => {
    const log = createMemoryLog();
    const first = await log.append("s", event("first"));
    for (let count = 0; count < 300; count++) await log.append("s", event("x".repeat(16 * 1024)));
    expect(await log.readAfter("s", first, 1)).toBeNull();
    const earlier = createMemoryLog();
    const id = await earlier.append("s", event("a"));
    expect(await log.readAfter("s", id, 1)).toBeNull();
  });

  it("are shared by those who read at the same place", async () => {
    const log = createMemoryLog();
    let reads = 0;
    const bus = createLogBus({
      ...log,
      readAfter(...args) {
        reads++;
        return log.readAfter(...args);
      },
    });
    const all = await Promise.all(Array.from({ length: 50 }, () => bus.subscribe("s", null)));
    const waiting = all.map((each) => each.next());
    await new Promise((resolve) => setImmediate(resolve));
    reads = 0;
    await bus.publish("s", event("a"));
    for (const each of await Promise.all(waiting)) expect(each).toHaveLength(1);
    expect(reads).toBe(1);
    await bus.close();
    expect(bus.subscriptions).toBe(0);
  });
});
