import { expect, test } from "../fixtures/test";
import { serveCanvas } from "./serve-canvas";

test.beforeEach(async ({ page }) => {
  await serveCanvas(page);
  await page.evaluate(() => window.openCanvas());
});

test("draws markup with real Tailwind, apart from the styles of the page", async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const { artboardId } = await canvas.call("create_artboard", { name: "Page", width: 1200, height: 800 });
    await canvas.call("add_section", {
      parentId: artboardId,
      jsx: '<section data-name="hero" className="flex gap-[13px] bg-primary p-4"><h1 data-name="title" className="text-5xl">Hello</h1><p data-name="lead">one<br/>two</p></section>',
    });
    const [hero, title] = [canvas.named("hero"), canvas.named("title")];
    return {
      display: canvas.style(hero, "display"),
      gap: canvas.style(hero, "gap"),
      padding: canvas.style(hero, "padding"),
      background: canvas.view.drawn(hero)?.background,
      size: canvas.style(title, "font-size"),
      spacing: canvas.style(title, "letter-spacing"),
      brand: canvas.style(title, "--brand"),
      color: canvas.style(title, "color"),
      lines: canvas.style(canvas.named("lead"), "white-space-collapse"),
      problems: [...canvas.view.classProblems],
    };
  });
  expect(seen).toEqual({
    display: "flex",
    gap: "13px",
    padding: "16px",
    background: expect.stringMatching(/^rgb\(2\d, 2\d, 2\d\)$/),
    size: "48px",
    spacing: "normal",
    brand: "",
    color: expect.stringMatching(/^oklch\(0\.145/),
    lines: "preserve-breaks",
    problems: [],
  });
});
