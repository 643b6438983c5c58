import { expect, test } from "../fixtures/test";
import { captureState, colorCount, layer, meanDifference, type Pixels, poster } from "./capture-state";

const square = { canvas: { aspectRatio: "1:1", backgroundColor: "#000000" } } as const;
const size = { widthPx: 360, heightPx: 360 };
const text = (content: string, fields: Record<string, unknown> = {}) =>
  poster([layer("text", "text", { content, fontSize: 60, ...fields })], square);

/** The box around everything that is not black, in fractions of the picture. */
function inkBox({
  data,
  widthPx,
  heightPx,
}: Pixels): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [widthPx, heightPx, -1, -1];
  for (let index = 0; index < data.length; index += 3) {
    if ((data[index] ?? 0) < 100) continue;
    const x = (index / 3) % widthPx;
    const y = Math.floor(index / 3 / widthPx);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left / widthPx, top / heightPx, right / widthPx, bottom / heightPx];
}

test("every script draws its own glyphs, none of them boxes", async ({ page }) => {
  const unknown = await captureState(page, text("\u0378\u0378\u0378"), size);
  expect(unknown.warnings.join()).toContain("U+0378");
  const words = ["Ζωή", "Мир", "سلام", "שלום", "नमस्ते", "ไทย", "かな漢", "한국어", "汉语这", "∑→★", "Việt"];
  const pictures: Pixels[] = [unknown];
  for (const word of words) {
    const picture = await captureState(page, text(word), size);
    expect(picture.warnings, word).toEqual([]);
    for (const other of pictures) expect(meanDifference(picture, other), word).toBeGreaterThan(0.5);
    pictures.push(picture);
  }
});

test("emoji are in colour, sequences are one picture, and text signs stay text", async ({ page }) => {
  for (const emoji of ["😀", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪", "1️⃣", "❤️", "⚡"]) {
    const picture = await captureState(page, text(emoji), size);
    const [left, , right] = inkBox(picture);
    expect(colorCount(picture), emoji).toBeGreaterThan(30);
    expect(right - left, emoji).toBeLessThan(0.2);
  }
  const sun = await captureState(page, text("☀", { color: "#ff0000" }), size);
  expect(sun.data.some((value, index) => index % 3 === 1 && value > 0)).toBe(false);
});

test("text stands at the same place, broken alike, at every size", async ({ page }) => {
  const state = text("The quick brown fox jumps over the lazy dog. مرحبا بالعالم 東京の夏", {
    textType: "frame",
    frameWidthPx: 300,
    fontSize: 31,
    textAlign: "left",
    letterSpacing: 0.7,
  });
  const boxes = [];
  for (const edgePx of [270, 540, 1080, 2160]) {
    boxes.push(inkBox(await captureState(page, state, { widthPx: edgePx, heightPx: edgePx })));
  }
  for (const box of boxes) {
    for (const [side, place] of box.entries())
      expect(Math.abs(place - (boxes[3]?.[side] ?? 9))).toBeLessThan(0.005);
  }
});

test("an animated text at rest is the still text, ligatures, kerning and direction included", async ({
  page,
}) => {
  for (const [content, fontFamily] of [
    ["office AVATAR", "DM Sans"],
    ["-> !== fi", "JetBrains Mono"],
    ["a שלום (b) 42", "DM Sans"],
    ["مرحبا بالعالم", "Cairo"],
    ["क्षत्रिय ทำน้ำ", "DM Sans"],
  ] as const) {
    const still = await captureState(page, text(content, { fontFamily }), size);
    const moving = text(content, { fontFamily, animation: { type: "wave", amplitude: 0 } });
    expect(meanDifference(still, await captureState(page, moving, size)), content).toBeLessThan(0.02);
  }
});

test("a family that is unknown or hostile is DM Sans, quietly", async ({ page }) => {
  const expected = await captureState(page, text("Hamburg", { fontFamily: "dm sans" }), size);
  for (const fontFamily of ["Nope", 'x"; } * { color: red', "72px serif", "</style>", "__proto__"]) {
    const picture = await captureState(page, text("Hamburg", { fontFamily }), size);
    expect(picture.warnings).toEqual([]);
    expect(meanDifference(picture, expected)).toBe(0);
  }
});

test("a font that never answers delays a picture by three seconds and is named", async ({ page }) => {
  await page.route(/\/fonts\/caveat\/.*\.woff2/, () => undefined);
  const startedMs = Date.now();
  const picture = await captureState(page, text("Hello", { fontFamily: "Caveat" }), size);
  expect(picture.warnings.join()).toContain("Caveat");
  expect(Date.now() - startedMs).toBeLessThan(15_000);
  expect(colorCount(picture)).toBeGreaterThan(2);
});
