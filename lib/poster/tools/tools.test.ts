import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toJsonSchema } from "@/lib/schema/json-schema";
import { validateState } from "../schema/validate";
import { posterTools } from "./registry";
import { openPoster, TEST_POSTER } from "./test/open-poster";

/** For a tool a call that works on the test poster, and one that cannot, with what the refusal must say. */
interface Calls {
  /** What happens before, so that there is something to do. */
  readonly first?: readonly [name: string, input: object];
  readonly good: object;
  readonly bad: object;
  readonly says: RegExp;
}

const CALLS: Readonly<Record<string, Calls>> = {
  get_state: { good: { layerId: "two" }, bad: { layerId: "gone" }, says: /no layer.*"gone".*title \(text\)/ },
  list_layers: { good: {}, bad: { all: true }, says: /input\.all: is no field here/ },
  set_canvas: {
    good: { aspectRatio: "16:9" },
    bad: { aspectRatio: "2:1" },
    says: /input\.aspectRatio: must be one of 4:3, 3:4/,
  },
  add_layer: {
    good: { type: "text", content: "Hello", animationType: "wave", animationSpeed: 2 },
    bad: { type: "text", content: "Hello", mediaUrl: "/a.png" },
    says: /input\.mediaUrl: a text layer has no such field.*It has textType, content/,
  },
  update_layer: {
    good: { layerId: "one", fontSize: 30, x: 0.2 },
    bad: { layerId: "one", fontSzie: 30 },
    says: /input\.fontSzie: is no field here; did you mean "fontSize"\?/,
  },
  delete_layers: {
    good: { layerIds: ["disc", "two"] },
    bad: { layerIds: ["disc", "seal"] },
    says: /"seal" is locked/,
  },
  duplicate_layer: { good: { layerId: "list" }, bad: { layerId: "gone" }, says: /"gone"/ },
  reorder_layer: {
    good: { layerId: "title", position: "backward" },
    bad: { layerId: "list", parentId: "list" },
    says: /into itself/,
  },
  group_layers: {
    good: { layerIds: ["title", "disc"], name: "Head" },
    bad: { layerIds: ["title", "one"] },
    says: /must be of one group/,
  },
  ungroup_layer: { good: { layerId: "list" }, bad: { layerId: "title" }, says: /no group/ },
  set_effect: {
    good: { effectId: "halftone-cmyk" },
    bad: { effectId: "halftone-cmik" },
    says: /input\.effectId: "halftone-cmik" is not a valid effect ID; did you mean "halftone-cmyk"\?/,
  },
  set_post_processes: {
    good: { preset: "crt", mode: "append" },
    bad: { postProcesses: [{ type: "grain", settings: { intensity: 9 } }] },
    says: /input\.postProcesses\[0\]\.settings\.intensity: must be at most/,
  },
  new_poster: {
    good: { aspectRatio: "1:1", backgroundColor: "#101014" },
    bad: { backgroundColor: "black" },
    says: /input\.backgroundColor: must be a hex colour/,
  },
  list_effects: {
    good: { effectId: "ascii-dense" },
    bad: { effectId: "asci-dense" },
    says: /Did you mean "ascii-dense"/,
  },
  list_post_processes: { good: {}, bad: { type: "grian" }, says: /Did you mean "grain"/ },
  list_shaders: { good: { category: "gradient" }, bad: { category: "sky" }, says: /must be one of gradient/ },
  list_fonts: { good: { script: "greek" }, bad: { category: "fat" }, says: /must be one of/ },
  list_palettes: { good: { category: "warm" }, bad: { category: "hot" }, says: /must be one of/ },
  list_text_animations: { good: {}, bad: { type: "wave" }, says: /is no field here/ },
  list_materials: { good: { q: "gold" }, bad: { q: 3 }, says: /input\.q: must be a string/ },
  search_images: {
    good: { query: "dunes", limit: 2 },
    bad: { limit: 21 },
    says: /input\.limit: must be at most 20/,
  },
  search_icons: { good: { query: "cart" }, bad: { query: " " }, says: /must be the words to look for/ },
  add_icon: {
    good: { iconName: "cart", color: "#d63a1e", x: 0.5 },
    bad: { iconName: "gone" },
    says: /no such icon: No library has it/,
  },
  select_layers: { good: { layerIds: ["title"] }, bad: { layerIds: ["gone"] }, says: /"gone"/ },
  undo: {
    first: ["set_canvas", { aspectRatio: "1:1" }],
    good: {},
    bad: { steps: 2 },
    says: /is no field here/,
  },
  redo: { first: ["undo", {}], good: {}, bad: { steps: 2 }, says: /is no field here/ },
};

const all = posterTools.tools.map((tool) => [tool.name, tool] as const);
const callsOf = (name: string): Calls => {
  const calls = CALLS[name];
  if (!calls) throw new Error(`${name} has no calls in CALLS`);
  return calls;
};

describe("every poster tool", () => {
  it("has calls in this test, and the other way round", () => {
    expect(Object.keys(CALLS).sort()).toEqual(all.map(([name]) => name).sort());
  });

  it("has a name of its own", () => {
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
  });

  it.each(all)("%s: is named after its file, described, and refuses unknown fields", (name, tool) => {
    expect(existsSync(`lib/poster/tools/${name.replaceAll("_", "-")}.ts`)).toBe(true);
    expect(tool.description.length).toBeGreaterThan(20);
    const schema = toJsonSchema(tool.input, { io: "input" });
    expect(schema).toMatchObject({ type: "object", additionalProperties: false });
  });

  it.each(all)("%s: takes its own examples", async (name, tool) => {
    expect(tool.examples.length).toBeGreaterThan(0);
    for (const { input } of tool.examples) {
      const poster = openPoster(EXAMPLE_POSTER);
      if (name === "undo" || name === "redo") await poster.call("set_canvas", { aspectRatio: "1:1" });
      if (name === "redo") await poster.call("undo", {});
      expect(await poster.call(name, input)).toMatchObject({ success: true });
    }
  });

  it.each(all)(
    "%s: does what it can, as one step that undo takes back and redo does again",
    async (name, tool) => {
      const poster = openPoster();
      const { first, good } = callsOf(name);
      if (name === "redo") await poster.call("set_canvas", { aspectRatio: "1:1" });
      if (first) expect(await poster.call(...first)).toMatchObject({ success: true });
      const { history } = poster.workspace;
      const before = poster.workspace.state;
      const steps = history.undoable.length;
      const outcome = await poster.call(name, good);
      expect(outcome).toMatchObject({ success: true });
      const after = poster.workspace.state;
      if (tool.kind !== "write") {
        if (name !== "undo" && name !== "redo") expect(after).toBe(before);
        return;
      }
      expect(after).not.toEqual(before);
      expect(validateState(after)).toEqual([]);
      expect(history.undoable.length - steps).toBe(1);
      history.undo();
      expect(poster.workspace.state).toBe(before);
      history.redo();
      expect(poster.workspace.state).toBe(after);
    },
  );

  it.each(all)("%s: says what is wrong, and nothing has changed", async (name) => {
    const poster = openPoster();
    const { bad, says } = callsOf(name);
    const outcome = await poster.call(name, bad);
    expect(outcome.success).toBe(false);
    if (!outcome.success) expect(outcome.error).toMatch(says);
    expect(poster.workspace.state).toBe(TEST_POSTER);
  });

  it.each(all)("%s: answers in few words", async (name) => {
    const poster = openPoster();
    const outcome = await poster.call(name, callsOf(name).good);
    expect(JSON.stringify(outcome).length).toBeLessThan(24_000);
  });
});

/** A poster with the layers that the examples speak of. */
const EXAMPLE_POSTER = {
  ...TEST_POSTER,
  layers: [
    ...TEST_POSTER.layers,
    ...["subtitle", "line", "price"].map((id) => ({ ...TEST_POSTER.layers[2], id, name: id })),
    { ...TEST_POSTER.layers[3], id: "badge", name: "badge", children: [] },
  ],
};
