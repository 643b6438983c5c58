import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeOffset, findJsonFault } from "./json-fault";

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("findJsonFault", () => {
  it.each([
    ['{"a":1', 6],
    ['{"a":x}', 5],
    ['{"a":1,}', 7],
    ["[1,2,]", 5],
    ["{'a':1}", 1],
    ['"a\nb"', 2],
    ['"\\x"', 2],
    ['"\\u12g4"', 5],
    ["01", 1],
    ["1.", 2],
    ["-", 1],
    ["1e+", 3],
    ["nul", 3],
    ["NaN", 0],
    ["{} {}", 3],
    ["// no", 0],
    ['{"a" 1}', 5],
    ['"open', 5],
  ])("%j stops being JSON at %i", (text, offset) => {
    expect(findJsonFault(text)).toBe(offset);
  });

  it("agrees with JSON.parse on JSON and on JSON that was damaged", () => {
    const damaged = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
      .map(([text, position, length, inserted]) => {
        const at = position % (text.length + 1);
        return text.slice(0, at) + inserted + text.slice(at + length);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged, fc.string()), (text) => {
        const fault = findJsonFault(text);
        expect(fault === null).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("takes strings of many megabytes", () => {
    const text = `{"a":"${"\\u00e4x".repeat(1_000_000)}"`;
    expect(findJsonFault(text)).toBe(text.length);
    expect(findJsonFault(`${text}}`)).toBeNull();
  });
});

it("describeOffset counts lines and columns from one", () => {
  expect(describeOffset('{\n  "a": x', 9)).toBe("line 2, column 8");
  expect(describeOffset("x", 0)).toBe("line 1, column 1");
});
