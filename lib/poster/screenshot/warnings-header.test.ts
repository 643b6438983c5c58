import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { warningsHeader } from "./warnings-header";

describe("warningsHeader", () => {
  it("is nothing without warnings, and exact JSON of few", () => {
    expect(warningsHeader([])).toBeNull();
    const warnings = ["Layer “Föto” 写真 😀: not found", "line\nbreak"];
    expect(JSON.parse(warningsHeader(warnings) ?? "")).toEqual(warnings);
  });

  it("is a bounded, printable ASCII header of valid JSON, whatever the warnings say", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 600 });
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 60 }), (warnings) => {
        const header = warningsHeader(warnings) ?? "";
        expect(header).toMatch(/^[\x20-\x7e]{1,2100}$/);
        new Headers({ "X-Render-Warnings": header });
        const read = JSON.parse(header) as string[];
        const left = /^and (\d+) more$/.exec(read.at(-1) ?? "")?.[1];
        expect(left ? read.length - 1 + Number(left) : read.length).toBe(warnings.length);
      }),
    );
  });
});
