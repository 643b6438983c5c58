import type { Page } from "@playwright/test";
import { palettes } from "@/lib/poster/palettes/registry";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, meanDifference, poster } from "./capture-state";
import { hexOf, stripLight, strips, toLinear } from "./measure-light";
import { greys, HUGE, LARGE, plain, withEffect } from "./scenes";

const ASCII = [
  "standard",
  "dense",
  "minimal",
  "blocks",
  "braille",
  "technical",
  "matrix",
  "hatching",
] as const;

for (const style of ASCII) {
  test(`ascii-${style}: brighter places are denser, and invert reverses`, async ({ page }) => {
    const draw = (invert: boolean) =>
      captureState(page, withEffect(`ascii-${style}`, { color: false, invert }), LARGE);
    const light = strips(await draw(false), 6);
    const inverted = strips(await draw(true), 6);
    // The drops of digital rain light columns unevenly, so its neighbours may differ a little.
    const slack = style === "matrix" ? 0.02 : 0.004;
    for (let index = 1; index < light.length; index++) {
      expect(light[index] ?? 0).toBeGreaterThan((light[index - 1] ?? 9) - slack);
      expect(inverted[index] ?? 9).toBeLessThan((inverted[index - 1] ?? 0) + slack);
    }
    expect((light.at(-1) ?? 0) / (light[0] ?? 1)).toBeGreaterThan(2.5);
    expect((inverted[0] ?? 0) / (inverted.at(-1) ?? 1)).toBeGreaterThan(2.5);
  });
}

test("ASCII letters are crisp and stand in the same columns at every size", async ({ page }) => {
  const state = withEffect("ascii-standard", { color: false, cellSize: 20 }, [plain("#ffffff")]);
  for (const factor of [1, 2, 2.25]) {
    const pixels = await captureState(page, state, { widthPx: 540 * factor, heightPx: 960 * factor });
    // One glyph everywhere: the picture repeats from cell to cell, 45 columns of 12 px of the reference.
    const cell = pixels.widthPx / 45;
    const row = Math.floor(pixels.heightPx / 2);
    let differing = 0;
    let compared = 0;
    for (let column = 1; column < 44; column++) {
      const first = Math.ceil(column * cell - 0.5);
      const second = Math.ceil((column + 1) * cell - 0.5);
      for (let y = row; y < row + 8; y++) {
        for (let x = 2; x < cell - 3; x++) {
          const a = pixels.data[(y * pixels.widthPx + first + x) * 3] ?? 0;
          const b = pixels.data[(y * pixels.widthPx + second + x) * 3] ?? 0;
          if (Math.abs(a - b) > 2) differing++;
          compared++;
        }
      }
    }
    expect(colorCount(pixels)).toBeGreaterThan(2);
    // Where cells are no whole number of px, a glyph may stand one px off in some columns.
    expect(differing / compared).toBeLessThan(Number.isInteger(cell) ? 0.001 : 0.35);
  }
});

test("a dither uses the inks of its palette and no other colour", async ({ page }) => {
  for (const [palette, mapping] of [
    ["gameboy", "nearest"],
    ["synthwave", "ramp"],
    ["ink", "nearest"],
  ] as const) {
    const state = withEffect("dither-floyd-steinberg", { palette, mapping });
    const seen = hexOf(await captureState(page, state));
    const inks = palettes.get(palette)?.colors ?? [];
    expect(inks).toEqual(expect.arrayContaining(seen));
    expect(seen.length).toBeGreaterThan(1);
  }
});

test("dither and halftone keep the light of a grey, in linear light", async ({ page }) => {
  const wanted = toLinear(0x80);
  const dither = await captureState(
    page,
    withEffect("dither-jarvis-judice-ninke", { palette: "black-white" }, [plain("#808080")]),
  );
  expect(Math.abs(stripLight(dither, 0, 1) - wanted)).toBeLessThan(0.02);
  for (const shape of ["round", "diamond", "line", "square"]) {
    const settings = { ink: "#000000", paper: "#ffffff", shape, cellSize: 12 };
    const halftone = await captureState(
      page,
      withEffect("halftone-mono", settings, [plain("#808080")]),
      LARGE,
    );
    expect(Math.abs(stripLight(halftone, 0, 1) - wanted), shape).toBeLessThan(0.02);
  }
});

test("dots of a dither are the same at twice the size", async ({ page }) => {
  const state = withEffect("dither-atkinson", { palette: "gameboy", pixelation: 4 });
  const small = await captureState(page, state, LARGE);
  const large = await captureState(page, state, HUGE);
  let same = 0;
  let total = 0;
  for (let y = 2; y < 960; y += 4) {
    for (let x = 2; x < 540; x += 4) {
      const a = small.data.readUIntBE((y * 540 + x) * 3, 3);
      const b = large.data.readUIntBE((y * 2 * 1080 + x * 2) * 3, 3);
      if (a === b) same++;
      total++;
    }
  }
  expect(same / total).toBeGreaterThan(0.97);
});

const still = async (page: Page, effectId: string, timeSeconds: number, ground = greys) =>
  captureState(page, withEffect(effectId, {}, [ground]), { timeSeconds });

test("glitch and rain move with time, and repeat at the same time", async ({ page }) => {
  for (const effectId of ["glitch-chromatic", "ascii-matrix"]) {
    const first = await still(page, effectId, 1);
    const later = await still(page, effectId, 2);
    const again = await still(page, effectId, 1);
    expect(again.data.equals(first.data)).toBe(true);
    expect(meanDifference(first, later)).toBeGreaterThan(0.3);
  }
});

test("painting leaves a flat colour as it is", async ({ page }) => {
  const pixels = await still(page, "art-kuwahara", 1, plain("#808080"));
  expect(colorCount(pixels)).toBe(1);
  expect(pixels.at(0.5, 0.5)).toEqual([128, 128, 128]);
});

test("grain is grey, has no mean, and changes 24 times a second", async ({ page }) => {
  const grained = (timeSeconds: number) =>
    captureState(
      page,
      poster([plain("#808080")], {
        postProcesses: [{ id: "g", type: "grain", enabled: true, settings: { intensity: 0.5 } }],
      }),
      { timeSeconds },
    );
  const pixels = await grained(1);
  let sum = 0;
  let coloured = 0;
  for (let at = 0; at < pixels.data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + 3);
    sum += green;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 1) coloured++;
  }
  expect(Math.abs(sum / (pixels.data.length / 3) - 128)).toBeLessThan(0.5);
  expect(coloured).toBe(0);
  expect((await grained(1 + 1 / 60)).data.equals(pixels.data)).toBe(true);
  expect((await grained(1 + 1 / 20)).data.equals(pixels.data)).toBe(false);
});
