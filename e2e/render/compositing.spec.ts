import sharp from "sharp";
import { BLEND_MODES } from "@/lib/poster/schema/layers/blend-modes";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, layer, meanDifference, poster } from "./capture-state";

const square = (id: string, color: string, fields: Record<string, unknown> = {}) =>
  layer(id, "shape", {
    shape: "rectangle",
    shapeWidth: 0.5,
    shapeHeight: 0.5,
    style: { fill: { type: "solid", color, opacity: 1 } },
    ...fields,
  });

test("an empty poster is its canvas colour, to the step", async ({ page }) => {
  const pixels = await captureState(page, poster([]));
  expect(colorCount(pixels)).toBe(1);
  expect(pixels.at(0.5, 0.5)).toEqual([0x10, 0x14, 0x18]);
});

test("the canvas is contained and centred, the rest shows the canvas colour", async ({ page }) => {
  const state = poster([layer("bg", "background", { solidColor: "#ff0000" })], {
    canvas: { aspectRatio: "1:1", backgroundColor: "#0000ff" },
  });
  const pixels = await captureState(page, state, { widthPx: 300, heightPx: 500 });
  expect([pixels.widthPx, pixels.heightPx]).toEqual([300, 500]);
  expect(pixels.at(0.5, 0.1)).toEqual([0, 0, 255]);
  expect(pixels.at(0.5, 0.5)).toEqual([255, 0, 0]);
  expect(pixels.at(0.5, 0.19)).toEqual([0, 0, 255]);
  expect(pixels.at(0.5, 0.21)).toEqual([255, 0, 0]);
});

test("positions, sizes, rotation and flips are those of the documentation", async ({ page }) => {
  const state = poster([
    square("corner", "#00ff00", { shapeWidth: 0.2, shapeHeight: 0.2, transform: { x: 1, y: 1 } }),
    square("bar", "#ff00ff", { shapeWidth: 0.8, shapeHeight: 0.05, transform: { rotation: 90 } }),
  ]);
  const pixels = await captureState(page, state);
  expect(pixels.at(0.95, 0.95)).toEqual([0, 255, 0]);
  expect(pixels.at(0.88, 0.95)).toEqual([0x10, 0x14, 0x18]);
  expect(pixels.at(0.5, 0.3)).toEqual([255, 0, 255]);
  expect(pixels.at(0.2, 0.5)).toEqual([0x10, 0x14, 0x18]);
});

test("every blend mode gives what the browser's own compositing gives", async ({ page }) => {
  for (const blendMode of BLEND_MODES) {
    const pixels = await captureState(
      page,
      poster([
        layer("bg", "background", { solidColor: "#4080c0" }),
        square("above", "#e06030", { blendMode, transform: { opacity: 0.7 } }),
      ]),
    );
    const css = await page.context().newPage();
    await css.setViewportSize({ width: 40, height: 40 });
    await css.setContent(
      `<body style="margin:0"><div style="background:#4080c0;isolation:isolate"><div style="width:40px;height:40px;background:#e06030;opacity:.7;mix-blend-mode:${blendMode}"></div></div>`,
    );
    const shot = await sharp(await css.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
    await css.close();
    const [red, green, blue] = pixels.at(0.5, 0.5);
    for (const [channel, value] of [red, green, blue].entries()) {
      expect(Math.abs(value - (shot[channel] ?? -99)), `${blendMode} channel ${channel}`).toBeLessThanOrEqual(
        1,
      );
    }
  }
});

test("a group's opacity is that of the whole, not of each child", async ({ page }) => {
  const children = [square("one", "#ffffff"), square("two", "#ffffff")];
  const state = poster([layer("group", "group", { children, transform: { opacity: 0.5 } })], {
    canvas: { aspectRatio: "9:16", backgroundColor: "#000000" },
  });
  const [red] = (await captureState(page, state)).at(0.5, 0.5);
  expect(Math.abs(red - 128)).toBeLessThanOrEqual(1);
});

test("strokes, dashes and line ends are drawn", async ({ page }) => {
  const style = { strokeColor: "#ff0000", strokeWidth: 40, fill: { type: "none" } };
  const state = poster([
    layer("line", "line", { x1: -0.5, y1: 0, x2: 0.5, y2: 0, style: { ...style, strokeCap: "butt" } }),
    layer("dash", "line", { x1: -1, y1: 0.5, x2: 1, y2: 0.5, style: { ...style, strokeDash: [54, 54] } }),
    layer("ring", "ellipse", { shapeWidth: 0.4, shapeHeight: 0.2, transform: { y: -0.6 }, style }),
  ]);
  const pixels = await captureState(page, state);
  expect(pixels.at(0.5, 0.5)).toEqual([255, 0, 0]);
  expect(pixels.at(0.2, 0.5)).toEqual([0x10, 0x14, 0x18]);
  expect(pixels.at(0.05, 0.75)).toEqual([255, 0, 0]);
  expect(pixels.at(0.15, 0.75)).toEqual([0x10, 0x14, 0x18]);
  expect(pixels.at(0.5, 0.2)).toEqual([0x10, 0x14, 0x18]);
  expect(pixels.at(0.3, 0.2)).toEqual([255, 0, 0]);
});

test("a gradient does not band: neighbouring rows never jump", async ({ page }) => {
  const fill = {
    type: "linear",
    angle: 180,
    stops: [
      { color: "#101010", position: 0 },
      { color: "#202020", position: 1 },
    ],
  };
  const state = poster([layer("bg", "background", { fill })]);
  const pixels = await captureState(page, state, { widthPx: 64, heightPx: 1000 });
  const rowMean = (row: number) => {
    let sum = 0;
    for (let column = 0; column < 64; column++) sum += pixels.data[(row * 64 + column) * 3] ?? 0;
    return sum / 64;
  };
  // 16 steps over 1000 rows: without dithering the mean of a row would stand still for 60 rows and then jump by one.
  const inside = Array.from({ length: 50 }, (_, index) => rowMean(475 + index));
  for (let index = 1; index < inside.length; index++) {
    expect(Math.abs((inside[index] ?? 0) - (inside[index - 1] ?? 0))).toBeLessThan(0.5);
  }
  expect(Math.abs(rowMean(520) - rowMean(480))).toBeGreaterThan(0.3);
});

test("the same state looks the same at every output size", async ({ page }) => {
  const state = poster([
    layer("bg", "background", {
      fill: {
        type: "radial",
        radius: 0.6,
        stops: [
          { color: "#3355ff", position: 0 },
          { color: "#000022", position: 1 },
        ],
      },
    }),
    layer("title", "text", { content: "Same at\nevery size", fontSize: 72, fontFamily: "Archivo Black" }),
    square("mark", "#ff4400", { shapeWidth: 0.1, shapeHeight: 0.02, transform: { y: 0.7 } }),
  ]);
  const small = await captureState(page, state, { widthPx: 270, heightPx: 480 });
  for (const [widthPx, heightPx] of [
    [1080, 1920],
    [1215, 2160],
  ] as const) {
    const large = await captureState(page, state, { widthPx, heightPx });
    const reduced = await sharp(large.data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
      .resize(270, 480, { kernel: "lanczos3" })
      .raw()
      .toBuffer();
    expect(meanDifference(small, { ...small, data: reduced })).toBeLessThan(2.5);
  }
});

test("the same request gives the same pixels, again and again", async ({ page }) => {
  const state = poster([
    layer("bg", "background", { solidColor: "#222222" }),
    layer("t", "text", {
      content: "Wave",
      animation: { mode: "animated", animation: { type: "wave", enabled: true } },
    }),
  ]);
  const first = await captureState(page, state);
  for (let round = 0; round < 5; round++) {
    const again = await captureState(page, state);
    expect(again.data.equals(first.data)).toBe(true);
  }
  const later = await captureState(page, state, { timeSeconds: 1.4 });
  expect(later.data.equals(first.data)).toBe(false);
});
