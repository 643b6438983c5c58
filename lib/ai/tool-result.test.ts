import { expect, it } from "vitest";
import { toolResultBlock } from "./tool-result";

const answered = (outcome: unknown, error: string | null = null) => ({
  id: "c1",
  name: "get_document",
  input: {},
  result: JSON.stringify(outcome),
  error,
  at: 0,
});

it("is the result's own text", () => {
  const call = answered({ success: true, message: "Done.", data: {} });
  expect(toolResultBlock(call, true)).toEqual({
    type: "tool_result",
    tool_use_id: "c1",
    content: call.result,
  });
  expect(toolResultBlock(answered({ error: "no" }, "no"), true)).toMatchObject({ is_error: true });
  for (const odd of [null, 5, "text", [], { data: { dataUrl: "data:image/svg+xml;base64,PHN2Zz4=" } }])
    expect(toolResultBlock(answered(odd), true).content).toBe(JSON.stringify(odd));
});

it.each([
  [true, 120_000],
  [false, 30_000],
])("is cut where it is long, and says so; newest round: %s, at %d", (isNewest, most) => {
  const { content } = toolResultBlock(answered({ data: { markup: "x".repeat(200_000) } }), isNewest);
  expect(content).toHaveLength(most + String(content).slice(most).length);
  expect(String(content).slice(most)).toMatch(/^\n\(… \d+ characters were left out; ask for less at once\)$/);
});
