import { describe, expect, it } from "vitest";
import type { NodeRecord } from "@/lib/design/schema/records";
import { attributesOf, tagOf } from "./node-attributes";

const node = (fields: object) => ({ id: "n1", parentId: "a1", order: "a0", ...fields }) as NodeRecord;

describe("the tag that draws a record", () => {
  it("is its own, or the usual one of its kind", () => {
    expect(tagOf(node({ type: "frame", tag: "section" }))).toBe("section");
    expect(tagOf(node({ type: "text" }))).toBe("p");
    expect(tagOf(node({ type: "input", inputType: "textarea" }))).toBe("textarea");
  });

  it("is the usual one where a record, as saved through the API, asks for one that runs or loads something", () => {
    for (const tag of ["script", "SCRIPT", "style", "iframe", "link", "object", "svg", "a b", 5, null])
      expect(tagOf(node({ type: "text", tag })), String(tag)).toBe("p");
  });
});

describe("the attributes that a record has", () => {
  it("neither run anything nor lead to an address that does", () => {
    const attributes = { onclick: "x()", srcdoc: "x", style: "x", href: "javascript:x", title: "Kept" };
    expect([...attributesOf(node({ type: "link", href: "javascript:x", attributes }))]).toEqual([
      ["title", "Kept"],
    ]);
  });
});
