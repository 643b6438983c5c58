import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUNDLED_IMAGES } from "@/lib/poster/images/bundled.gen";
import { BUNDLED_MODELS } from "@/lib/poster/models/bundled-models";
import { SHAPE_KINDS } from "@/lib/poster/schema/layers/shape";
import type { PosterState } from "@/lib/poster/schema/state";
import { validateState } from "@/lib/poster/schema/validate";
import { EXAMPLES } from "./registry";

type Fields = Readonly<Record<string, unknown>>;

function allLayers(layers: readonly Fields[]): Fields[] {
  return layers.flatMap((layer) => [layer, ...allLayers((layer.children ?? []) as Fields[])]);
}

const layersOf = (state: PosterState) => allLayers(state.layers);

describe("the examples", () => {
  it("are the files on disk", () => {
    const files = readdirSync("examples").filter((name) => name.endsWith(".json"));
    expect(EXAMPLES.map((example) => `${example.id}.json`).sort()).toEqual(files);
  });

  it.each(EXAMPLES)("$id is valid and its first layer is the background", ({ state }) => {
    expect(validateState(state)).toEqual([]);
    expect(state.layers[0]?.type).toBe("background");
  });

  it.each(EXAMPLES)("$id shows only pictures that exist, and describes them", ({ state }) => {
    const known = BUNDLED_IMAGES.map((image) => `/media/${image.file}`);
    for (const layer of layersOf(state)) {
      const media = layer.mediaUrl ?? (layer.inputMedia as Fields | undefined)?.mediaUrl;
      if (media !== undefined) expect(known).toContain(media);
      const modelUrl = (layer.settings as Fields | undefined)?.modelUrl;
      if (modelUrl !== undefined) expect(BUNDLED_MODELS.map(({ url }) => url)).toContain(modelUrl);
      if (layer.type === "image") expect(layer.alt).toBeTruthy();
    }
  });

  it("has one with exactly 40 layers", () => {
    const timetable = EXAMPLES.find((example) => example.id === "timetable");
    expect(timetable && layersOf(timetable.state)).toHaveLength(40);
  });

  it("shows every kind of shape, rows and columns, blend modes and moving text", () => {
    const layers = EXAMPLES.flatMap((example) => layersOf(example.state));
    for (const kind of SHAPE_KINDS)
      expect(layers.some((layer) => layer.shape === kind || layer.type === kind)).toBe(true);
    expect(new Set(layers.map((layer) => layer.layoutMode))).toContain("row");
    expect(new Set(layers.map((layer) => layer.layoutMode))).toContain("column");
    expect(layers.some((layer) => layer.blendMode === "multiply")).toBe(true);
    const moving = EXAMPLES.filter((example) => layersOf(example.state).some((layer) => layer.animation));
    expect(moving.length).toBeGreaterThanOrEqual(5);
  });
});
