import { describe, expect, it } from "vitest";
import { directionOf, splitParagraphs } from "./paragraphs";

describe("splitParagraphs", () => {
  it("breaks at every kind of line break, once at CRLF", () => {
    expect(splitParagraphs("a\nb\r\nc\rd\u2028e\u2029f\u0085g")).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
    expect(splitParagraphs("a\n\nb\n")).toEqual(["a", "", "b", ""]);
    expect(splitParagraphs("")).toEqual([""]);
  });

  it("removes controls, widens tabs and replaces lone surrogates", () => {
    expect(splitParagraphs("a\u0000\u0007b\tc")).toEqual(["ab    c"]);
    expect(splitParagraphs("a\ud800b\udc00c😀")).toEqual(["a\ufffdb\ufffdc😀"]);
  });
});

describe("directionOf", () => {
  it("follows the first strong character", () => {
    expect(directionOf("123 שלום abc")).toBe("rtl");
    expect(directionOf("(مرحبا)")).toBe("rtl");
    expect(directionOf("a שלום")).toBe("ltr");
    expect(directionOf("123 !?")).toBe("ltr");
  });

  it("skips isolates", () => {
    expect(directionOf("\u2067שלום\u2069 abc")).toBe("ltr");
  });
});
