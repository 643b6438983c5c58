import { describe, expect, it, vi } from "vitest";
import { findLayer } from "../document/layer-tree";
import { openPoster, TEST_POSTER } from "../tools/test/open-poster";
import { createPosterStore } from "./poster-store";

const open = () => createPosterStore(TEST_POSTER, openPoster().surface);

describe("the store of a poster", () => {
  it("tells of a change as soon as it is made, with the state as it is drawn", () => {
    const store = open();
    const told = vi.fn(() => store.resolved.canvas.aspectRatio);
    store.subscribe(told);
    void store.edit("set_canvas", { aspectRatio: "16:9" });
    expect(told).toHaveReturnedWith("16:9");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("makes a drag one step, and none of one that is broken off", async () => {
    const store = open();
    const drag = store.mark("Move");
    for (const x of [0.1, 0.2, 0.3]) await store.edit("update_layer", { layerId: "disc", x });
    drag.squash();
    expect(store.workspace.history.undoable.map(({ label }) => label)).toEqual(["Move"]);
    const other = store.mark("Move");
    await store.edit("update_layer", { layerId: "disc", x: 0.9 });
    other.bail();
    expect(findLayer(store.state, "disc")?.layer.transform).toMatchObject({ x: 0.3 });
    store.undo();
    expect(store.state).toBe(TEST_POSTER);
  });

  it("selects only what is there, and nothing of what has gone", async () => {
    const store = open();
    store.select(["title", "nope", "title"]);
    expect(store.selection).toEqual(["title"]);
    await store.edit("delete_layers", { layerIds: ["title"] });
    expect(store.selection).toEqual([]);
  });

  it("says whose step undo takes back", async () => {
    const store = open();
    await store.runForAgent("set_canvas", { aspectRatio: "1:1" });
    expect(store.undo()).toMatchObject({ origin: "agent", label: "Change canvas" });
    expect(store.undo()).toBeNull();
  });

  it("takes an answer of the assistant back as one step", async () => {
    const store = open();
    await store.runForAssistant("set_canvas", { aspectRatio: "1:1" }, "a");
    await store.runForAssistant("add_layer", { type: "text", content: "More" }, "a");
    store.endAnswer("a", "Make it square");
    expect(store.workspace.history.undoable).toHaveLength(1);
    expect(store.takeBackAnswer("a")).toEqual([]);
    expect(store.state).toBe(TEST_POSTER);
    expect(store.canTakeBack("a")).toBe(false);
  });

  it("takes an answer back and leaves what a person did since", async () => {
    const store = open();
    await store.runForAssistant("set_canvas", { aspectRatio: "1:1", backgroundColor: "#000000" }, "a");
    await store.runForAssistant("update_layer", { layerId: "title", content: "New", fontSize: 20 }, "a");
    await store.runForAssistant("add_layer", { type: "text", content: "More" }, "a");
    await store.runForAssistant("delete_layers", { layerIds: ["list"] }, "a");
    await store.edit("update_layer", { layerId: "title", content: "Mine" });
    await store.edit("set_canvas", { backgroundColor: "#ffffff" });
    expect(store.takeBackAnswer("a")).toEqual(["Title", "canvas"]);
    expect(store.state.canvas).toEqual({ aspectRatio: "3:4", backgroundColor: "#ffffff" });
    expect(findLayer(store.state, "title")?.layer).toMatchObject({ content: "Mine", fontSize: 90 });
    expect(findLayer(store.state, "text")).toBeUndefined();
    expect(findLayer(store.state, "two")?.parentId).toBe("list");
    expect(store.canTakeBack("a")).toBe(false);
    store.undo();
    expect(store.state.canvas.aspectRatio).toBe("1:1");
  });
});
