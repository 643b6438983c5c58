import { shaders } from "@/lib/poster/shaders/registry";
import { textAnimations } from "@/lib/poster/text-animations/registry";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, layer, meanDifference, poster } from "./capture-state";

for (const { id, presets } of shaders.entries) {
  test(`shader ${id} draws every preset, moves, and repeats itself exactly`, async ({ page }) => {
    for (const { settings } of presets) {
      const state = poster([
        layer("bg", "background", { contentType: "shader", shader: { shaderType: id, settings } }),
      ]);
      const early = await captureState(page, state, { timeSeconds: 1 });
      const late = await captureState(page, state, { timeSeconds: 4 });
      expect(early.warnings).toEqual([]);
      expect(colorCount(early)).toBeGreaterThan(8);
      expect(meanDifference(early, late)).toBeGreaterThan(0.5);
      const again = await captureState(page, state, { timeSeconds: 1 });
      expect(again.data.equals(early.data)).toBe(true);
    }
  });
}

for (const { id } of textAnimations.entries) {
  test(`text animation ${id} shows the text at once, and moves it`, async ({ page }) => {
    const state = (animation?: unknown) =>
      poster([
        layer("title", "text", { content: "Affiche", fontSize: 110, fontFamily: "Archivo Black", animation }),
      ]);
    const animation = { mode: "animated", animation: { type: id } };
    const blank = await captureState(page, poster([]));
    const still = await captureState(page, state());
    const frames = [];
    for (const timeSeconds of [0, 0.7, 1, 1.7, 2.4]) {
      frames.push(await captureState(page, state(animation), { timeSeconds }));
    }
    const [first] = frames;
    if (!first) throw new Error("no frame was taken");
    const ink = (picture: typeof first) => meanDifference(picture, blank);
    expect(ink(first)).toBeGreaterThan(0.6 * ink(still));
    expect(Math.max(...frames.map((frame) => meanDifference(first, frame)))).toBeGreaterThan(0.1);
  });
}
