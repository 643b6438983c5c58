import { describe, expect, it } from "vitest";
import { emptyDesign } from "../document/design-document";
import { createDesignState } from "../document/design-state";
import { createHistory } from "../history";
import { createWorkspace } from "../run";
import { approximateTokens } from "./approximate-tokens";
import { insertMarkup } from "./insert-markup";
import { printMarkup, printTrees } from "./print-markup";
import { printOutline } from "./print-outline";
import type { RecordTree } from "./record-tree";

function design(source: string) {
  const state = createDesignState(emptyDesign());
  let serial = 0;
  const workspace = createWorkspace(state, createHistory(state), () => `n${++serial}`);
  workspace.run(
    (draft) => {
      const page = draft.insert(
        { type: "artboard", name: "Page", x: 0, y: 0, width: 800, height: 600 },
        null,
      );
      insertMarkup(draft, page, source);
    },
    { label: "Test", origin: "user" },
  );
  return state;
}

describe("printing", () => {
  const state = design(
    "<section id='faq'><h2>Questions</h2><ul><li><b>One</b></li><li>Two</li></ul></section>",
  );

  it("writes artboards around their nodes, with ids", () => {
    expect(printMarkup(state, null, { withIds: true })).toMatchInlineSnapshot(`
      "<Artboard data-id="n1" name="Page" x={0} y={0} width={800} height={600}>
        <section data-id="n2" id="faq">
          <h2 data-id="n3">Questions</h2>
          <ul data-id="n4">
            <li data-id="n5">
              <b data-id="n7">One</b>
            </li>
            <li data-id="n6">Two</li>
          </ul>
        </section>
      </Artboard>"
    `);
  });

  it("cuts at a depth and says how to get the rest", () => {
    expect(printMarkup(state, "n2", { withIds: true, maxDepth: 2 })).toMatchInlineSnapshot(`
      "<section data-id="n2" id="faq">
        <h2 data-id="n3">Questions</h2>
        <ul data-id="n4">{/* 3 more nodes: ask for n4 */}</ul>
      </section>"
    `);
  });

  it("outlines", () => {
    expect(printOutline(state, null, { maxDepth: 3 })).toMatchInlineSnapshot(`
      "n1 artboard "Page"
        n2 section "FAQ section"
          n3 h2 "FAQ heading"
          n4 ul "FAQ list" (+2)"
    `);
    expect(printMarkup(state, "n4", { withIds: true, outline: true })).toMatch(
      /^n4 ul "FAQ list"\n {2}n5 li/,
    );
  });

  it("is nothing for what is not there", () => {
    expect(printMarkup(state, "nowhere", { withIds: true })).toBe("");
  });

  it("costs no stack: 20,000 levels", () => {
    let tree: RecordTree = { type: "frame", fields: { name: "x" }, children: [], id: null, element: null };
    for (let level = 0; level < 20_000; level++) tree = { ...tree, children: [tree] };
    expect(printTrees([tree], { withIds: false, maxDepth: 3 })).toContain("more nodes");
  });
});

describe("what a record holds that should not be there", () => {
  const node = (type: RecordTree["type"], fields: Record<string, unknown>): RecordTree => ({
    type,
    fields: { name: "x", ...fields },
    children: [],
    id: null,
    element: null,
  });
  const print = (...roots: RecordTree[]) => printTrees(roots, { withIds: false });

  it("is not printed: addresses, handlers, styles, links", () => {
    const printed = print(
      node("link", { href: "java\tscript:alert(1)", textContent: "x" }),
      node("image", { src: "javascript:alert(1)" }),
      node("video", { src: "vbscript:x", poster: "javascript:x" }),
      node("frame", {
        attributes: { onclick: "alert(1)", style: "x", srcdoc: "y", "data-ok": "1", action: "javascript:x" },
      }),
      node("frame", { style: { background: "url(javascript:alert(1))", "x onload=": "y", color: "red" } }),
      node("frame", { link: { type: "url", url: "javascript:alert(1)" } }),
      node("frame", {
        fill: { type: "image", url: "javascript:alert(1)", size: "cover", position: "center" },
      }),
    );
    expect(printed).not.toMatch(/script:|onclick|onload|srcdoc/);
    expect(printed).toContain('data-ok="1"');
    expect(printed).toContain('style={{ color: "red" }}');
  });

  it("prints no element that the parser drops", () => {
    for (const tag of ["script", "iframe", "style", "link"]) {
      const printed = print(node("frame", { tag }), node("text", { tag, textContent: "alert(1)" }));
      expect(printed).not.toContain(`<${tag}`);
    }
  });
});

describe("tokens", () => {
  it("are about what models count", () => {
    expect(approximateTokens("")).toBe(0);
    const prose = "The quick brown fox jumps over the lazy dog, and nobody minds at all.";
    expect(approximateTokens(prose)).toBeGreaterThan(12);
    expect(approximateTokens(prose)).toBeLessThan(22);
    expect(approximateTokens("東京のカフェ案内")).toBe(8);
  });
});
