import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signUp } from "../account/people";
import { expect, test } from "./assistant-server";
import { openPanel, panelOn } from "./panel";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function assertAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, where).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const)
  test(`the panel in ${colorScheme}`, async ({ browser, complaints }) => {
    const { page, context } = await signUp(browser, complaints, "mia");
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/design");
    await page.getByRole("button", { name: /^Slide/ }).click();
    await page.getByRole("treeitem", { name: /^Slide/ }).click();
    const panel = await openPanel(page);
    await panel.used();
    await assertAccessible(page, "empty");
    await panel.answered("make a pricing section with three plans");
    await panel.root.getByText("Add section").click();
    await assertAccessible(page, "an answer");
    await panel.root.getByRole("button", { name: /^Edit/ }).click();
    await assertAccessible(page, "a question in other words");
    await page.keyboard.press("Escape");
    await panel.ask("start over with a new document");
    await panel.root.getByRole("button", { name: "Don’t" }).waitFor();
    await assertAccessible(page, "a question to the person");
    await page.keyboard.press("Enter");
    await panel.isIdle();
    for (const width of [360, 768, 1440, 3840]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : Math.round(width * 0.6) });
      const overflowPx = await page.evaluate(() => {
        const panel = document.querySelector("[data-assistant]");
        const list = panel?.querySelector("[aria-label=Conversation]");
        const page = document.documentElement;
        return [
          page.scrollWidth - page.clientWidth,
          (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0),
          Math.max(0, (panel?.getBoundingClientRect().right ?? 0) - innerWidth),
        ];
      });
      expect(overflowPx, `${width} px`).toEqual([0, 0, 0]);
    }
    await context.close();
  });

test("everything with the keyboard alone", async ({ browser, complaints }) => {
  const { page, context } = await signUp(browser, complaints, "ned");
  await page.goto("/design");
  const panel = panelOn(page);
  await expect(page.getByRole("button", { name: "Assistant", exact: true })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+j");
  await expect(panel.field).toBeFocused();
  await page.keyboard.type("make a hero");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("fake:slow=60");
  await expect(panel.field).toHaveValue("make a hero\nfake:slow=60");
  await page.keyboard.press("Enter");
  await expect(panel.root.getByRole("status")).toHaveText(/^Working/);
  await expect(panel.field).toBeFocused();
  await panel.isIdle();
  await expect(panel.root.getByRole("status")).toHaveText("The answer is finished.");
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  const undo = panel.root.getByRole("button", { name: "Undo this answer" });
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("treeitem")).toHaveCount(0);
  await panel.field.focus();
  await page.keyboard.press("Escape");
  await expect(panel.root).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Assistant", exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+j");
  await expect(panel.root.getByText("make a hero", { exact: false }).first()).toBeVisible();
  await context.close();
});
