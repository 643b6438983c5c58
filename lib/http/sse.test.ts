import { describe, expect, it, vi } from "vitest";
import { type EventStream, eventStream } from "./sse";
import { manualTimers } from "./test/manual-timers";

const HEARTBEAT_MS = 15_000;

function open(
  work: (stream: EventStream) => Promise<void>,
  { maxWaitingBytes }: { maxWaitingBytes?: number } = {},
) {
  const timers = manualTimers();
  const aborting = new AbortController();
  const onError = vi.fn();
  const body = eventStream(work, {
    signal: aborting.signal,
    timers,
    heartbeatMs: HEARTBEAT_MS,
    heartbeat: () => ({ type: "heartbeat" }),
    onError,
    ...(maxWaitingBytes === undefined ? {} : { maxWaitingBytes }),
  });
  const reader = body.getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  const rest = async () => {
    let text = "";
    for (let part = await next(); part !== null; part = await next()) text += part;
    return text;
  };
  return { timers, aborting, onError, reader, next, rest };
}

const forever = () => new Promise<void>(() => undefined);

describe("an event stream", () => {
  it("says when to connect again, then events with ids, as JSON on one line", async () => {
    const { rest, timers } = open(async (stream) => {
      stream.send({ text: "a\nb\r\n\u2028" }, "7-1");
      stream.send([1]);
    });
    expect(await rest()).toBe('retry: 3000\n\nid: 7-1\ndata: {"text":"a\\nb\\r\\n\u2028"}\n\ndata: [1]\n\n');
    expect(timers.pending).toBe(0);
  });

  it("beats without an id", async () => {
    const { next, timers } = open(forever);
    await next();
    const beat = next();
    timers.advance(HEARTBEAT_MS);
    expect(await beat).toBe('data: {"type":"heartbeat"}\n\n');
  });

  it("begins nothing before it is read", async () => {
    const work = vi.fn(forever);
    const { timers, next, reader } = open(work);
    await Promise.resolve();
    expect([work.mock.calls.length, timers.pending]).toEqual([0, 0]);
    await next();
    expect(work).toHaveBeenCalledOnce();
    await reader.cancel();
  });

  it.each<[string, (opened: ReturnType<typeof open>) => unknown]>([
    ["its reader leaves", ({ reader }) => reader.cancel()],
    ["the request is aborted", ({ aborting }) => aborting.abort()],
  ])("cleans up once, in reverse order, when %s", async (_when, leave) => {
    const order: string[] = [];
    let stream: EventStream | undefined;
    const opened = open((given) => {
      stream = given;
      given.onClose(() => order.push("first"));
      given.onClose(() => order.push("second"));
      return forever();
    });
    await opened.next();
    await leave(opened);
    opened.aborting.abort();
    expect(order).toEqual(["second", "first"]);
    expect(opened.timers.pending).toBe(0);
    expect(stream?.send({})).toBe(false);
    expect(await stream?.ready()).toBe(false);
    stream?.onClose(() => order.push("late"));
    expect(order.at(-1)).toBe("late");
    stream?.close();
    expect(opened.onError).not.toHaveBeenCalled();
  });

  it("ends cleanly when the work fails, and tells", async () => {
    const { rest, onError, timers } = open(async (stream) => {
      stream.send(1);
      throw new Error("broken");
    });
    expect(await rest()).toContain("data: 1");
    expect(onError).toHaveBeenCalledOnce();
    expect(timers.pending).toBe(0);
  });

  it("an aborted request opens nothing", async () => {
    const work = vi.fn(forever);
    const { aborting, rest } = open(work);
    aborting.abort();
    expect(await rest()).toBe("");
    expect(work).not.toHaveBeenCalled();
  });

  it("waits for its reader, and goes on when there is room", async () => {
    let sent = 0;
    const { next, reader } = open(async (stream) => {
      while (await stream.ready()) {
        stream.send("x".repeat(10_000));
        sent++;
      }
    });
    await next();
    await vi.waitFor(() => expect(sent).toBeGreaterThan(3));
    const before = sent;
    expect(before).toBeLessThan(10);
    for (let part = 0; part < 20; part++) await next();
    expect(sent).toBeGreaterThan(before);
    await reader.cancel();
  });

  it("lets a reader go who is too far behind, or takes nothing for three heartbeats", async () => {
    let stream: EventStream | undefined;
    const slow = open(
      (given) => {
        stream = given;
        return forever();
      },
      { maxWaitingBytes: 100 },
    );
    await slow.next();
    expect([stream?.send("x".repeat(200)), stream?.send("y"), stream?.closed]).toEqual([true, false, true]);
    const stuck = open((given) => {
      stream = given;
      return forever();
    });
    await stuck.next();
    stuck.timers.advance(3 * HEARTBEAT_MS);
    expect(stream?.closed).toBe(false);
    stuck.timers.advance(HEARTBEAT_MS);
    expect(stream?.closed).toBe(true);
    expect(stuck.timers.pending).toBe(0);
  });
});
