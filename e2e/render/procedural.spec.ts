import { shaders } from "@/lib/poster/shaders/registry";
import { textAnimations } from "@/lib/poster/text-animations/registry";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, halved, layer, meanDifference, poster } from "./capture-state";

const background = (shaderType: string, settings: unknown) =>
  poster([layer("bg", "background", { contentType: "shader", shader: { shaderType, settings } })]);

for (const { id, presets, schema, loopSeconds } of shaders.entries) {
  test(`shader ${id} draws every preset, moves, repeats itself exactly and comes round`, async ({ page }) => {
    test.slow();
    for (const { settings } of presets) {
      const state = background(id, settings);
      const early = await captureState(page, state, { timeSeconds: 1 });
      const late = await captureState(page, state, { timeSeconds: 4 });
      expect(early.warnings).toEqual([]);
      expect(colorCount(early)).toBeGreaterThan(8);
      expect(meanDifference(early, late)).toBeGreaterThan(0.5);
      const again = await captureState(page, state, { timeSeconds: 1 });
      expect(again.data.equals(early.data)).toBe(true);
      const loop = loopSeconds(schema.parse(settings) as never);
      if (loop === null) continue;
      const round = await captureState(page, state, { timeSeconds: 1 + loop });
      expect(meanDifference(early, round)).toBeLessThan(0.05);
    }
  });

  test(`shader ${id} looks the same at twice the size`, async ({ page }) => {
    const state = background(id, presets[0]?.settings ?? {});
    const small = await captureState(page, state, { widthPx: 540, heightPx: 960 });
    const large = await captureState(page, state, { widthPx: 1080, heightPx: 1920 });
    expect(meanDifference(small, halved(large))).toBeLessThan(2);
  });
}

test("a mesh gradient does not band", async ({ page }) => {
  // A few steps of colour over the whole poster: without dithering they would be wide flat bands.
  const colors = ["#101418", "#1c2028", "#161a30", "#201a24"];
  const state = background("meshGradient", { colors, grain: 0, softness: 1 });
  const { data, widthPx, heightPx } = await captureState(page, state, { widthPx: 540, heightPx: 960 });
  const side = 20;
  let flat = 0;
  let blocks = 0;
  for (let top = 0; top < heightPx; top += side) {
    for (let left = 0; left < widthPx; left += side) {
      const values = new Set<number>();
      for (let y = top; y < top + side; y++) {
        for (let x = left; x < left + side; x++) values.add(data[(y * widthPx + x) * 3 + 2] ?? 0);
      }
      blocks++;
      if (values.size === 1) flat++;
    }
  }
  // Only where the colour is exactly a step of eight bits may a block have one value.
  expect(flat / blocks).toBeLessThan(0.25);
});

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
