import { describe, expect, it } from "vitest";
import { emptyDesign } from "@/lib/design/document/design-document";
import { createDesignStore } from "@/lib/design/store/design-store";
import { openSavedDesign } from "@/lib/design/store/read-design";
import { designAssistantSurface } from "./design-assistant-surface";

async function opened() {
  const store = createDesignStore(openSavedDesign(emptyDesign("Shop"), []));
  const made = await store.edit("create_artboard", { name: "Home", width: 800, height: 600 });
  if (!made.success) throw new Error(made.error);
  const page = String(made.data.artboardId);
  let mayEdit = true;
  const surface = designAssistantSurface(store, () => mayEdit);
  const lock = () => {
    mayEdit = false;
  };
  return { store, page, surface, lock };
}

const { signal } = new AbortController();

describe("a design as the assistant works on it", () => {
  it("is told with every request: markup with ids, pages, and what is selected where the question points at it", async () => {
    const { store, page, surface } = await opened();
    store.select([page]);
    const context = surface.context(true);
    expect(context.documentState).toContain(`data-id="${page}"`);
    expect(context.selectedSubtrees).toBe(context.documentState);
    expect(context).toMatchObject({
      selectedIds: [page],
      artboards: [{ id: page, name: "Home", width: 800, height: 600 }],
      activeArtboardId: page,
    });
    expect(surface.context(false)).toMatchObject({
      selectedIds: [],
      selectedSubtrees: "",
      activeArtboardId: page,
    });
    expect(surface.selected.names).toEqual(["Home"]);
  });

  it("is changed by tools of either name, as one step of the answer", async () => {
    const { store, page, surface } = await opened();
    for (const name of ["add_section", "design_add_section"])
      expect(await surface.run(name, { parentId: page, jsx: "<p>Words</p>" }, "a1", signal)).toMatchObject({
        success: true,
      });
    surface.endAnswer("a1", "“words”");
    expect(store.workspace.history.undoable.at(-1)).toMatchObject({ origin: "assistant", label: "“words”" });
    expect(surface.canTakeBack("a1")).toBe(true);
    expect(surface.takeBack("a1")).toEqual({ kept: [] });
    expect(store.design.childrenOf(page)).toEqual([]);
  });

  it("says what was wrong with a call, with an example of one that is right", async () => {
    const { surface } = await opened();
    const wrong = await surface.run("add_section", { jsx: 7 }, "a1", signal);
    expect(wrong).toMatchObject({ success: false, error: expect.stringContaining("Example:") });
    expect(await surface.run("make_coffee", {}, "a1", signal)).toMatchObject({ success: false });
  });

  it("is read, and not changed, where this person may only look at it", async () => {
    const { store, page, surface, lock } = await opened();
    lock();
    const { version } = store.design;
    expect(
      (await surface.run("update_artboard", { artboardId: page, name: "X" }, "a1", signal)).success,
    ).toBe(false);
    expect((await surface.run("get_document", {}, "a1", signal)).success).toBe(true);
    expect(store.design.version).toBe(version);
  });

  it("asks before it is emptied, and not for a call that cannot be made anyway", async () => {
    const { page, surface } = await opened();
    expect(surface.consentFor("design_new_document", {})).toContain("“Shop”");
    expect(surface.consentFor("delete_artboard", { artboardId: page })).toContain("“Home”");
    expect(surface.consentFor("delete_artboard", { artboard: page })).toBeNull();
    expect(surface.consentFor("add_section", { parentId: page, jsx: "<p></p>" })).toBeNull();
    expect(surface.consentFor("make_coffee", {})).toBeNull();
  });
});
