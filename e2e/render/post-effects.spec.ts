import { effects } from "@/lib/poster/effects/registry";
import { postProcesses } from "@/lib/poster/post/registry";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, layer, meanDifference, poster } from "./capture-state";

const scene = [
  layer("bg", "background", {
    fill: {
      type: "radial",
      radius: 0.7,
      stops: [
        { color: "#ffd9a0", position: 0 },
        { color: "#a03050", position: 0.5 },
        { color: "#101030", position: 1 },
      ],
    },
  }),
  layer("disc", "ellipse", {
    shapeWidth: 0.5,
    shapeHeight: 0.28,
    style: { fill: { type: "solid", color: "#f0f0f0" } },
  }),
  layer("title", "text", { content: "Affiche", fontSize: 96, fontFamily: "Archivo Black", color: "#111111" }),
];

for (const { id } of effects.entries) {
  test(`effect ${id} draws something that is neither flat nor the untouched picture`, async ({ page }) => {
    const plain = await captureState(page, poster(scene));
    const drawn = await captureState(page, poster(scene, { effect: { effectId: id, enabled: true } }));
    expect(drawn.warnings).toEqual([]);
    expect(colorCount(drawn)).toBeGreaterThan(1);
    expect(meanDifference(plain, drawn)).toBeGreaterThan(1);
    const again = await captureState(page, poster(scene, { effect: { effectId: id, enabled: true } }));
    expect(again.data.equals(drawn.data)).toBe(true);
  });
}

for (const { id, presets } of postProcesses.entries) {
  test(`post-process ${id} draws with its first preset`, async ({ page }) => {
    const plain = await captureState(page, poster(scene));
    const settings = (presets[0]?.settings ?? {}) as Record<string, unknown>;
    const drawn = await captureState(
      page,
      poster(scene, { postProcesses: [{ id: "p", type: id, enabled: true, settings }] }),
    );
    expect(drawn.warnings).toEqual([]);
    expect(meanDifference(plain, drawn)).toBeGreaterThan(0.2);
  });
}

test("neutral passes change no pixel, however many there are", async ({ page }) => {
  const neutral: Record<string, Record<string, number>> = {
    scanlines: { intensity: 0 },
    vignette: { intensity: 0 },
    bloom: { intensity: 0 },
    grain: { intensity: 0 },
    "chromatic-aberration": { intensity: 0 },
  };
  const grey = poster([layer("bg", "background", { solidColor: "#808080" })]);
  const stack = Array.from({ length: 4 }, (_, round) =>
    Object.entries(neutral).map(([type, settings]) => ({
      id: `${type}-${round}`,
      type,
      enabled: true,
      settings,
    })),
  ).flat();
  const pixels = await captureState(page, { ...grey, postProcesses: stack });
  expect(colorCount(pixels)).toBe(1);
  expect(pixels.at(0.5, 0.5)).toEqual([128, 128, 128]);
});
