import { describe, expect, it } from "vitest";
import { openDesign } from "./test/open-design";

describe("pictures of a design", () => {
  it("get_screenshot makes wide things smaller, and nothing larger", async () => {
    const box = { x: 0, y: 0, width: 4000, height: 100 };
    const scales: number[] = [];
    const design = await openDesign({
      drawn: { hero: { box } },
      capture: (_id, { scale, format }) => {
        scales.push(scale);
        return Promise.resolve({ dataUrl: `data:image/${format},`, width: 1, height: 1 });
      },
    });
    const { hero, title } = design.ids;
    expect(await design.call("get_screenshot", { targetId: hero, maxWidth: 1000 })).toMatchObject({
      success: true,
    });
    await design.call("get_screenshot", { targetId: title });
    expect(scales).toEqual([0.25, 1]);
  });

  it("get_screenshot shows the artboard of the selection, else the first, and says when there is none", async () => {
    const design = await openDesign();
    const { page, title } = design.ids;
    expect(await design.call("get_screenshot", {})).toMatchObject({ data: { targetId: page } });
    const made = await design.call("create_artboard", { name: "B", width: 10, height: 10 });
    const other = made.success ? made.data.artboardId : "";
    await design.call("select_nodes", { nodeIds: [other] });
    expect(await design.call("get_screenshot", {})).toMatchObject({ data: { targetId: other } });
    await design.call("select_nodes", { nodeIds: [title] });
    expect(await design.call("get_screenshot", {})).toMatchObject({ data: { targetId: page } });
    await design.call("new_document", {});
    expect(await design.call("get_screenshot", {})).toMatchObject({
      error: expect.stringContaining("create_artboard"),
    });
  });

  it.each(["get_screenshot", "export_image"])(
    "%s: says what is not drawn, and why there is no picture",
    async (name) => {
      const design = await openDesign({
        drawn: { lead: null },
        capture: () => Promise.reject(new Error("the picture at /a.jpg may not be read")),
      });
      const { lead, hero } = design.ids;
      expect(await design.call(name, { targetId: lead })).toMatchObject({
        success: false,
        error: expect.stringContaining(`"${lead}" is not drawn`),
      });
      expect(await design.call(name, { targetId: hero })).toMatchObject({
        success: false,
        error: expect.stringContaining("/a.jpg may not be read"),
      });
    },
  );

  it("search_images passes on what is looked for, and the words of a refusal", async () => {
    const asked: unknown[] = [];
    const design = await openDesign({
      searchImages: (search) => {
        asked.push(search);
        return asked.length === 1
          ? Promise.resolve({ total: 0, images: [] })
          : Promise.reject(new Error("Too many requests."));
      },
    });
    expect(await design.call("search_images", { q: "hills", limit: 3 })).toMatchObject({
      data: { total: 0, images: [] },
    });
    expect(asked).toEqual([{ query: "hills", limit: 3 }]);
    expect(await design.call("search_images", {})).toMatchObject({
      error: expect.stringContaining("Too many requests."),
    });
  });
});

describe("search_icons", () => {
  it("passes on what is looked for, answers as the endpoint does, and says why there is nothing", async () => {
    const asked: unknown[] = [];
    const answer = {
      query: "bin",
      library: "lucide",
      count: 1,
      results: ["trash"],
      items: [{ name: "trash", library: "lucide", variants: ["regular"] }],
      libraries: [{ id: "lucide", name: "Lucide", iconCount: 1, variants: ["regular"] }],
    };
    const design = await openDesign({
      searchIcons: (search) => {
        asked.push(search);
        return asked.length === 1 ? Promise.resolve(answer) : Promise.reject(new Error("Too many requests."));
      },
    });
    const call = { query: "bin", library: "lib_2", limit: 3 };
    expect(await design.call("search_icons", call)).toMatchObject({ success: true, data: answer });
    expect(asked).toEqual([{ q: "bin", library: "lib_2", limit: 3 }]);
    expect(await design.call("search_icons", { query: "bin" })).toMatchObject({
      success: false,
      error: expect.stringContaining("Too many requests."),
    });
  });

  it.each([
    {},
    { query: "" },
    { query: "bin", limit: 0 },
    { query: "bin", limit: 201 },
    { query: "bin", library: "x" },
  ])("refuses %j before anybody is asked", async (input) => {
    const design = await openDesign({ searchIcons: () => Promise.reject(new Error("was asked")) });
    expect(await design.call("search_icons", input)).toMatchObject({
      success: false,
      error: expect.not.stringContaining("was asked"),
    });
  });
});

describe("fields that several kinds of node have", () => {
  it("take what each kind takes: long data addresses of images, and what a shader draws", async () => {
    const design = await openDesign();
    const { page, picture, title } = design.ids;
    const src = `data:image/png;base64,${"A".repeat(10_000)}`;
    expect(await design.call("update_node", { nodeId: picture, src })).toMatchObject({ success: true });
    expect(
      await design.call("update_node", { nodeId: title, textContent: "a".repeat(50_000) }),
    ).toMatchObject({ success: true });
    expect(
      await design.call("add_node", { parentId: page, type: "shader", inputType: "fill" }),
    ).toMatchObject({ success: true });
    expect(await design.call("add_node", { parentId: page, type: "input", inputType: "fill" })).toMatchObject(
      { success: false },
    );
    expect(await design.call("add_node", { parentId: page, type: "video", src })).toMatchObject({
      success: false,
    });
  });
});

describe("animations of a design", () => {
  it("replace what a node had, or come after it", async () => {
    const design = await openDesign();
    const { title, lead } = design.ids;
    const plan = (mode: string, preset: string) =>
      design.call("apply_animation_plan", { mode, animations: [{ nodeId: title, preset }] });
    const presets = () => {
      const record = design.workspace.state.get(title ?? "");
      return record?.type === "artboard" ? [] : record?.animations?.map(({ preset }) => preset);
    };
    await plan("replace", "fade-in");
    await plan("append", "float");
    expect(presets()).toEqual(["fade-in", "float"]);
    await plan("replace", "fade-up");
    expect(presets()).toEqual(["fade-up"]);
    await design.call("clear_animations", { scope: "nodes", ids: [lead] });
    expect(presets()).toEqual(["fade-up"]);
    await design.call("select_nodes", { nodeIds: [lead] });
    await design.call("clear_animations", { scope: "artboard" });
    expect(presets()).toBeUndefined();
  });

  it("refuse what cannot be staggered, too many, and presets that are none", async () => {
    const design = await openDesign();
    const { picture, title } = design.ids;
    const plan = (animations: object[]) => design.call("apply_animation_plan", { animations });
    expect(await plan([{ nodeId: picture, preset: "fade-in", staggerMs: 50 }])).toMatchObject({
      error: expect.stringContaining("without children"),
    });
    expect(await plan([{ nodeId: picture, preset: "stagger-fade-in" }])).toMatchObject({
      error: expect.stringContaining("without children"),
    });
    expect(
      await plan(Array.from({ length: 21 }, () => ({ nodeId: title, preset: "fade-in" }))),
    ).toMatchObject({ error: expect.stringContaining("20 is the most") });
    expect(await plan([{ nodeId: title, preset: "explode" }])).toMatchObject({
      error: expect.stringContaining("must be one of fade-in"),
    });
  });
});
