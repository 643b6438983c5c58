import { coverageOf } from "@/lib/poster/effects/families/art/ink";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, halved, layer, meanDifference, poster } from "./capture-state";
import { hexOf, stripLight, strips, toLinear } from "./measure-light";
import { HUGE, LARGE, plain, SMALL, scene, withEffect } from "./scenes";

const BLACK_ON_WHITE = { ink: "#000000", paper: "#ffffff" };

/** CIE L* / 100 of a grey byte. */
function lightnessOf(byte: number): number {
  const light = toLinear(byte);
  return light <= 0.008856 ? light * 9.033 : 1.16 * Math.cbrt(light) - 0.16;
}

for (const [effectId, tolerance] of [
  ["art-engraving", 0.015],
  ["art-crosshatch", 0.05],
  ["art-stipple", 0.025],
] as const) {
  test(`${effectId} covers as much paper as a tone asks for, at either size`, async ({ page }) => {
    for (const byte of [0x20, 0x50, 0x80, 0xb0, 0xe0]) {
      const grey = `#${byte.toString(16).repeat(3)}`;
      const state = withEffect(effectId, BLACK_ON_WHITE, [plain(grey)]);
      for (const size of [LARGE, HUGE]) {
        const light = stripLight(await captureState(page, state, size), 0, 1);
        const wanted = 1 - coverageOf(lightnessOf(byte));
        expect(Math.abs(light - wanted), `${grey} at ${size.widthPx}: ${light}, not ${wanted}`).toBeLessThan(
          tolerance,
        );
      }
    }
  });

  test(`${effectId} leaves white blank and closes black, with dark and with light ink`, async ({ page }) => {
    for (const [ink, paper] of [
      ["#1c2b24", "#f3efe2"],
      ["#f3efe2", "#1c2b24"],
    ] as const) {
      const [dark, light] = ink < paper ? [ink, paper] : [paper, ink];
      const draw = async (ground: string) =>
        hexOf(await captureState(page, withEffect(effectId, { ink, paper }, [plain(ground)]), SMALL));
      expect(await draw("#ffffff")).toEqual([light]);
      expect(await draw("#000000")).toEqual([dark]);
    }
  });

  test(`${effectId} grows darker with the picture`, async ({ page }) => {
    const light = strips(await captureState(page, withEffect(effectId, BLACK_ON_WHITE), LARGE), 8);
    for (let index = 1; index < light.length; index++) {
      expect(light[index] ?? 0).toBeGreaterThan((light[index - 1] ?? 9) - 0.01);
    }
  });
}

test("a line drawing has no line in a flat tone, fills darks, and draws an edge on its dark side", async ({
  page,
}) => {
  const draw = (layers: Record<string, unknown>[]) =>
    captureState(page, withEffect("art-lineart", { ...BLACK_ON_WHITE, fill: 0.25 }, layers), LARGE);
  expect(hexOf(await draw([plain("#a0a0a0")]))).toEqual(["#ffffff"]);
  expect(hexOf(await draw([plain("#101010")]))).toEqual(["#000000"]);
  const half = layer("half", "rectangle", {
    shapeWidth: 0.5,
    shapeHeight: 1,
    transform: { x: -0.5, y: 0 },
    style: { fill: { type: "solid", color: "#707070" } },
  });
  const edge = await draw([plain("#d0d0d0"), half]);
  const row = Array.from({ length: 540 }, (_, x) => edge.at((x + 0.5) / 540, 0.5)[0]);
  const inked = row.flatMap((value, x) => (value < 128 ? [x] : []));
  expect(inked.length).toBeGreaterThan(0);
  expect(inked.length).toBeLessThan(8);
  for (const x of inked) expect(Math.abs(x - 268)).toBeLessThan(6);
});

const MOVING = ["glitch-chromatic", "glitch-digital", "glitch-vhs", "glitch-weird"];

for (const effectId of MOVING) {
  test(`${effectId} moves in steps, and repeats at the same time`, async ({ page }) => {
    const state = withEffect(effectId, {}, scene);
    const at = (timeSeconds: number) => captureState(page, state, { timeSeconds });
    const first = await at(1);
    expect((await at(1)).data.equals(first.data)).toBe(true);
    expect((await at(1.02)).data.equals(first.data)).toBe(true);
    const later = await Promise.all([2, 3, 4.5].map(at));
    expect(Math.max(...later.map((pixels) => meanDifference(first, pixels)))).toBeGreaterThan(0.1);
  });

  test(`${effectId} has the same faults at twice the size`, async ({ page }) => {
    const state = withEffect(effectId, {}, scene);
    const small = await captureState(page, state, SMALL);
    const large = halved(await captureState(page, state, LARGE));
    const untouched = await captureState(page, poster(scene), SMALL);
    const apart = meanDifference(small, large);
    const fault = meanDifference(small, untouched);
    expect(fault).toBeGreaterThan(0.2);
    // Edges and grain are finer at the larger size; the faults themselves are not others.
    expect(apart).toBeLessThan(0.6 * fault + 0.6);
  });
}

test("a glitch without strength changes no pixel", async ({ page }) => {
  const untouched = await captureState(page, poster(scene));
  const none = { bleed: 0, softness: 0, jitter: 0, tracking: 0, noise: 0, headSwitching: 0 };
  for (const [effectId, settings] of [
    ["glitch-chromatic", { intensity: 0 }],
    ["glitch-digital", { amount: 0 }],
    ["glitch-vhs", none],
    ["glitch-weird", { length: 0 }],
  ] as const) {
    const pixels = await captureState(page, withEffect(effectId, settings, scene));
    expect(pixels.data.equals(untouched.data), effectId).toBe(true);
  }
});

test("a painting keeps flat colours and the mean of what it paints", async ({ page }) => {
  const flat = await captureState(page, withEffect("art-kuwahara", {}, [plain("#808080")]));
  expect(colorCount(flat)).toBe(1);
  const neutral = withEffect("art-kuwahara", { saturation: 1 }, scene);
  const before = stripLight(await captureState(page, poster(scene), LARGE), 0, 1);
  const after = stripLight(await captureState(page, neutral, LARGE), 0, 1);
  expect(Math.abs(after - before)).toBeLessThan(0.01);
});

test("another seed of a glitch is another arrangement", async ({ page }) => {
  for (const effectId of ["glitch-digital", "glitch-vhs", "glitch-weird"]) {
    const draw = (seed: number) => captureState(page, withEffect(effectId, { seed }, scene));
    const first = await draw(0);
    expect((await draw(0)).data.equals(first.data)).toBe(true);
    expect(meanDifference(first, await draw(1)), effectId).toBeGreaterThan(0.1);
  }
});
