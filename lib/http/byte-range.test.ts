import { describe, expect, it } from "vitest";
import { parseByteRange } from "./byte-range";

describe("parseByteRange", () => {
  it.each([
    [undefined, "all"],
    ["", "all"],
    ["items=0-5", "all"],
    ["bytes=-", "all"],
    ["bytes=0-1,5-6", "all"],
    ["bytes=0-", { first: 0, last: 99 }],
    ["bytes=10-19", { first: 10, last: 19 }],
    ["bytes=90-500", { first: 90, last: 99 }],
    ["bytes=-5", { first: 95, last: 99 }],
    ["bytes=-500", { first: 0, last: 99 }],
    ["bytes=100-", null],
    ["bytes=20-10", null],
    ["bytes=-0", null],
  ])("%s of 100 bytes", (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected);
  });
});
