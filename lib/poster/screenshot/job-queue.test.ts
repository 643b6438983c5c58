import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../../http/app-error";
import { createJobQueue } from "./job-queue";
import { smallPng, testState } from "./test/surface-server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = { ok: true, base64: "", warnings: [] } as const;
const busy = { code: "RENDER_UNAVAILABLE", status: 503, options: { retryAfterSeconds: 5 } };

describe("job queue", () => {
  it("gives jobs out in the order they came", async () => {
    const queue = createJobQueue({ maxWaiting: 5, maxWaitMs: 1000 });
    const colours = ["#000001", "#000002", "#000003"];
    const answers = colours.map((colour) => queue.add(testState({}, colour), smallPng));
    for (const colour of colours) {
      const job = queue.next();
      expect(job?.state.canvas.backgroundColor).toBe(colour);
      job?.resolve(answer);
    }
    expect(await Promise.all(answers)).toEqual([answer, answer, answer]);
    expect(queue.next()).toBeUndefined();
  });

  it("refuses what is too many, and makes room when a job is taken", async () => {
    const queue = createJobQueue({ maxWaiting: 1, maxWaitMs: 1000 });
    const first = queue.add(testState(), smallPng);
    await expect(queue.add(testState(), smallPng)).rejects.toMatchObject(busy);
    queue.next()?.resolve(answer);
    await first;
    const third = queue.add(testState(), smallPng);
    queue.next()?.resolve(answer);
    await expect(third).resolves.toEqual(answer);
  });

  it("gives up on what waits too long, never on what is being done", async () => {
    const queue = createJobQueue({ maxWaiting: 5, maxWaitMs: 1000 });
    const taken = queue.add(testState(), smallPng);
    const job = queue.next();
    const left = queue.add(testState(), smallPng);
    const outcome = expect(left).rejects.toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(1001);
    await outcome;
    expect(queue.length).toBe(0);
    job?.resolve(answer);
    await expect(taken).resolves.toEqual(answer);
  });

  it("refuses everybody when it ends, and leaves no timer", async () => {
    const queue = createJobQueue({ maxWaiting: 5, maxWaitMs: 1000 });
    const waiting = queue.add(testState(), smallPng);
    queue.refuseAll(new AppError("RENDER_UNAVAILABLE", "ended"));
    await expect(waiting).rejects.toThrow("ended");
    expect(vi.getTimerCount()).toBe(0);
  });
});
