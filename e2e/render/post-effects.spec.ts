import { POST_PROCESS_PRESETS } from "@/lib/poster/catalogue/post-process-presets";
import { effects } from "@/lib/poster/effects/registry";
import { postProcesses } from "@/lib/poster/post/registry";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, halved, layer, meanDifference, poster } from "./capture-state";
import { HUGE, LARGE, plain, scene } from "./scenes";

const pass = (type: string, settings: unknown, id = type) => ({
  id,
  type,
  enabled: true,
  settings: settings as Record<string, unknown>,
});
const firstPreset = ({ id, presets }: (typeof postProcesses.entries)[number]) =>
  pass(id, presets[0]?.settings ?? {});

for (const { id } of effects.entries) {
  test(`effect ${id} draws something that is neither flat nor the untouched picture`, async ({ page }) => {
    const untouched = await captureState(page, poster(scene));
    const drawn = await captureState(page, poster(scene, { effect: { effectId: id, enabled: true } }));
    expect(drawn.warnings).toEqual([]);
    expect(colorCount(drawn)).toBeGreaterThan(1);
    expect(meanDifference(untouched, drawn)).toBeGreaterThan(1);
    const again = await captureState(page, poster(scene, { effect: { effectId: id, enabled: true } }));
    expect(again.data.equals(drawn.data)).toBe(true);
  });
}

for (const { id, presets } of postProcesses.entries) {
  test(`post-process ${id} draws every preset, and repeats itself exactly`, async ({ page }) => {
    const untouched = await captureState(page, poster(scene));
    for (const { settings } of presets) {
      const state = poster(scene, { postProcesses: [pass(id, settings)] });
      const drawn = await captureState(page, state);
      expect(drawn.warnings).toEqual([]);
      expect(meanDifference(untouched, drawn)).toBeGreaterThan(0.2);
      const again = await captureState(page, state);
      expect(again.data.equals(drawn.data)).toBe(true);
    }
  });
}

for (const entry of postProcesses.entries) {
  test(`post-process ${entry.id} looks the same at twice the size`, async ({ page }) => {
    const state = poster(scene, { postProcesses: [firstPreset(entry)] });
    const small = await captureState(page, state, LARGE);
    const large = await captureState(page, state, HUGE);
    // Dots and lines have edges, which two sizes round differently.
    expect(meanDifference(small, halved(large))).toBeLessThan(4);
  });
}

test("neutral passes change no pixel, however many there are", async ({ page }) => {
  const stack = Array.from({ length: 2 }, (_, round) =>
    postProcesses.entries.map(({ id, neutral }) => pass(id, neutral, `${id}-${round}`)),
  ).flat();
  const grey = poster([plain("#808080")]);
  const pixels = await captureState(page, { ...grey, postProcesses: stack });
  expect(colorCount(pixels)).toBe(1);
  expect(pixels.at(0.5, 0.5)).toEqual([128, 128, 128]);
  const untouched = await captureState(page, poster(scene));
  const neutral = await captureState(page, poster(scene, { postProcesses: stack }));
  expect(neutral.data.equals(untouched.data)).toBe(true);
});

test("passes that only move, mix or screen the picture leave a grey poster grey", async ({ page }) => {
  for (const { id, settings } of [
    { id: "wave", settings: { amplitude: 40 } },
    { id: "warp", settings: { strength: 0.8 } },
    { id: "motion-blur", settings: { distance: 90, kind: "spin" } },
    { id: "pixelate", settings: { size: 23, shape: "hexagon" } },
    { id: "rgb-glitch", settings: { intensity: 1 } },
    { id: "chromatic-aberration", settings: { intensity: 1 } },
    { id: "brightness-contrast", settings: { saturation: 1 } },
  ]) {
    const grey = poster([plain("#808080")], {
      postProcesses: [pass(id, settings), pass(id, settings, "again")],
    });
    const pixels = await captureState(page, grey);
    expect(colorCount(pixels), id).toBe(1);
    expect(pixels.at(0.5, 0.5), id).toEqual([128, 128, 128]);
  }
});

test("a gradient does not band after two passes that change its tone", async ({ page }) => {
  const fill = {
    type: "linear",
    angle: 180,
    stops: [
      { color: "#181818", position: 0 },
      { color: "#303030", position: 1 },
    ],
  };
  const state = poster([layer("bg", "background", { fill })], {
    postProcesses: [
      pass("brightness-contrast", { brightness: -0.25 }),
      pass("color-tint", { intensity: 0.5 }),
      pass("brightness-contrast", { brightness: 0.25 }, "back"),
    ],
  });
  const { data, widthPx, heightPx } = await captureState(page, state);
  const rowMean = (row: number) => {
    let sum = 0;
    for (let column = 0; column < widthPx; column++) sum += data[(row * widthPx + column) * 3 + 1] ?? 0;
    return sum / widthPx;
  };
  // 24 steps over 480 rows: where it bands, the mean of a row stands still for 20 rows and then jumps by one.
  for (let row = 0; row < heightPx - 1; row++) {
    expect(Math.abs(rowMean(row + 1) - rowMean(row)), `row ${row}`).toBeLessThan(0.5);
  }
});

test("all passes stack, in both orders, over an effect of each category", async ({ page }) => {
  test.slow();
  const stack = postProcesses.entries.map(firstPreset);
  const byCategory = new Map(effects.entries.map(({ category, id }) => [category, id]));
  for (const effectId of byCategory.values()) {
    const draw = (postProcesses: typeof stack) =>
      captureState(page, poster(scene, { effect: { effectId, enabled: true }, postProcesses }));
    const forward = await draw(stack);
    const backward = await draw(stack.toReversed());
    for (const pixels of [forward, backward]) {
      expect(pixels.warnings, effectId).toEqual([]);
      expect(colorCount(pixels), effectId).toBeGreaterThan(50);
    }
    expect(meanDifference(forward, backward), effectId).toBeGreaterThan(1);
  }
});

for (const { id, postProcesses: stack } of POST_PROCESS_PRESETS) {
  test(`the stack ${id} draws without a warning`, async ({ page }) => {
    const untouched = await captureState(page, poster(scene));
    const drawn = await captureState(page, poster(scene, { postProcesses: [...stack] }));
    expect(drawn.warnings).toEqual([]);
    expect(meanDifference(untouched, drawn)).toBeGreaterThan(2);
  });
}
