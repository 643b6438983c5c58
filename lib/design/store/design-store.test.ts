import { describe, expect, it } from "vitest";
import { emptyDesign } from "../document/design-document";
import { changeOf, type DesignChange, isDesignChange } from "./design-change";
import { createDesignStore, type DesignStore } from "./design-store";
import { openSavedDesign, readDesign } from "./read-design";

const open = () => createDesignStore(openSavedDesign(emptyDesign(), []));
const plain = ({ workspace }: DesignStore) =>
  JSON.parse(JSON.stringify(workspace.state.toStored())) as object;
const PAGE = { name: "Home", width: 800, height: 600 };

async function begun(store: DesignStore): Promise<string> {
  const made = await store.runForAgent("design_create_artboard", PAGE);
  if (!made.success) throw new Error(made.error);
  return String(made.data.artboardId);
}

describe("the store of a design", () => {
  it("tells what people have changed since a version, and not what the agent has", async () => {
    const store = open();
    const artboardId = await begun(store);
    const { version } = store.design;
    expect(store.changesSince(version)).toEqual({ added: [], changed: [], removed: [] });
    await store.edit("update_artboard", { artboardId, name: "Start" });
    expect(store.changesSince(version)).toEqual({ added: [], changed: [artboardId], removed: [] });
    await store.runForAgent("undo", {});
    expect(store.changesSince(version)?.changed).toEqual([artboardId]);
    expect(store.design.get(artboardId)?.name).toBe("Home");
    const before = store.design.version;
    await begun(store);
    await store.runForAgent("undo", {});
    expect(store.changesSince(before)).toEqual({ added: [], changed: [], removed: [] });
    store.redo();
    expect(store.changesSince(before)?.added).toHaveLength(1);
  });

  it("cannot undo past what another tab has changed", async () => {
    const [store, other] = [open(), open()];
    await begun(other);
    const changes: DesignChange[] = [];
    store.onDiff((diff) => changes.push(changeOf(diff, store.design.version)));
    await begun(store);
    for (const change of changes) other.follow(change);
    expect(other.design.size).toBe(2);
    expect(other.undo()).toBeNull();
    expect(other.design.size).toBe(2);
  });

  it("forgets what is gone from the selection", async () => {
    const store = open();
    const artboardId = await begun(store);
    store.select([artboardId, "nowhere"]);
    expect(store.selection).toEqual([artboardId]);
    store.undo();
    expect(store.selection).toEqual([]);
  });

  it("gives another store the same design by its changes, applied once or twice", async () => {
    const [store, other] = [open(), open()];
    const changes: DesignChange[] = [];
    store.onDiff((diff) => changes.push(changeOf(diff, store.design.version)));
    const parentId = await begun(store);
    await store.runForAgent("add_section", { parentId, jsx: "<section><h1>Words</h1></section>" });
    await store.edit("rename_document", { name: "Named" });
    store.undo();
    for (const round of [1, 2]) {
      for (const change of JSON.parse(JSON.stringify(changes)) as unknown[]) {
        if (!isDesignChange(change)) throw new Error(`no change in round ${round}`);
        other.follow(change);
      }
      expect(plain(other)).toEqual(plain(store));
    }
    expect(other.workspace.history.undoable).toEqual([]);
  });

  it("becomes another design, and what was before cannot be undone", async () => {
    const store = open();
    await begun(store);
    store.replace(openSavedDesign(emptyDesign("Other"), []));
    expect(store.design.size).toBe(0);
    expect(store.design.meta.name).toBe("Other");
    expect(store.undo()).toBeNull();
  });

  it("opens a saved design with the changes since, at a version no smaller than any told", async () => {
    const store = open();
    const saved = { ...store.workspace.state.toStored(), revision: 7 };
    const changes: DesignChange[] = [];
    store.onDiff((diff) => changes.push({ ...changeOf(diff, 12) }));
    await begun(store);
    const state = openSavedDesign(saved, changes);
    expect(state.version).toBe(12);
    expect(state.size).toBe(1);
  });
});

describe("reading a saved design", () => {
  const artboard = { id: "a1", type: "artboard", parentId: null, order: "a0", ...PAGE, x: 0, y: 0 };
  const node = (id: string, parentId: string, type = "frame") => ({ id, type, parentId, order: "a0" });
  const content = (...nodes: { id: string }[]) => ({
    ...emptyDesign(),
    artboards: [artboard],
    nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
  });

  it("takes an empty object for an empty design", () => {
    expect(readDesign({}, "New").design?.name).toBe("New");
  });

  it("leaves out circles and orphans", () => {
    const read = readDesign(
      content(node("n1", "a1"), node("n2", "n3"), node("n3", "n2"), node("n4", "x")),
      "",
    );
    expect(Object.keys(read.design?.nodes ?? {})).toEqual(["n1"]);
  });

  it("names what it cannot read", () => {
    expect(readDesign(content(node("n1", "a1", "blob")), "").problem).toContain('"blob"');
    expect(readDesign({ ...content(), artboards: [{ ...artboard, width: "wide" }] }, "").problem).toContain(
      "a1",
    );
    expect(readDesign({ layers: [] }, "").problem).toBeTruthy();
  });

  it("leaves out what a change puts nowhere", () => {
    const change = { records: [["n1", node("n1", "gone")]], meta: null, version: 1 };
    if (!isDesignChange(change)) throw new Error("is a change");
    expect(openSavedDesign(emptyDesign(), [change]).size).toBe(0);
    expect(isDesignChange({ ...change, records: [["n1", { id: "other", order: "a" }]] })).toBe(false);
    expect(isDesignChange(null)).toBe(false);
  });

  it("takes a change only with a version, and with a theme that can be drawn", () => {
    const { name, theme } = emptyDesign();
    const change = { records: [], meta: { name, theme }, version: 1 };
    expect(isDesignChange(change)).toBe(true);
    expect(isDesignChange({ ...change, version: "1" })).toBe(false);
    expect(isDesignChange({ ...change, version: undefined })).toBe(false);
    expect(isDesignChange({ ...change, meta: { name } })).toBe(false);
    expect(isDesignChange({ ...change, meta: { name, theme: { ...theme, light: {} } } })).toBe(false);
  });
});
