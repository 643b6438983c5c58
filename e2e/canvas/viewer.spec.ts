import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { EXAMPLES } from "@/examples/registry";
import { expect, test } from "../fixtures/test";
import { exampleLink, READY } from "./example-link";

const CONCERT = exampleLink("concert");

test("a poster has a name made from its text, and the page is called so", async ({ page }) => {
  await page.goto(CONCERT);
  await page.locator(READY).waitFor({ state: "attached" });
  await expect(page.getByRole("img", { name: /low tide/i })).toBeVisible();
  await expect(page).toHaveTitle(/low tide.*Affiche/i);
});

test("keeps the poster's shape inside the window", async ({ page }) => {
  await page.goto(CONCERT);
  await page.locator(READY).waitFor({ state: "attached" });
  const box = await page.getByRole("img").boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  expect(box.width / box.height).toBeCloseTo(9 / 16, 2);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
});

test("space pauses and plays", async ({ page }) => {
  await page.goto(CONCERT);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("stands still and offers to play where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(CONCERT);
  await page.locator(READY).waitFor({ state: "attached" });
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  const poster = page.getByRole("img");
  expect((await poster.screenshot()).equals(await poster.screenshot())).toBe(true);
});

test("a font that is late is told of, and the poster is drawn again when it is there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const devtools = await page.context().newCDPSession(page);
  // Playwright's own screenshots wait for every font.
  const picture = async () => {
    const box = await page.getByRole("img").boundingBox();
    if (!box) throw new Error("There is no poster");
    const { data } = await devtools.send("Page.captureScreenshot", { clip: { ...box, scale: 1 } });
    return data;
  };
  const open = async () => {
    await page.goto(exampleLink("quote"));
    await page.locator(READY).waitFor({ state: "attached" });
    return picture();
  };
  const wanted = await open();
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/fonts/**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  expect(await open()).not.toBe(wanted);
  await expect(page.getByText(/did not arrive within 3 seconds/)).toHaveCount(1);
  release?.();
  await expect.poll(picture).toBe(wanted);
  await expect(page.getByText(/did not arrive within 3 seconds/)).toHaveCount(0);
});

test("every action is reached with the keyboard, and Escape closes the menu", async ({ page }) => {
  await page.goto(CONCERT);
  const download = page.getByRole("button", { name: "Download" });
  await download.waitFor();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const reached: string[] = [];
  for (let index = 0; index < 8; index++) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
    if (reached.at(-1) === "Download") break;
  }
  expect(reached).toEqual(expect.arrayContaining(["Pause", "Edit", "Copy link", "JSON", "Download"]));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /540 × 960/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(download).toBeFocused();
});

const DOWNLOADS = [
  { group: "PNG", format: "png", scale: 1, width: 540, height: 960 },
  { group: "JPEG", format: "jpeg", scale: 2, width: 1080, height: 1920 },
  { group: "WEBP", format: "webp", scale: 1, width: 540, height: 960 },
] as const;

for (const { group, format, scale, width, height } of DOWNLOADS) {
  test(`downloads ${group} at ${scale}×`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(CONCERT);
    await page.getByRole("button", { name: "Download" }).click();
    const waiting = page.waitForEvent("download");
    await page
      .getByRole("group", { name: group })
      .getByRole("menuitem", { name: `${width} × ${height}` })
      .click();
    const download = await waiting;
    const picture = sharp(await readFile(await download.path()));
    expect(await picture.metadata()).toMatchObject({ format, width, height });
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });
}

test("the JSON link answers the state", async ({ page, request }) => {
  await page.goto(CONCERT);
  const href = await page.getByRole("link", { name: "JSON" }).getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/json");
  expect(await answer.json()).toEqual(EXAMPLES.find(({ id }) => id === "concert")?.state);
});

test("capture mode is the bare poster at the viewport's size", async ({ page }) => {
  await page.setViewportSize({ width: 540, height: 960 });
  await page.goto(`${CONCERT}&capture=1&time=2`);
  await page.locator(READY).waitFor({ state: "attached" });
  expect(await page.getByRole("img").boundingBox()).toEqual({ x: 0, y: 0, width: 540, height: 960 });
  await expect(page.getByRole("button")).toHaveCount(0);
});
