import { describe, expect, it } from "vitest";
import type { PickedImage } from "@/components/media/picked-media";
import { emptyDesign } from "@/lib/design/document/design-document";
import { createDesignState } from "@/lib/design/document/design-state";
import { createDesignStore } from "@/lib/design/store/design-store";
import { creditOf, iconFields, imageFields, newNode } from "./media-fields";

const found: PickedImage = {
  kind: "image",
  url: "https://images.test/cat.jpg?w=1080",
  alt: "A cat",
  width: 3000,
  height: 2000,
  credit: "Photo by Ada on Unsplash",
  license: "Unsplash License",
  creditUrl: "https://images.test/ada",
};
const own: PickedImage = { ...found, credit: "", license: "", creditUrl: "" };

async function page() {
  const store = createDesignStore(createDesignState(emptyDesign()));
  const made = await store.edit("create_artboard", { name: "Page", width: 800, height: 600 });
  const parentId = made.success ? String(made.data.artboardId) : "";
  const add = async (node: object) => {
    const added = await store.edit("add_node", { ...node, parentId });
    if (!added.success) throw new Error(added.error);
    const record = store.design.get(String(added.data.nodeId));
    if (!record || record.type === "artboard") throw new Error("no node");
    return record;
  };
  return { store, add };
}

describe("nodes of what was picked", () => {
  it("a picture keeps its address, its words, its credit and its shape; undo takes it away at once", async () => {
    const { store, add } = await page();
    const record = await add(newNode(found));
    expect(record).toMatchObject({ type: "image", src: found.url, alt: "A cat", objectFit: "cover" });
    expect(record.className).toBe("w-[640px] max-w-full aspect-[3000/2000] h-auto");
    expect(creditOf(record)).toEqual({
      line: "Photo by Ada on Unsplash",
      license: "Unsplash License",
      url: "https://images.test/ada",
    });
    store.undo();
    expect(store.design.get(record.id)).toBeUndefined();
  });

  it("another picture takes the credit of the one before away, and nothing else", async () => {
    const { store, add } = await page();
    const record = await add({
      ...newNode(found),
      attributes: { ...imageFields(found).attributes, "data-x": "1" },
    });
    const changed = await store.edit("update_node", {
      nodeId: record.id,
      ...imageFields(own, record.attributes),
    });
    expect(changed.success).toBe(true);
    const after = store.design.get(record.id);
    expect(after && "attributes" in after ? after.attributes : null).toEqual({ "data-x": "1" });
  });

  it("an icon keeps library and style, and a picture without a size still has room", async () => {
    const { add } = await page();
    const icon = { kind: "icon", library: "heroicons", name: "home", variant: "solid" } as const;
    expect(await add(newNode(icon))).toMatchObject({
      ...iconFields(icon),
      type: "icon",
      className: "size-6",
    });
    expect(await add(newNode({ ...own, width: 0, height: 0 }))).toMatchObject({
      className: "w-full max-w-[20rem] h-auto",
    });
  });
});
