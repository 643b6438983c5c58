import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptyDesign } from "../document/design-document";
import { createDesignState } from "../document/design-state";
import { MAX_DEPTH } from "../document/limits";
import { createHistory } from "../history";
import { createWorkspace, type Workspace } from "../run";
import { insertMarkup, replaceMarkup } from "./insert-markup";
import { printMarkup } from "./print-markup";

const OPTIONS = { label: "Test", origin: "agent" } as const;
const PAGE = { type: "artboard", name: "Page", x: 0, y: 0, width: 800, height: 600 } as const;

function open(): {
  workspace: Workspace;
  page: string;
  add: (parent: string, source: string, index?: number) => ReturnType<typeof insertMarkup>;
} {
  const state = createDesignState(emptyDesign());
  let serial = 0;
  const workspace = createWorkspace(state, createHistory(state), () => `n${++serial}`);
  const { result: page } = workspace.run((draft) => draft.insert(PAGE, null), OPTIONS);
  const add = (parent: string, source: string, index?: number) =>
    workspace.run((draft) => insertMarkup(draft, parent, source, index), OPTIONS).result;
  return { workspace, page, add };
}

describe("inserting", () => {
  it("answers the roots in order, and puts them where they are wanted", () => {
    const { workspace, page, add } = open();
    const [last = ""] = add(page, "<footer>End</footer>").nodeIds;
    const { nodeIds, outline } = add(page, "<h1>One</h1><p>Two</p>", 0);
    expect(workspace.state.childrenOf(page)).toEqual([...nodeIds, last]);
    expect(outline).toBe(`${nodeIds[0]} h1 "One heading"\n${nodeIds[1]} p "Two text"`);
  });

  it("tells which node a warning concerns", () => {
    const { page, add } = open();
    const { nodeIds, warnings } = add(page, '<section><p onclick="x()">Hi</p></section><script>x</script>');
    expect(warnings.map(({ nodeId, what }) => [nodeId, what])).toEqual([
      [expect.not.stringContaining(nodeIds[0] ?? ""), "onclick"],
      [page, "<script>"],
    ]);
  });

  it("tells a hundred warnings, and how many more there are", () => {
    const { page, add } = open();
    const { warnings } = add(page, '<b onclick="x">x</b>\n'.repeat(150));
    expect(warnings).toHaveLength(101);
    expect(warnings.at(-1)).toMatchObject({ what: "50 more warnings", line: 101 });
  });

  it("changes nothing when the markup is bad, the parent is missing, or it would be too deep", () => {
    const { workspace, page, add } = open();
    const before = workspace.state.size;
    expect(() => add(page, "<p>fine</p><p>{x}</p>")).toThrow(/Line 1, column 16/);
    expect(() => add("nowhere", "<p>fine</p>")).toThrow(/no node or artboard with the id nowhere/);
    expect(() => add(page, " <!-- nothing --> ")).toThrow(/nothing to show/);
    const deep = (levels: number) => `${"<div>".repeat(levels)}${"</div>".repeat(levels)}`;
    let inner = add(page, deep(MAX_DEPTH)).nodeIds[0] ?? "";
    for (
      let child = workspace.state.childrenOf(inner)[0];
      child;
      child = workspace.state.childrenOf(child)[0]
    )
      inner = child;
    expect(() => add(inner, "<p>one too deep</p>")).toThrow(/nest at most 200 levels/);
    expect(workspace.state.size).toBe(before + MAX_DEPTH);
  });

  it("is one undo step", () => {
    const { workspace, page, add } = open();
    add(page, "<ul><li>a</li><li>b</li></ul>");
    workspace.history.undo();
    expect(workspace.state.childrenOf(page)).toEqual([]);
  });
});

describe("replacing", () => {
  it("keeps the ids that the markup names, and removes what it does not", () => {
    const { workspace, page, add } = open();
    const [section = ""] = add(
      page,
      '<section className="p-4" data-locked><h2>Title</h2><p>Text</p></section><footer>End</footer>',
    ).nodeIds;
    const [title = "", text = ""] = workspace.state.childrenOf(section);
    const source = `<section data-id="${section}"><div><h2 data-id="${title}">Other</h2></div><p data-id="elsewhere">New</p></section>`;
    const { nodeIds } = workspace.run((draft) => replaceMarkup(draft, section, source), OPTIONS).result;
    expect(nodeIds).toEqual([section]);
    expect(workspace.state.childrenOf(page)[0]).toBe(section);
    expect(workspace.state.get(section)).not.toHaveProperty("className");
    expect(workspace.state.get(section)).not.toHaveProperty("locked");
    expect(workspace.state.get(title)).toMatchObject({ textContent: "Other", tag: "h2" });
    expect(workspace.state.get(text)).toBeUndefined();
    expect(workspace.state.get("elsewhere")).toBeUndefined();
    const kinds = workspace.state.childrenOf(section).map((id) => workspace.state.get(id)?.type);
    expect(kinds).toEqual(["frame", "text"]);
  });

  it("may turn a node inside out", () => {
    const { workspace, page, add } = open();
    const [outer = ""] = add(page, "<div><section><p>x</p></section></div>").nodeIds;
    const [inner = ""] = workspace.state.childrenOf(outer);
    const source = `<section data-id="${inner}"><div data-id="${outer}"></div></section>`;
    workspace.run((draft) => replaceMarkup(draft, outer, source), OPTIONS);
    expect(workspace.state.childrenOf(page)).toEqual([inner]);
    expect(workspace.state.childrenOf(inner)).toEqual([outer]);
    expect(workspace.state.childrenOf(outer)).toEqual([]);
    expect(workspace.state.size).toBe(3);
  });

  it("refuses an artboard", () => {
    const { workspace, page } = open();
    expect(() => workspace.run((draft) => replaceMarkup(draft, page, "<p>x</p>"), OPTIONS)).toThrow(
      /is an artboard/,
    );
  });

  const folder = join(import.meta.dirname, "fixtures");
  const pages = readdirSync(folder).filter((name) =>
    /^(?:landing|pricing|dashboard|form|blog|product)-/.test(name),
  );
  it.for(pages)("by its own markup changes nothing: %s", (name) => {
    const { workspace, page, add } = open();
    const file = readdirSync(join(folder, name)).find((entry) => entry.startsWith("input.")) ?? "";
    const { nodeIds } = add(page, readFileSync(join(folder, name, file), "utf8"));
    const without = () =>
      JSON.parse(
        JSON.stringify(workspace.state.toStored(), (key, value) => (key === "order" ? undefined : value)),
      );
    const before = without();
    for (const id of nodeIds) {
      const markup = printMarkup(workspace.state, id, { withIds: true });
      workspace.run((draft) => replaceMarkup(draft, id, markup), OPTIONS);
    }
    expect(without()).toEqual(before);
  });
});
