import { expect, test } from "../fixtures/test";
import { serveCanvas } from "./serve-canvas";

const WORDS =
  '<p data-name="words" className="text-[80px] leading-none whitespace-nowrap self-start">Hamburg</p>';

test.beforeEach(async ({ page }) => {
  await serveCanvas(page);
  await page.evaluate(() => window.openCanvas());
});

/** Draws words in a page, whose picture then waits for their font. @returns widths of the words: at first, and in the picture. */
const widths = (page: import("@playwright/test").Page, theme: object, jsx: string) =>
  page.evaluate(
    async ([fonts, markup]) => {
      await canvas.call("set_theme", { fonts });
      await canvas.drawPage({ name: "P", width: 900, height: 200 }, markup);
      const id = canvas.named("words");
      const { width } = await canvas.view.capture(id, { format: "png", scale: 1 });
      return {
        width,
        loaded: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      };
    },
    [theme, jsx] as const,
  );

test("a family of a theme that this service hosts is drawn, and a picture waits for it", async ({ page }) => {
  const plain = await widths(page, { sans: "monospace" }, WORDS);
  expect(plain.loaded).toEqual([]);
  const anton = await widths(page, { sans: "Anton, monospace" }, WORDS);
  expect(anton.loaded).toContain("Anton");
  expect(anton.width).toBeLessThan(plain.width - 20);
});

test("so is one that a class or a style names", async ({ page }) => {
  const byClass = WORDS.replace("leading-none", "leading-none font-['Archivo_Black',serif]");
  expect((await widths(page, { sans: "serif" }, byClass)).loaded).toEqual(["Archivo Black"]);
  const byStyle = WORDS.replace("<p", '<p style={{ fontFamily: "Pacifico, serif" }}');
  expect((await widths(page, { sans: "serif" }, byStyle)).loaded).toContain("Pacifico");
});

test("a font that never comes delays a picture by three seconds, and no longer", async ({ page }) => {
  await page.route("**/fonts/monoton/**/*.woff2", () => undefined);
  const before = Date.now();
  const late = await widths(page, { sans: "Monoton, monospace" }, WORDS);
  expect(late.loaded).toEqual([]);
  expect(late.width).toBeGreaterThan(100);
  expect(Date.now() - before).toBeGreaterThan(2900);
  expect(Date.now() - before).toBeLessThan(15_000);
});
