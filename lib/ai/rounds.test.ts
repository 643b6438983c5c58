import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MadeCall } from "../data/ai-usage-calls";
import { inkOf, sliceInk } from "./ink";
import { readRounds } from "./rounds";

const made = (
  callId: string,
  round: number,
  position: number,
  textStart: number,
  textEnd: number,
): MadeCall => ({
  callId,
  run: "r",
  round,
  position,
  textStart,
  textEnd,
  thinking: [{ type: "thinking", thinking: callId, signature: "s" }],
});
const answered = (id: string) => ({ id, name: "t", input: {}, result: "{}", error: null, at: 0 });

// "First." | c1 | "And" | c2 · round 2: "Then two." | c3
const MADE = [made("c1", 1, 0, 0, 6), made("c2", 1, 1, 6, 9), made("c3", 2, 0, 9, 17)];
const shape = (text: string, ids: readonly string[]) => {
  const { rounds, ...rest } = readRounds({ text, calls: ids.map(answered) }, MADE);
  return { ...rest, rounds: rounds.map((calls) => calls.map(({ id, textBefore }) => [id, textBefore])) };
};
const WHOLE = [
  [
    ["c1", "First."],
    ["c2", "And"],
  ],
  [["c3", "Then two."]],
];

describe("rounds", () => {
  it.each(["First.AndThen two.", "First.\n\nAnd\n\nThen two.", "  First. And Then  two. "])(
    "are found in flattened calls and text, however it is joined: %j",
    (text) => {
      const { rounds, ...rest } = shape(text, ["c1", "c2", "c3"]);
      expect(rounds.map((calls) => calls.map(([id, words]) => [id, words?.replace(/\s+/g, " ")]))).toEqual(
        WHOLE,
      );
      expect(rest).toEqual({ textAfter: "", ink: 17, next: 3, run: "r" });
    },
  );

  it("come back in the order in which they were made", () => {
    expect(shape("First. And Then two.", ["c3", "c1", "c2"]).rounds).toEqual(WHOLE);
  });

  it("may be the newest alone, with its own text alone", () => {
    expect(shape("Then two.", ["c3"])).toEqual({
      rounds: [WHOLE[1]],
      textAfter: "",
      ink: 17,
      next: 3,
      run: "r",
    });
  });

  it("keep what was said after them", () => {
    expect(shape("First. And Then two. Now I", ["c1", "c2", "c3"])).toMatchObject({
      textAfter: "Now I",
      ink: 21,
    });
    expect(shape("I was saying", [])).toEqual({
      rounds: [],
      textAfter: "I was saying",
      ink: 10,
      next: 1,
      run: null,
    });
  });

  it("carry what the model thought", () => {
    const [first] = readRounds({ text: "First.", calls: [answered("c1")] }, MADE).rounds;
    expect(first?.[0]?.thinking).toEqual(MADE[0]?.thinking);
  });
});

it("ink: slices put together are the whole, without white space", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(30), fc.nat(30), (text, a, b) => {
      const total = inkOf(text);
      const [from, to] = [Math.min(a, b, total), Math.min(Math.max(a, b), total)];
      const bare = (piece: string) => piece.replace(/\s+/g, "");
      const whole = bare(text);
      expect(bare(sliceInk(text, from, to))).toBe(whole.slice(from, to));
      expect(sliceInk(text, 0, total)).toBe(text.trim());
    }),
  );
});
