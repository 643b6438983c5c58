import { describe, expect, it } from "vitest";
import { newTurn, settled, type Turn, withCall } from "./conversation";
import { bounded, found, oldest } from "./conversation-memory";

const PICTURE = { mediaType: "image/png", data: "x".repeat(1000) } as const;
const turn = (id: string, size = 0): Turn => {
  const asked = newTurn(id, { text: "Look", attachment: { names: ["Hero"], picture: PICTURE } });
  const called = withCall(asked, `t${id}`, {
    name: "get_document",
    input: {},
    state: "done",
    result: "y".repeat(size),
  });
  return settled(called, "done");
};

describe("what is kept of a conversation", () => {
  it("the last turn whole, earlier ones without pictures and long results", () => {
    const { turns } = bounded({ turns: [turn("1", 50_000), turn("2", 50_000)] });
    const [old, last] = turns;
    expect(last).toEqual(turn("2", 50_000));
    expect(old?.question.attachment).toEqual({ names: ["Hero"], picture: null });
    expect(old?.rounds[0]?.calls[0]?.result).toHaveLength(2000);
  });

  it("is bounded: the beginning is forgotten, never the end", () => {
    const many = Array.from({ length: 200 }, (_, at) => turn(String(at)));
    expect(bounded({ turns: many }).turns).toHaveLength(60);
    expect(bounded({ turns: many }).turns.at(-1)).toEqual(many.at(-1));
    expect(bounded({ turns: many }, 5000).turns.length).toBeLessThan(20);
    expect(bounded({ turns: [turn("1", 9000)] }, 10).turns).toHaveLength(1);
    expect(bounded({ turns: [] }).turns).toEqual([]);
  });

  it("conversations that were not touched for longest go first", () => {
    const kept = [5, 9, 1, 7].map((atMs) => [`d${atMs}`, { atMs }] as const);
    expect(oldest(kept, 2)).toEqual(["d5", "d1"]);
    expect(oldest(kept, 4)).toEqual([]);
  });

  it("an answer that its page did not live to see the end of has stopped", () => {
    const working = withCall(newTurn("1", { text: "Make it", attachment: null }), "t1", {
      name: "add_node",
      input: {},
    });
    const [stopped] = found({ turns: [working] }).turns;
    expect(stopped).toMatchObject({
      state: "stopped",
      rounds: [{ calls: [{ result: '{"error":"stopped"}' }] }],
    });
  });
});
