import { describe, expect, it } from "vitest";
import { emptyDesign } from "../document/design-document";
import { createDesignStore, type DesignStore } from "./design-store";
import { openSavedDesign } from "./read-design";

const open = () => createDesignStore(openSavedDesign(emptyDesign(), []));
const plain = ({ workspace }: DesignStore) =>
  JSON.parse(JSON.stringify(workspace.state.toStored())) as object;
const PLANS =
  '<section data-name="plans"><h2 data-name="title">Plans</h2><p data-name="lead">Three of them</p></section>';

async function opened(): Promise<{ readonly store: DesignStore; readonly page: string }> {
  const store = open();
  const made = await store.edit("create_artboard", { name: "Home", width: 800, height: 600 });
  if (!made.success) throw new Error(made.error);
  return { store, page: String(made.data.artboardId) };
}

const named = ({ design }: DesignStore, name: string, from: string): string => {
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (design.get(id)?.name === name) return id;
    waiting.push(...design.childrenOf(id));
  }
  throw new Error(`there is no ${name}`);
};

describe("what an answer did", () => {
  it("is one step, which undo takes back, and redo brings again", async () => {
    const { store, page } = await opened();
    const before = plain(store);
    await store.runForAssistant("add_section", { parentId: page, jsx: PLANS }, "a1");
    await store.runForAssistant("update_artboard", { artboardId: page, name: "Prices" }, "a1");
    const after = plain(store);
    store.endAnswer("a1", "Answer");
    expect(store.workspace.history.undoable.at(-1)).toMatchObject({ label: "Answer", origin: "assistant" });
    store.undo();
    expect(plain(store)).toEqual(before);
    expect(store.canTakeBack("a1")).toBe(false);
    store.redo();
    expect(plain(store)).toEqual(after);
    expect(store.canTakeBack("a1")).toBe(true);
  });

  it("is taken back without what came after it", async () => {
    const { store, page } = await opened();
    await store.runForAssistant("add_section", { parentId: page, jsx: PLANS }, "a1");
    store.endAnswer("a1", "Answer");
    await store.edit("add_section", { parentId: page, jsx: '<p data-name="mine">Mine</p>' });
    expect(store.takeBackAnswer("a1")).toEqual([]);
    expect(store.design.childrenOf(page).map((id) => store.design.get(id)?.name)).toEqual(["mine"]);
    expect(store.canTakeBack("a1")).toBe(false);
    store.undo();
    expect(store.design.childrenOf(page)).toHaveLength(2);
    expect(store.canTakeBack("a1")).toBe(true);
  });

  it("stays where a person has changed it since, and is named", async () => {
    const { store, page } = await opened();
    await store.runForAssistant("add_section", { parentId: page, jsx: PLANS }, "a1");
    await store.runForAssistant("update_artboard", { artboardId: page, backgroundColor: "#fee2e2" }, "a1");
    const [title, lead, plans] = ["title", "lead", "plans"].map((name) => named(store, name, page));
    await store.edit("update_node", { nodeId: title, textContent: "Prices" });
    store.endAnswer("a1", "Answer");
    expect(new Set(store.takeBackAnswer("a1"))).toEqual(new Set([title, plans]));
    expect(store.design.get(lead ?? "")).toBeUndefined();
    expect(store.design.get(title ?? "")).toMatchObject({ textContent: "Prices" });
    expect(store.design.get(page)?.backgroundColor).not.toBe("#fee2e2");
  });

  it("brings back what it removed, in its place", async () => {
    const { store, page } = await opened();
    await store.edit("add_section", { parentId: page, jsx: PLANS });
    await store.edit("add_section", { parentId: page, jsx: '<p data-name="last">Last</p>' });
    const plans = named(store, "plans", page);
    const before = plain(store);
    await store.runForAssistant("delete_nodes", { nodeIds: [plans] }, "a1");
    store.endAnswer("a1", "Answer");
    await store.edit("rename_document", { name: "Named" });
    expect(store.takeBackAnswer("a1")).toEqual([]);
    expect(plain(store)).toEqual({ ...before, name: "Named" });
  });

  it("keeps a field that a person has changed since, and gives the others back", async () => {
    const { store, page } = await opened();
    await store.edit("add_section", { parentId: page, jsx: PLANS });
    const title = named(store, "title", page);
    await store.runForAssistant(
      "update_node",
      { nodeId: title, textContent: "Ours", className: "text-6xl" },
      "a1",
    );
    await store.edit("update_node", { nodeId: title, textContent: "Mine" });
    store.endAnswer("a1", "Answer");
    expect(store.takeBackAnswer("a1")).toEqual([title]);
    expect(store.design.get(title)).toMatchObject({ textContent: "Mine" });
    expect(store.design.get(title)?.className ?? "").toBe("");
  });

  it("is told to other tabs as a person's change is, and is none of a person's", async () => {
    const { store, page } = await opened();
    const { version } = store.design;
    const origins: string[] = [];
    store.onDiff((_diff, origin) => origins.push(origin));
    await store.runForAssistant("add_section", { parentId: page, jsx: PLANS }, "a1");
    store.endAnswer("a1", "Answer");
    expect(origins).toEqual(["assistant"]);
    expect(store.changesSince(version)).toEqual({ added: [], changed: [], removed: [] });
  });
});
