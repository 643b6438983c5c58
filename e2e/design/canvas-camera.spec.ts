import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { serveCanvas } from "./serve-canvas";

test.beforeEach(async ({ page }) => {
  await serveCanvas(page);
  await page.evaluate(async () => {
    await window.openCanvas();
    await canvas.drawPage(
      { name: "Page", width: 600, height: 400 },
      '<div data-name="box" className="mt-[100px] ml-[50px] h-[80px] w-[200px] bg-primary"><p data-name="words" className="p-2">words</p></div>',
    );
  });
});

/** The viewport once it has stood still for two frames. */
async function viewportOf(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const { x, y, zoom } = canvas.view.viewport;
    return { x: Math.round(x), y: Math.round(y), zoom: Math.round(zoom * 1000) / 1000 };
  });
}

/** The canvas point under a point of the window. */
const pointAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([clientX, clientY]) => {
      const { viewport } = canvas.view;
      return [viewport.x + (clientX ?? 0) / viewport.zoom, viewport.y + (clientY ?? 0) / viewport.zoom].map(
        Math.round,
      );
    },
    [x, y],
  );

test("the wheel pans, with control it zooms around the pointer", async ({ page }) => {
  await page.mouse.move(300, 200);
  await page.mouse.wheel(40, 60);
  expect(await viewportOf(page)).toEqual({ x: 40, y: 60, zoom: 1 });
  const before = await pointAt(page, 300, 200);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -50);
  await page.keyboard.up("Control");
  expect((await viewportOf(page)).zoom).toBeCloseTo(Math.exp(0.5), 2);
  expect(await pointAt(page, 300, 200)).toEqual(before);
});

test("space and the middle button drag, and such a drag selects nothing", async ({ page }) => {
  await page.evaluate(() => {
    document.body.addEventListener("pointerdown", () => document.body.setAttribute("data-heard", ""));
  });
  await page.mouse.move(300, 200);
  await page.keyboard.down("Space");
  await page.mouse.down();
  await page.mouse.move(350, 230, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up("Space");
  expect(await viewportOf(page)).toEqual({ x: -50, y: -30, zoom: 1 });
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(340, 220, { steps: 4 });
  await page.mouse.up({ button: "middle" });
  expect(await viewportOf(page)).toEqual({ x: -40, y: -20, zoom: 1 });
  await expect(page.locator("body")).not.toHaveAttribute("data-heard");
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator("body")).toHaveAttribute("data-heard");
});

test("two fingers pan and zoom", async ({ page }) => {
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    points: readonly (readonly [number, number])[],
  ) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await send("touchStart", [[300, 300]]);
  await send("touchStart", [
    [300, 300],
    [500, 300],
  ]);
  await send("touchMove", [
    [200, 300],
    [600, 300],
  ]);
  await send("touchEnd", []);
  const { zoom } = await viewportOf(page);
  expect(zoom).toBeCloseTo(2, 1);
  const [x, y] = await pointAt(page, 400, 300);
  expect(Math.abs((x ?? 0) - 400)).toBeLessThan(3);
  expect(Math.abs((y ?? 0) - 300)).toBeLessThan(3);
});

test("keys move, zoom and show everything; the limits of zoom hold", async ({ page }) => {
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  expect(await viewportOf(page)).toEqual({ x: 80, y: -80, zoom: 1 });
  await page.keyboard.press("+");
  expect((await viewportOf(page)).zoom).toBe(1.25);
  await page.keyboard.press("1");
  const { zoom } = await viewportOf(page);
  expect(zoom).toBeCloseTo((800 - 96) / 400, 2);
  const limits = await page.evaluate(() => {
    const seen = [99, 0.0001, Number.NaN].map((asked) => {
      canvas.view.setViewport({ x: 0, y: 0, zoom: asked });
      return canvas.view.viewport.zoom;
    });
    return seen;
  });
  expect(limits).toEqual([16, 0.02, 0.02]);
});

test("boxes are canvas px at every zoom, and the innermost node is hit", async ({ page }) => {
  for (const viewport of [
    { x: 0, y: 0, zoom: 1 },
    { x: -100, y: -50, zoom: 0.5 },
    { x: 40, y: 90, zoom: 3 },
  ]) {
    const seen = await page.evaluate(async (wanted) => {
      canvas.view.setViewport(wanted);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const box = canvas.view.boxOf(canvas.named("box"));
      const at = (x: number, y: number) =>
        canvas.view.hit((x - wanted.x) * wanted.zoom, (y - wanted.y) * wanted.zoom);
      return {
        box: box && Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Math.round(value)])),
        words: at(60, 110) === canvas.named("words"),
        under: at(60, 170) === canvas.named("box"),
        page: at(300, 210) === canvas.workspace.state.childrenOf(null)[0],
        beside: at(45, 620),
      };
    }, viewport);
    expect(seen).toEqual({
      box: { x: 50, y: 100, width: 200, height: 80 },
      words: true,
      under: true,
      page: true,
      beside: null,
    });
  }
});

test("outlines follow what is selected, and leave with the view", async ({ page }) => {
  const outline = page.locator("[data-overlay=box]");
  await page.evaluate(() => canvas.view.setSelection([canvas.named("box")]));
  await expect(outline).toHaveCount(1);
  await page.evaluate(() => canvas.view.setViewport({ x: 0, y: 0, zoom: 2 }));
  await expect.poll(async () => outline.boundingBox()).toEqual({ x: 100, y: 200, width: 400, height: 160 });
  const left = await page.evaluate(() => {
    const before = document.adoptedStyleSheets.length;
    canvas.view.dispose();
    return [before - document.adoptedStyleSheets.length, document.querySelectorAll("body > div > *").length];
  });
  expect(left).toEqual([1, 0]);
});
