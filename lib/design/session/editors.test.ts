import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACK_TIMEOUT_MS,
  acknowledge,
  type Editors,
  isBrowserConnected,
  joinEditor,
  leaveEditor,
  leaveOtherProcesses,
  MAX_TABS,
  NO_EDITORS,
  RECONNECT_GRACE_MS,
  settleExecutor,
  tabsThere,
  takeOver,
} from "./editors";

const join = (editors: Editors, clientId: string, nowMs: number, visible = true, streamId = clientId) =>
  joinEditor(editors, { clientId, streamId, processId: "p", visible }, nowMs);

describe("the tabs of a session", () => {
  it("the first is the executor, the others are not", () => {
    const two = join(join(NO_EDITORS, "a", 0), "b", 1);
    expect([two.executor, two.epoch]).toEqual(["a", 1]);
    expect(tabsThere(two, 1)).toBe(2);
  });

  it("a tab that comes when the executor's stream has ended takes its place at once", () => {
    const gone = leaveEditor(join(NO_EDITORS, "a", 0), "a", 10);
    expect(isBrowserConnected(gone, 10)).toBe(false);
    expect(join(gone, "b", 11)).toMatchObject({ executor: "b", epoch: 2 });
    expect(join(gone, "a", 11, true, "a2")).toMatchObject({ executor: "a", epoch: 1 });
  });

  it("the end of a stream that was replaced changes nothing", () => {
    const moved = join(join(NO_EDITORS, "a", 0), "a", 5, true, "a2");
    expect(moved).toMatchObject({ executor: "a", epoch: 1 });
    expect(leaveEditor(moved, "a", 6)).toBe(moved);
  });

  it("waits a moment for an executor to connect again, then the newest visible tab follows", () => {
    const three = join(join(join(NO_EDITORS, "a", 0), "b", 1), "c", 2, false);
    const left = leaveEditor(three, "a", 10);
    expect(settleExecutor(left, 10 + RECONNECT_GRACE_MS - 1)).toBe(left);
    expect(settleExecutor(left, 10 + RECONNECT_GRACE_MS)).toMatchObject({ executor: "b", epoch: 2 });
    const hidden = leaveEditor(left, "b", 11);
    expect(settleExecutor(hidden, 6000)).toMatchObject({ executor: "c" });
    const nobody = leaveEditor(hidden, "c", 12);
    expect(settleExecutor(nobody, 6000)).toBe(nobody);
  });

  it("a silent executor is followed after 40 seconds, and only by a tab that is not silent itself", () => {
    const two = join(join(NO_EDITORS, "a", 0), "b", 0);
    const awake = acknowledge(two, "b", undefined, 30_000);
    expect(settleExecutor(awake, ACK_TIMEOUT_MS - 1)).toBe(awake);
    expect(settleExecutor(awake, ACK_TIMEOUT_MS)).toMatchObject({ executor: "b", epoch: 2 });
    expect(settleExecutor(two, ACK_TIMEOUT_MS)).toBe(two);
  });

  it("a person's choice counts, of a tab that is there", () => {
    const two = join(join(NO_EDITORS, "a", 0), "b", 1);
    expect(takeOver(two, "b", 2)).toMatchObject({ executor: "b", epoch: 2 });
    expect(takeOver(two, "a", 2)).toBe(two);
    expect(takeOver(two, "c", 2)).toBeNull();
    expect(takeOver(leaveEditor(two, "b", 2), "b", 3)).toBeNull();
  });

  it("the tabs of other processes can be taken for gone", () => {
    const one = join(NO_EDITORS, "a", 0);
    expect(leaveOtherProcesses(one, "p", 1)).toBe(one);
    expect(isBrowserConnected(leaveOtherProcesses(one, "q", 1), 1)).toBe(false);
  });

  it("is bounded, has at most one executor among its tabs, and an epoch that only grows", () => {
    const client = fc.integer({ min: 0, max: 60 }).map((number) => `tab-${number}`);
    const step = fc.record({
      what: fc.constantFrom("join", "leave", "ack", "settle", "take"),
      client,
      visible: fc.boolean(),
      waitMs: fc.integer({ min: 0, max: 30_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let editors = NO_EDITORS;
        let nowMs = 0;
        for (const { what, client: clientId, visible, waitMs } of steps) {
          nowMs += waitMs;
          const before = editors;
          if (what === "join" && tabsThere(editors, nowMs) < MAX_TABS)
            editors = join(editors, clientId, nowMs, visible);
          if (what === "leave") editors = leaveEditor(editors, clientId, nowMs);
          if (what === "ack") editors = acknowledge(editors, clientId, visible, nowMs);
          if (what === "settle") editors = settleExecutor(editors, nowMs);
          if (what === "take") editors = takeOver(editors, clientId, nowMs) ?? editors;
          expect(editors.epoch).toBeGreaterThanOrEqual(before.epoch);
          if (editors.executor !== before.executor) expect(editors.epoch).toBe(before.epoch + 1);
          expect(editors.tabs.length).toBeLessThanOrEqual(2 * MAX_TABS + 1);
          const ids = editors.tabs.map((tab) => tab.clientId);
          expect(new Set(ids).size).toBe(ids.length);
          if (editors.executor !== null) expect(ids).toContain(editors.executor);
        }
      }),
    );
  });
});
