import { describe, expect, it } from "vitest";
import { emptyDesign } from "@/lib/design/document/design-document";
import { createDesignState } from "@/lib/design/document/design-state";
import { createDesignStore, type DesignStore } from "@/lib/design/store/design-store";
import type { Box } from "@/lib/design/tools/design-surface";
import { placeAtPoint, placeAtSelection } from "./media-place";

/** A page with a row of two words, a button with an icon in it, and a picture. */
async function draw(): Promise<{ store: DesignStore; page: string; id(name: string): string }> {
  const store = createDesignStore(createDesignState(emptyDesign()));
  const made = await store.edit("create_artboard", { name: "Page", width: 800, height: 600 });
  const page = made.success ? String(made.data.artboardId) : "";
  await store.edit("add_section", {
    parentId: page,
    jsx: '<div data-name="row"><p data-name="one">1</p><p data-name="two">2</p></div><button data-name="button"><TrashIcon data-name="icon" /></button><img data-name="picture" src="/a.png" alt="" />',
  });
  const { nodes } = store.workspace.state.toStored();
  return {
    store,
    page,
    id: (name) => Object.values(nodes).find((node) => node.name === name)?.id ?? `no ${name}`,
  };
}

describe("the place for what is inserted at the selection", () => {
  it("is in a frame, behind another node, at the end of an artboard", async () => {
    const { store, page, id } = await draw();
    const at = (...selection: string[]) => placeAtSelection(store.design, selection);
    expect(at(id("row"))).toEqual({ parentId: id("row") });
    expect(at(id("one"))).toEqual({ parentId: id("row"), index: 1 });
    expect(at(id("picture"))).toEqual({ parentId: page, index: 3 });
    expect(at(page)).toEqual({ parentId: page });
    expect(at()).toEqual({ parentId: page });
    // The last one that was selected counts.
    expect(at(id("one"), id("two"))).toEqual({ parentId: id("row"), index: 2 });
  });

  it("is behind the icon in a button, and behind the button itself", async () => {
    const { store, page, id } = await draw();
    expect(placeAtSelection(store.design, [id("icon")])).toEqual({ parentId: id("button"), index: 1 });
    expect(placeAtSelection(store.design, [id("button")])).toEqual({ parentId: page, index: 2 });
  });

  it("is none in a design without artboards", () => {
    expect(placeAtSelection(createDesignState(emptyDesign()), [])).toBeNull();
  });
});

describe("the place under a point", () => {
  const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

  it("is before the child whose half is passed, in a row and in a column", async () => {
    const { store, page, id } = await draw();
    const boxes: Record<string, Box> = {
      [id("row")]: box(0, 0, 800, 100),
      [id("one")]: box(0, 0, 100, 100),
      [id("two")]: box(120, 0, 100, 100),
      [id("button")]: box(0, 100, 800, 40),
      [id("picture")]: box(0, 140, 800, 200),
    };
    const at = (path: string[], x: number, y: number) =>
      placeAtPoint(store.design, path, { x, y }, (each) => boxes[each] ?? null);
    const row = [page, id("row")];
    expect(at(row, 20, 50)).toEqual({ parentId: id("row"), index: 0 });
    expect(at([...row, id("one")], 80, 50)).toEqual({ parentId: id("row"), index: 1 });
    expect(at(row, 110, 50)).toEqual({ parentId: id("row"), index: 1 });
    expect(at(row, 400, 50)).toEqual({ parentId: id("row") });
    expect(at([page, id("picture")], 5, 160)).toEqual({ parentId: page, index: 2 });
    expect(at([page, id("picture")], 5, 300)).toEqual({ parentId: page });
    expect(at([page, id("button")], 5, 105)).toEqual({ parentId: page, index: 1 });
    expect(at([page], 5, 500)).toEqual({ parentId: page });
  });

  it("is none beside every artboard", async () => {
    const { store } = await draw();
    expect(placeAtPoint(store.design, [], { x: 0, y: 0 }, () => null)).toBeNull();
  });
});
