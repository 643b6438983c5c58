import { effects } from "@/lib/poster/effects/registry";
import { palettes } from "@/lib/poster/palettes/registry";
import { expect, test } from "../fixtures/test";
import { captureState, halved, layer, meanDifference, poster } from "./capture-state";
import { hexOf, stripColor, stripLight, strips, toLinear } from "./measure-light";
import { gradient, greys, HUGE, LARGE, plain, SMALL, withEffect } from "./scenes";

const dithers = effects.ids.filter((id) => id.startsWith("dither-"));

for (const effectId of dithers) {
  test(`${effectId} keeps the light of greys, and uses its inks alone`, async ({ page }) => {
    const seen = await captureState(page, withEffect(effectId, { palette: "greys" }), LARGE);
    expect(palettes.get("greys")?.colors).toEqual(expect.arrayContaining(hexOf(seen)));
    const plainRamp = await captureState(page, poster([greys]), LARGE);
    const wanted = strips(plainRamp, 6);
    strips(seen, 6).forEach((light, index) => {
      expect(Math.abs(light - (wanted[index] ?? 9))).toBeLessThan(
        effectId === "dither-atkinson" ? 0.12 : 0.035,
      );
    });
  });

  test(`${effectId} looks the same at twice the size`, async ({ page }) => {
    const state = withEffect(effectId, { palette: "teletext", pixelation: 4 }, [
      gradient("#402010", "#ffd0a0"),
    ]);
    const small = await captureState(page, state, SMALL);
    const large = await captureState(page, state, LARGE);
    let same = 0;
    let total = 0;
    for (let y = 1; y < 480; y += 2) {
      for (let x = 1; x < 270; x += 2) {
        const a = small.data.readUIntBE((y * 270 + x) * 3, 3);
        if (a === large.data.readUIntBE((y * 2 * 540 + x * 2) * 3, 3)) same++;
        total++;
      }
    }
    // Error that is handed on makes of one dot's rounding many other dots, of the same tone; ordered dithers hand on none.
    if (/bayer|blue/.test(effectId)) expect(same / total).toBeGreaterThan(0.97);
    strips(small, 4).forEach((light, index) => {
      expect(Math.abs(light - stripLight(large, index / 4, (index + 1) / 4))).toBeLessThan(0.02);
    });
  });
}

const prints = [
  ["halftone-cmyk", {}],
  ["halftone-cmyk", { shape: "line", cellSize: 9, blackGeneration: 1 }],
  ["halftone-cmyk", { shape: "diamond", cellSize: 14, blackGeneration: 0, misregistration: 3 }],
  ["color-separation", { unevenness: 0 }],
  ["color-separation", { unevenness: 0, screen: "halftone", cellSize: 8 }],
  ["color-separation", { inks: ["#00a0e0", "#e6007e", "#ffe600", "#1d1d1b"], unevenness: 0.5 }],
] as const;

for (const [effectId, settings] of prints) {
  test(`${effectId} ${JSON.stringify(settings)} prints greys grey, as light as they are`, async ({
    page,
  }) => {
    const printed = await captureState(page, withEffect(effectId, { ...settings, paper: "#ffffff" }), LARGE);
    const source = await captureState(page, poster([greys]), LARGE);
    for (let index = 0; index < 6; index++) {
      const [red, green, blue] = stripColor(printed, index / 6, (index + 1) / 6);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(0.045);
      // Black ink is not as black as the picture's black.
      expect(Math.abs(green - stripLight(source, index / 6, (index + 1) / 6))).toBeLessThan(0.055);
    }
  });

  test(`${effectId} ${JSON.stringify(settings)} looks the same at every size`, async ({ page }) => {
    const state = withEffect(effectId, settings, [gradient("#103050", "#f0b070")]);
    const small = await captureState(page, state, LARGE);
    const large = await captureState(page, state, HUGE);
    for (let index = 0; index < 6; index++) {
      const [a, b] = [small, large].map((pixels) => stripColor(pixels, index / 6, (index + 1) / 6));
      a?.forEach((value, channel) => {
        expect(Math.abs(value - (b?.[channel] ?? 9))).toBeLessThan(0.03);
      });
    }
    // The same dots in the same places: what two px by two of the large one show is what the small one shows.
    expect(meanDifference(small, halved(large))).toBeLessThan(16);
  });
}

test("four-colour print shows the colours that it was given", async ({ page }) => {
  for (const color of ["#6a9fd8", "#d88a4a", "#5b8c4a", "#b04a6a"]) {
    const printed = await captureState(
      page,
      withEffect("halftone-cmyk", { paper: "#ffffff" }, [plain(color)]),
      LARGE,
    );
    const mean = stripColor(printed);
    [1, 3, 5].forEach((at, channel) => {
      const wanted = toLinear(Number.parseInt(color.slice(at, at + 2), 16));
      expect(Math.abs((mean[channel] ?? 9) - wanted), color).toBeLessThan(0.05);
    });
  }
});

test("a spot print is repeatable, and another seed is another copy", async ({ page }) => {
  const text = layer("t", "text", { content: "Proof", fontSize: 160, color: "#203040" });
  const draw = (settings: Record<string, unknown>) =>
    captureState(page, withEffect("color-separation", settings, [plain("#f0e0d0"), text]), LARGE);
  const first = await draw({ misregistration: 8, seed: 1 });
  expect((await draw({ misregistration: 8, seed: 1 })).data.equals(first.data)).toBe(true);
  expect(meanDifference(first, await draw({ misregistration: 8, seed: 2 }))).toBeGreaterThan(0.5);
});
