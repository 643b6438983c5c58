import { describe, expect, it } from "vitest";
import { readDelimited } from "./delimit-data";
import { MAX_DOCUMENT_CHARACTERS, MAX_SELECTION_CHARACTERS, showDocument } from "./show-document";

const page = (artboards: number, nodes: number) =>
  Array.from({ length: artboards }, (_, a) =>
    [
      `<Artboard data-id="a${a}" name="Page ${a}" width={1440} height={900}>`,
      ...Array.from(
        { length: nodes },
        (_, n) =>
          `  <section data-id="s${a}-${n}" data-name="Part ${n}" className="flex flex-col gap-8 p-16">\n    <h2 data-id="t${a}-${n}" className="text-5xl">Words of ${n}</h2>\n  </section>`,
      ),
      "</Artboard>",
    ].join("\n"),
  ).join("\n");

const design = { surface: "design" } as const;

describe("what the model is shown", () => {
  it("is nothing where nothing is told, and every part that is told", () => {
    expect(showDocument(design)).toBe("");
    const shown = showDocument({
      ...design,
      documentState: "<Artboard />",
      selectedIds: ["n1"],
      selectedSubtrees: "<p>a</p>",
      artboards: [{ id: "a1", name: "Page", width: 10, height: 20 }],
      activeArtboardId: "a1",
    });
    expect(readDelimited("document", shown)).toBe("<Artboard />");
    expect(JSON.parse(readDelimited("artboards", shown) ?? "")).toHaveLength(1);
    expect(readDelimited("active-artboard", shown)).toBe("a1");
    expect(readDelimited("selected-ids", shown)).toBe('["n1"]');
    expect(readDelimited("selected-subtrees", shown)).toBe("<p>a</p>");
  });

  it("is an outline of a document that is too large, with the selection whole and how to read more", () => {
    const documentState = page(4, 400);
    expect(documentState.length).toBeGreaterThan(MAX_DOCUMENT_CHARACTERS);
    const selectedSubtrees = `<section data-id="s0-1">${"whole ".repeat(5000)}</section>`;
    const shown = showDocument({ ...design, documentState, selectedSubtrees });
    const outline = readDelimited("document", shown) ?? "";
    expect(outline.length).toBeLessThanOrEqual(MAX_DOCUMENT_CHARACTERS);
    expect(outline.split("\n").slice(0, 3)).toEqual([
      'a0 Artboard "Page 0"',
      '  s0-0 section "Part 0"',
      '    t0-0 h2 "Words of 0"',
    ]);
    expect(outline).toContain("a3 Artboard");
    expect(readDelimited("selected-subtrees", shown)).toBe(selectedSubtrees);
    for (const words of ["too large", "get_node_tree", "get_document"]) expect(shown).toContain(words);
  });

  it("leaves out deeper levels, then lines, until it fits", () => {
    const deep = readDelimited("document", showDocument({ ...design, documentState: page(40, 400) })) ?? "";
    expect(deep).toContain("(deeper nodes are left out)");
    expect(deep).not.toContain(" h2 ");
    const wide = readDelimited("document", showDocument({ ...design, documentState: page(12_000, 0) })) ?? "";
    expect(wide).toMatch(/^a0 Artboard[\s\S]*\(… more\)$/);
    for (const outline of [deep, wide])
      expect(outline.length).toBeLessThanOrEqual(MAX_DOCUMENT_CHARACTERS + 100);
  });

  it("outlines posters by their layers, and cuts what is neither", () => {
    const layers = Array.from({ length: 3000 }, (_, at) => ({
      id: `l${at}`,
      type: "text",
      name: `N ${at}`,
      content: "x".repeat(90),
    }));
    const state = JSON.stringify({ canvas: {}, layers: [{ id: "g", type: "group", children: layers }] });
    const shown = showDocument({ surface: "poster", documentState: state });
    expect(readDelimited("document", shown)).toMatch(/^g group\n {2}l0 text "N 0"\n/);
    expect(shown).toContain("get_state");
    const noise = "y".repeat(MAX_DOCUMENT_CHARACTERS + 1);
    expect(readDelimited("document", showDocument({ ...design, documentState: noise }))).toMatch(
      /^y+\n\(… cut\)$/,
    );
  });

  it("cuts a selection that is larger than any section", () => {
    const shown = showDocument({ ...design, selectedSubtrees: "z".repeat(MAX_SELECTION_CHARACTERS + 7) });
    expect(shown).toContain("(… 7 characters more.");
  });

  it("outlines 8 MB in a moment, nasty lines included", () => {
    const line = `<div data-id="n" className="${"a ".repeat(300)}" ${"<".repeat(400)}\n`;
    const startedAt = performance.now();
    showDocument({ ...design, documentState: line.repeat(Math.floor(8_000_000 / line.length)) });
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });
});
