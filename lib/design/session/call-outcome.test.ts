import { describe, expect, it } from "vitest";
import { readOutcome } from "./call-outcome";
import { finishCall, type ToolCall } from "./tool-call";

const worked = (message: string, data: object) => ({ success: true, message, data });

describe("what a tab says of a call", () => {
  it.each<[unknown, unknown]>([
    [{ message: "Made.", data: { id: 1 } }, worked("Made.", { id: 1 })],
    [{ success: true, message: "Made.", data: { id: 1 } }, worked("Made.", { id: 1 })],
    [{ success: false, data: { id: 1 } }, worked("", { id: 1 })],
    [{ data: [1] }, worked("", {})],
    [{ id: 1 }, worked("", { id: 1 })],
    ["text", worked("", { value: "text" })],
    [[1], worked("", { value: [1] })],
    [undefined, worked("", {})],
    [null, worked("", {})],
  ])("a success with %j", (result, expected) => {
    expect(readOutcome({ success: true, result })).toEqual({
      status: "success",
      result: expected,
      change: null,
    });
  });

  it.each<[unknown, string | RegExp]>([
    ["No room.", "No room."],
    [{ error: "No room." }, "No room."],
    [{ message: "No room." }, "No room."],
    [{ error: "" }, /gave no reason/],
    [{ error: 1 }, /gave no reason/],
    [undefined, /gave no reason/],
  ])("a failure with %j", (result, expected) => {
    const { status, result: told } = readOutcome({ success: false, result, change: [1] });
    expect([status, told]).toEqual(["error", { error: expect.stringMatching(expected) }]);
  });
});

it("a call that has ended never changes", () => {
  const call: ToolCall = {
    callId: "c",
    sequence: 1,
    tool: "design_add",
    input: {},
    status: "pending",
    result: null,
    change: null,
    idempotencyKey: null,
    bodyHash: "",
    byteSize: 2,
    createdAtMs: 0,
    finishedAtMs: null,
  };
  const outcome = readOutcome({ success: true });
  const ended = finishCall(call, outcome, 5);
  expect(ended).toMatchObject({ status: "success", finishedAtMs: 5 });
  expect(() => finishCall(ended, outcome, 6)).toThrow("has ended as success");
});
