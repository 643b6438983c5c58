import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { toJsonSchema } from "@/lib/schema/json-schema";
import { designTools } from "./registry";
import { type OpenDesign, openDesign } from "./test/open-design";

type Ids = OpenDesign["ids"];

/** For a tool a call that works on the test design, and one that cannot, with what the refusal must say. */
interface Calls {
  /** What happens before, so that there is something to do. */
  first?: (ids: Ids) => readonly [name: string, input: object];
  good: (ids: Ids) => object;
  bad: (ids: Ids) => object;
  says: RegExp;
}

const CALLS: Readonly<Record<string, Calls>> = {
  get_document: {
    good: () => ({ outline: true }),
    bad: () => ({ artboardId: "nope" }),
    says: /no artboard.*"nope".*Page/,
  },
  list_artboards: { good: () => ({}), bad: () => ({ all: true }), says: /unknown field all/ },
  get_node_tree: { good: ({ hero }) => ({ nodeId: hero }), bad: () => ({ nodeId: "gone" }), says: /"gone"/ },
  find_nodes: {
    good: () => ({ type: "button" }),
    bad: () => ({ limit: 0 }),
    says: /input.limit: must be at least 1/,
  },
  get_selection: { good: () => ({}), bad: () => ({ x: 1 }), says: /unknown field/ },
  get_changes: { good: () => ({ sinceVersion: 1 }), bad: () => ({ sinceVersion: 99 }), says: /sinceVersion/ },
  create_artboard: {
    good: () => ({ name: "B", width: 390, height: 844 }),
    bad: () => ({ name: "B", width: 0, height: 1 }),
    says: /input.width: must be at least 1/,
  },
  add_section: {
    good: ({ page }) => ({ parentId: page, jsx: "<p>Hello</p>" }),
    bad: ({ page }) => ({ parentId: page, jsx: "<p>{name}</p>" }),
    says: /[Ll]ine 1/,
  },
  add_node: {
    good: ({ hero }) => ({ parentId: hero, type: "text", textContent: "x" }),
    bad: ({ picture }) => ({ parentId: picture, type: "text" }),
    says: /no children/,
  },
  update_node: {
    good: ({ title }) => ({ nodeId: title, textContent: "Other" }),
    bad: ({ title }) => ({ nodeId: title, src: "/a.png" }),
    says: /unknown field src.*textContent/,
  },
  update_class: {
    good: ({ title }) => ({ nodeId: title, className: "text-7xl" }),
    bad: () => ({ nodeId: "gone", className: "" }),
    says: /"gone"/,
  },
  set_responsive: {
    good: ({ hero }) => ({ nodeId: hero, breakpoint: "md", className: "flex-row" }),
    bad: ({ hero }) => ({ nodeId: hero, breakpoint: "xs", className: "" }),
    says: /must be one of base, sm/,
  },
  update_artboard: {
    good: ({ page }) => ({ artboardId: page, width: 1600 }),
    bad: ({ hero }) => ({ artboardId: hero, width: 2 }),
    says: /no artboard/,
  },
  batch_update: {
    good: ({ first, second }) => ({
      updates: [
        { nodeId: first, textContent: "A" },
        { nodeId: second, textContent: "B" },
      ],
    }),
    bad: ({ first }) => ({
      updates: [
        { nodeId: first, textContent: "A" },
        { nodeId: "gone", textContent: "B" },
      ],
    }),
    says: /"gone"/,
  },
  replace_section: {
    good: ({ buttons }) => ({ nodeId: buttons, jsx: "<p>Instead</p>" }),
    bad: ({ page }) => ({ nodeId: page, jsx: "<p>x</p>" }),
    says: /is an artboard/,
  },
  move_node: {
    good: ({ lead, page }) => ({ nodeId: lead, parentId: page, index: 0 }),
    bad: ({ hero, buttons }) => ({ nodeId: hero, parentId: buttons }),
    says: /into itself/,
  },
  duplicate_node: {
    good: ({ hero }) => ({ nodeId: hero }),
    bad: ({ page }) => ({ nodeId: page }),
    says: /is an artboard/,
  },
  duplicate_artboard: {
    good: ({ page }) => ({ artboardId: page, newName: "Again" }),
    bad: () => ({ artboardId: "gone" }),
    says: /no artboard/,
  },
  group_nodes: {
    good: ({ title, lead }) => ({ nodeIds: [title, lead] }),
    bad: ({ title, first }) => ({ nodeIds: [title, first] }),
    says: /different parents/,
  },
  ungroup_node: {
    good: ({ buttons }) => ({ nodeId: buttons }),
    bad: ({ picture }) => ({ nodeId: picture }),
    says: /no children/,
  },
  reorder_node: {
    good: ({ title }) => ({ nodeId: title, position: "front" }),
    bad: ({ title }) => ({ nodeId: title, position: "up" }),
    says: /must be one of front/,
  },
  set_visibility: {
    good: ({ lead }) => ({ nodeIds: [lead], visible: false }),
    bad: ({ page }) => ({ nodeIds: [page], visible: false }),
    says: /is an artboard/,
  },
  delete_nodes: {
    good: ({ hero, first }) => ({ nodeIds: [hero, first] }),
    bad: ({ hero }) => ({ nodeIds: [hero, "gone"] }),
    says: /"gone"/,
  },
  delete_artboard: {
    good: ({ page }) => ({ artboardId: page }),
    bad: ({ hero }) => ({ artboardId: hero }),
    says: /no artboard/,
  },
  move_artboard: {
    good: ({ page }) => ({ artboardId: page, x: 10, y: 20 }),
    bad: ({ page }) => ({ artboardId: page, x: 1e9, y: 0 }),
    says: /at most 1000000/,
  },
  align_nodes: {
    good: ({ first }) => ({ nodeIds: [first], alignment: "center" }),
    bad: () => ({ nodeIds: [], alignment: "left" }),
    says: /at least 1 entries/,
  },
  distribute_nodes: {
    good: ({ first, second }) => ({ nodeIds: [first, second], axis: "horizontal" }),
    bad: ({ first, title }) => ({ nodeIds: [first, title], axis: "vertical" }),
    says: /one parent/,
  },
  set_fill: {
    good: ({ hero }) => ({ targetId: hero, fill: { type: "solid", color: "#123456" } }),
    bad: ({ hero }) => ({ targetId: hero, fill: { type: "solid" } }),
    says: /color is required/,
  },
  create_component: {
    good: ({ buttons }) => ({ nodeId: buttons, name: "Buttons" }),
    bad: ({ page }) => ({ nodeId: page, name: "x" }),
    says: /is an artboard/,
  },
  rename_document: {
    good: () => ({ name: "Other" }),
    bad: () => ({ name: " " }),
    says: /at least 1 characters/,
  },
  new_document: { good: () => ({ name: "Fresh" }), bad: () => ({ title: "x" }), says: /unknown field title/ },
  get_theme: { good: () => ({}), bad: () => ({ mode: "dark" }), says: /unknown field/ },
  set_theme: {
    good: () => ({ presetId: "violet", css: ":root{--primary: 10 20% 30%; --nope: 1}" }),
    bad: () => ({ presetId: "pink" }),
    says: /"pink" is no theme.*default, zinc/,
  },
  set_theme_mode: {
    good: () => ({ mode: "dark" }),
    bad: () => ({ mode: "dusk" }),
    says: /must be one of light, dark/,
  },
  reset_theme: {
    first: () => ["set_theme", { presetId: "violet" }],
    good: () => ({}),
    bad: () => ({ all: true }),
    says: /unknown field/,
  },
  select_nodes: {
    good: ({ title }) => ({ nodeIds: [title] }),
    bad: () => ({ nodeIds: ["gone"] }),
    says: /"gone"/,
  },
  deselect_all: { good: () => ({}), bad: () => ({ x: 1 }), says: /unknown field/ },
  zoom_to_artboard: {
    good: ({ page }) => ({ artboardId: page }),
    bad: () => ({ artboardId: "gone" }),
    says: /no artboard/,
  },
  zoom_to_fit: { good: () => ({}), bad: () => ({ x: 1 }), says: /unknown field/ },
  set_viewport: { good: () => ({ zoom: 2 }), bad: () => ({ zoom: 99 }), says: /at most 16/ },
  get_screenshot: {
    good: ({ hero }) => ({ targetId: hero, maxWidth: 100 }),
    bad: () => ({ targetId: "gone" }),
    says: /"gone"/,
  },
  export_image: {
    good: ({ page }) => ({ targetId: page, format: "webp", scale: 2, quality: 0.5 }),
    bad: ({ page }) => ({ targetId: page, format: "png", scale: 1, quality: 0.5 }),
    says: /quality: png has none/,
  },
  search_images: {
    good: () => ({ query: "hills", orientation: "horizontal", limit: 2 }),
    bad: () => ({ query: "hills", orientation: "round" }),
    says: /must be one of horizontal, vertical, square/,
  },
  search_icons: {
    good: () => ({ query: "delete", library: "lucide", limit: 3 }),
    bad: () => ({ query: "delete", library: "feather" }),
    says: /must be one of all, phosphor, lucide, heroicons, radix/,
  },
  list_animation_presets: {
    good: () => ({ family: "stagger" }),
    bad: () => ({ family: "exit" }),
    says: /must be one of entrance/,
  },
  apply_animation_plan: {
    good: ({ title, buttons }) => ({
      mode: "append",
      animations: [
        { nodeId: title, preset: "fade-up", trigger: "load" },
        { nodeId: buttons, preset: "stagger-fade-up", staggerMs: 100 },
      ],
    }),
    bad: ({ title }) => ({
      mode: "replace",
      animations: [
        { nodeId: title, preset: "fade-up" },
        { nodeId: "gone", preset: "fade-up" },
      ],
    }),
    says: /"gone"/,
  },
  clear_animations: {
    first: ({ title }) => ["update_node", { nodeId: title, animations: [{ preset: "fade-in" }] }],
    good: () => ({ scope: "document" }),
    bad: () => ({ scope: "selection" }),
    says: /Nothing is selected.*"artboard"/,
  },
  audit_design: { good: () => ({}), bad: () => ({ artboardId: "gone" }), says: /no artboard.*Page/ },
  repair_design: {
    good: ({ page }) => ({ artboardId: page }),
    bad: () => ({ artboardId: "gone" }),
    says: /no artboard.*Page/,
  },
  undo: { good: () => ({}), bad: () => ({ steps: 2 }), says: /unknown field/ },
  redo: { first: () => ["undo", {}], good: () => ({}), bad: () => ({ steps: 2 }), says: /unknown field/ },
};

const all = designTools.tools.map((tool) => [tool.name, tool] as const);
const callsOf = (name: string) => {
  const calls = CALLS[name];
  if (!calls) throw new Error(`${name} has no calls in CALLS`);
  return calls;
};

describe("every tool", () => {
  it("has calls in this test, and the other way round", () => {
    expect(Object.keys(CALLS).sort()).toEqual(designTools.tools.map(({ name }) => name).sort());
  });

  it.each(all)("%s: is named after its file, described, and its examples are taken", (name, tool) => {
    expect(existsSync(`lib/design/tools/${name.replaceAll("_", "-")}.ts`)).toBe(true);
    expect(tool.description.length).toBeGreaterThan(20);
    expect(tool.examples.length).toBeGreaterThan(0);
    for (const { input } of tool.examples) expect(tool.input.safeParse(input).error).toBeUndefined();
  });

  it.each(all)("%s: publishes a JSON Schema that refuses unknown fields", (_name, tool) => {
    const schema = toJsonSchema(tool.input as z.ZodType, { io: "input" });
    expect(schema).toMatchObject({ type: "object", additionalProperties: false });
  });

  it.each(all)(
    "%s: does what it can, as one step that undo takes back and redo does again",
    async (name, tool) => {
      const design = await openDesign();
      const { first, good } = callsOf(name);
      if (first) expect(await design.call(...first(design.ids))).toMatchObject({ success: true });
      const before = design.snapshot();
      const steps = design.workspace.history.undoable.length;
      const outcome = await design.call(name, good(design.ids));
      expect(outcome).toMatchObject({ success: true });
      if (tool.kind !== "write") {
        if (name !== "undo" && name !== "redo") expect(design.snapshot()).toEqual(before);
        return;
      }
      const after = design.snapshot();
      expect(after).not.toEqual(before);
      expect(design.workspace.history.undoable.length - steps).toBe(1);
      design.workspace.history.undo();
      expect(design.snapshot()).toEqual(before);
      design.workspace.history.redo();
      expect(design.snapshot()).toEqual(after);
    },
  );

  it.each(all)("%s: says what is wrong, and nothing has changed", async (name) => {
    const design = await openDesign();
    const before = design.snapshot();
    const { bad, says } = callsOf(name);
    const outcome = await design.call(name, bad(design.ids));
    expect(outcome.success).toBe(false);
    if (!outcome.success) expect(outcome.error).toMatch(says);
    expect(design.snapshot()).toEqual(before);
  });
});

describe("a call", () => {
  it("takes names with the prefix, and refuses unknown ones", async () => {
    const design = await openDesign();
    expect((await design.call("design_list_artboards", {})).success).toBe(true);
    expect(await design.call("design_paint", {})).toMatchObject({
      success: false,
      error: '"design_paint" is not a tool.',
    });
  });

  it("with wrong input names path, what is expected, and an example", async () => {
    const design = await openDesign();
    const outcome = await design.call("create_artboard", { name: "x", width: "wide", height: 10 });
    expect(outcome).toMatchObject({
      success: false,
      details: { path: "input.width", expected: "must be a number", example: { name: "Landing" } },
    });
  });

  it("places artboards right of one another", async () => {
    const design = await openDesign();
    await design.call("create_artboard", { name: "B", width: 400, height: 300 });
    const listed = await design.call("list_artboards", {});
    expect(listed.success && listed.data.artboards).toMatchObject([
      { x: 0, width: 1200 },
      { x: 1280, width: 400 },
    ]);
  });

  it("keeps other breakpoints when one is set", async () => {
    const design = await openDesign();
    const { hero } = design.ids;
    await design.call("set_responsive", { nodeId: hero, breakpoint: "md", className: "flex-row p-2" });
    await design.call("set_responsive", { nodeId: hero, breakpoint: "md", className: "flex-row" });
    const outcome = await design.call("set_responsive", {
      nodeId: hero,
      breakpoint: "base",
      className: "grid",
    });
    expect(outcome.success && outcome.data.className).toBe("grid md:flex-row");
  });

  it("refuses classes that together are more than a node holds", async () => {
    const design = await openDesign();
    const { hero } = design.ids;
    const before = design.snapshot();
    const outcome = await design.call("set_responsive", {
      nodeId: hero,
      breakpoint: "md",
      className: "p-1 ".repeat(1000),
    });
    expect(outcome).toMatchObject({
      success: false,
      error: expect.stringContaining("characters of classes"),
    });
    expect(design.snapshot()).toEqual(before);
  });
});
