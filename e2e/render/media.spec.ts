import sharp from "sharp";
import { expect, test } from "../fixtures/test";
import { captureState, layer, poster } from "./capture-state";

const dataUrl = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString("base64")}`;

/** Left half red, right half blue. */
function halves(widthPx: number, heightPx: number) {
  const half = {
    width: Math.floor(widthPx / 2),
    height: heightPx,
    channels: 3 as const,
    background: "#ff0000",
  };
  return sharp({ create: { ...half, width: widthPx, background: "#0000ff" } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

test("cover crops, contain shows all, fill stretches", async ({ page }) => {
  const mediaUrl = dataUrl(await halves(400, 100).png().toBuffer(), "image/png");
  const pixelsOf = (objectFit: string) =>
    captureState(
      page,
      poster([layer("picture", "image", { mediaUrl, objectFit, transform: { height: 0.5 } })]),
    );
  const cover = await pixelsOf("cover");
  expect(cover.at(0.02, 0.5)).toEqual([255, 0, 0]);
  expect(cover.at(0.5, 0.1)).toEqual([0x10, 0x14, 0x18]);
  const contain = await pixelsOf("contain");
  expect(contain.at(0.02, 0.5)).toEqual([255, 0, 0]);
  expect(contain.at(0.98, 0.5)).toEqual([0, 0, 255]);
  expect(contain.at(0.5, 0.35)).toEqual([0x10, 0x14, 0x18]);
  const fill = await pixelsOf("fill");
  expect(fill.at(0.98, 0.3)).toEqual([0, 0, 255]);
});

test("EXIF orientation is applied once", async ({ page }) => {
  const turned = await halves(200, 100).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
  const state = poster([
    layer("picture", "image", { mediaUrl: dataUrl(turned, "image/jpeg"), objectFit: "fill" }),
  ]);
  const pixels = await captureState(page, state);
  const [topRed, , topBlue] = pixels.at(0.5, 0.2);
  const [bottomRed, , bottomBlue] = pixels.at(0.5, 0.8);
  expect(topRed).toBeGreaterThan(200);
  expect(topBlue).toBeLessThan(60);
  expect(bottomBlue).toBeGreaterThan(200);
  expect(bottomRed).toBeLessThan(60);
});

test("neutral tone changes no pixel, and half-transparent edges have no halo", async ({ page }) => {
  const soft = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#80808080" } })
    .png()
    .toBuffer();
  const state = poster([layer("picture", "image", { mediaUrl: dataUrl(soft, "image/png") })], {
    canvas: { aspectRatio: "9:16", backgroundColor: "#808080" },
  });
  const pixels = await captureState(page, state);
  for (const point of [0.01, 0.25, 0.5, 0.99]) {
    for (const value of pixels.at(point, point)) expect(Math.abs(value - 0x80)).toBeLessThanOrEqual(1);
  }
});

test("an animated GIF has a defined frame at every time", async ({ page }) => {
  const frames = await Promise.all(
    ["#ff0000", "#00ff00", "#0000ff"].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200, 200] })
    .toBuffer();
  const state = poster([layer("picture", "image", { mediaUrl: dataUrl(gif, "image/gif") })]);
  const colorAt = async (timeSeconds: number) =>
    (await captureState(page, state, { timeSeconds })).at(0.5, 0.5);
  expect(await colorAt(0)).toEqual([255, 0, 0]);
  expect(await colorAt(0.3)).toEqual([0, 255, 0]);
  expect(await colorAt(0.5)).toEqual([0, 0, 255]);
  expect(await colorAt(0.7)).toEqual([255, 0, 0]);
});

test("media that cannot be shown is a labelled placeholder with a warning that names the layer", async ({
  page,
}) => {
  const state = poster([
    layer("hero", "image", { mediaUrl: "data:image/png;base64,AAAA", transform: { height: 0.5 } }),
  ]);
  const pixels = await captureState(page, state);
  expect(pixels.warnings.join("\n")).toContain('"hero"');
  expect(pixels.at(0.1, 0.4)).not.toEqual([0x10, 0x14, 0x18]);
});

test("a small file of a gigabyte of pixels is refused before it is decoded", async ({ page }) => {
  const bomb = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000080000000800008060000000000000000000000", // 32768 × 32768, header only
    "hex",
  );
  const pixels = await captureState(
    page,
    poster([layer("bomb", "image", { mediaUrl: dataUrl(bomb, "image/png") })]),
  );
  expect(pixels.warnings.join("\n")).toContain("too many pixels");
});

test("SVG is drawn and runs nothing", async ({ page }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>document.title='x'</script><rect width="10" height="10" fill="#12ab34" onload="alert(1)"/></svg>`;
  const state = poster([layer("vector", "image", { mediaUrl: dataUrl(Buffer.from(svg), "image/svg+xml") })]);
  expect((await captureState(page, state)).at(0.5, 0.5)).toEqual([0x12, 0xab, 0x34]);
});

test("a picture whose server keeps pages out comes through our proxy", async ({ page, complaints }) => {
  complaints.allow(/CORS|ERR_FAILED|ERR_BLOCKED/);
  const picture = await halves(40, 40).png().toBuffer();
  const asked: string[] = [];
  await page.route("http://elsewhere.test/**", (route) => {
    asked.push("its server");
    // It lets one other site read it, and that is not us.
    const headers = { "Access-Control-Allow-Origin": "http://nobody.test" };
    return route.fulfill({ contentType: "image/png", headers, body: picture });
  });
  await page.route("**/api/v1/design/image-proxy?**", (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("url") ?? "");
    return route.fulfill({ contentType: "image/png", body: picture });
  });
  const mediaUrl = "http://elsewhere.test/halves.png";
  const pixels = await captureState(
    page,
    poster([layer("picture", "image", { mediaUrl, objectFit: "fill" })]),
  );
  expect(pixels.at(0.2, 0.5)).toEqual([255, 0, 0]);
  expect(pixels.at(0.8, 0.5)).toEqual([0, 0, 255]);
  expect(asked).toEqual(["its server", mediaUrl]);
});
