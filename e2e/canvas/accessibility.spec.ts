import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures/test";
import { exampleLink, READY } from "./example-link";

const PAGES = [
  { name: "the landing page", path: "/", poster: true },
  { name: "the page without a link", path: "/canvas", poster: false },
  { name: "a poster", path: exampleLink("concert"), poster: true },
  { name: "the API", path: "/docs", poster: false },
  { name: "the catalogue", path: "/docs/catalogue", poster: false },
  { name: "the fonts", path: "/fonts", poster: false },
  { name: "a broken link", path: "/canvas?lm=1&ca=9:16&cbg=%23101010&ly=%5B", poster: false },
] as const;
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const { name, path, poster } of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${name} in ${colorScheme} has no WCAG 2.2 AA violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      if (poster) await page.locator(READY).waitFor({ state: "attached" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    });
  }

  for (const width of [360, 1440, 3840]) {
    test(`${name} fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : Math.round(width * 0.6) });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflowPx).toBe(0);
    });
  }
}
