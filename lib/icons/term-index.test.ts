import { describe, expect, it } from "vitest";
import { createTermIndex, isNear } from "./term-index";

describe("near words", () => {
  it.each([
    ["heart", "hart", 1],
    ["hart", "heart", 1],
    ["mail", "mial", 1],
    ["save", "safe", 1],
    ["settings", "setings", 1],
    ["notification", "notificatoins", 2],
  ])("%s and %s are %i slip apart at most", (left, right, slips) => {
    expect(isNear(left, right, slips)).toBe(true);
  });

  it("are not those with a slip more", () => {
    expect(isNear("heart", "harm", 1)).toBe(false);
    expect(isNear("mail", "lima", 1)).toBe(false);
    expect(isNear("notification", "notifcatoins", 1)).toBe(false);
  });
});

describe("an index of terms", () => {
  const terms = ["arrow", "arrowdown", "bar", "heart", "x"];
  const index = createTermIndex(terms, [[8], [16], [0, 24], [], [40]]);
  const postingsOf = (term: string) => {
    const found: number[] = [];
    index.each(index.find(term), (posting) => void found.push(posting));
    return found;
  };

  it("finds terms, those with a beginning, and those near to a word", () => {
    expect(terms.map((term) => index.find(term))).toEqual([0, 1, 2, 3, 4]);
    expect(["", "arro", "zebra"].map((term) => index.find(term))).toEqual([-1, -1, -1]);
    expect(index.range("arr")).toEqual([0, 2]);
    expect(index.range("zz")).toEqual([5, 5]);
    expect(index.near("hert")).toEqual([3]);
    // In a word of three letters every slip makes another word.
    expect(index.near("car")).toEqual([]);
  });

  it("tells the postings of each term and of no other", () => {
    expect(terms.map(postingsOf)).toEqual([[8], [16], [0, 24], [], [40]]);
    expect(postingsOf("zebra")).toEqual([]);
  });
});
