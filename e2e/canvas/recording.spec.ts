import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures/test";
import { exampleLink, READY } from "./example-link";
import { decodeVideo, openVideo, readVideo } from "./video-file";

async function openDialog(page: Page): Promise<void> {
  await page.goto(exampleLink("concert"));
  await page.locator(READY).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: /Video, GIF/ }).click();
  await page.getByRole("dialog", { name: "Download as it moves" }).waitFor();
}

/** One second at 12 frames a second, as small as it is offered. */
async function choose(page: Page, format: string): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${format}\\b`) }).click();
  const length = page.getByRole("slider", { name: "Length" });
  await length.focus();
  await page.keyboard.press("Home");
  await page.getByRole("radio", { name: "12", exact: true }).click();
  await page.getByRole("radio", { name: "360", exact: true }).click();
  await expect(page.getByText("360 × 640, 12 frames")).toBeVisible();
}

async function record(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Record" }).click(),
  ]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const format of ["GIF", "WebP"]) {
  test(`records ${format} that others decode`, async ({ page }) => {
    await openDialog(page);
    await choose(page, format);
    const { name, bytes } = await record(page);
    expect(name).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    const { pages, delay = [], loop, width, pageHeight } = await sharp(bytes, { animated: true }).metadata();
    expect({ pages, loop, width, pageHeight }).toEqual({ pages: 12, loop: 0, width: 360, pageHeight: 640 });
    expect(delay.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(980);
    const [first, later] = await Promise.all(
      [0, 5].map((page_) => sharp(bytes, { page: page_ }).raw().toBuffer()),
    );
    expect(first?.equals(later ?? Buffer.alloc(0))).toBe(false);
  });
}

test("records an animated PNG whose frames the browser plays", async ({ page }) => {
  await openDialog(page);
  await choose(page, "APNG");
  const { name, bytes } = await record(page);
  expect(name).toMatch(/\.png$/);
  const played = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/png" });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const track = decoder.tracks.selectedTrack;
    const { image } = await decoder.decode({ frameIndex: 11 });
    return { frames: track?.frameCount, width: image.displayWidth, durationUs: image.duration };
  }, bytes.toString("base64"));
  expect(played).toMatchObject({ frames: 12, width: 360 });
  expect(Math.round((played.durationUs ?? 0) / 1000)).toBe(83);
});

for (const [format, type, codecs] of [
  ["MP4", "video/mp4", ["avc"]],
  ["WebM", "video/webm", ["vp9", "vp8"]],
] as const) {
  test(`records ${format} that plays: its size, every frame at its time, as long as was asked`, async ({
    page,
  }) => {
    await openDialog(page);
    await choose(page, format);
    const { name, bytes } = await record(page);
    expect(name).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    const file = await readVideo(bytes);
    expect(file).toMatchObject({ mime: type, widthPx: 360, heightPx: 640 });
    expect(codecs).toContain(file.codec);
    expect(file.seconds).toBeCloseTo(1, 2);
    expect(file.times.map((seconds) => seconds.toFixed(2))).toEqual(
      Array.from({ length: 12 }, (_, index) => (index / 12).toFixed(2)),
    );
    // A browser may write what it has no decoder for.
    const decoded = await decodeVideo(page, file);
    if (!decoded) return;
    expect(decoded).toMatchObject({ sizes: ["360×640"], frameCount: 12 });
    expect(decoded.changes).toBeGreaterThan(6);
    const opened = await openVideo(page, bytes, type);
    expect(opened).toMatchObject({ width: 360, height: 640 });
    expect(opened.seconds).toBeCloseTo(1, 1);
  });
}

test("the choices can be made without seeing or a mouse", async ({ page }) => {
  await openDialog(page);
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a recording is cancelled at once, and the next one works", async ({ page }) => {
  await openDialog(page);
  await choose(page, "GIF");
  await page.getByRole("slider", { name: "Length" }).focus();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Record" }).click();
  await expect(page.getByRole("progressbar", { name: "Frames drawn" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Record" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await choose(page, "GIF");
  expect((await record(page)).bytes.subarray(0, 6).toString()).toBe("GIF89a");
});

test("a poster that stands still is not offered as a recording", async ({ page }) => {
  await page.goto(exampleLink("product"));
  await page.locator(READY).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /Video/ })).toHaveCount(0);
});
