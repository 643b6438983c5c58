import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { READY } from "../canvas/example-link";
import { expect, test } from "../fixtures/test";
import { signUp } from "./people";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function assertAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, where).toEqual([]);
}

async function assertFits(page: Page, where: string): Promise<void> {
  for (const width of [360, 1440, 3840]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : Math.round(width * 0.6) });
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, `${where} at ${width} px`).toBe(0);
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`pages for strangers in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of ["/sign-in", "/sign-up", "/recover", "/mailbox", "/canvas?document=nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await assertAccessible(page, path);
      await assertFits(page, path);
    }
  });

  test(`pages of a person in ${colorScheme}`, async ({ browser, complaints }) => {
    test.setTimeout(180_000);
    const { page, context } = await signUp(browser, complaints, "eve");
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of ["/documents", "/account", "/new-password"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await assertAccessible(page, path);
      await assertFits(page, path);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/documents");
    await page.getByRole("button", { name: "New poster" }).click();
    await page.locator(READY).waitFor({ state: "attached" });
    await assertAccessible(page, "a poster document");
    for (const name of ["Edit JSON", "Share"]) {
      await page.getByRole("button", { name }).click();
      await page.getByRole("dialog").waitFor();
      await assertAccessible(page, name);
      await page.keyboard.press("Escape");
    }
    for (const name of ["Rename", "Publish", "History"]) {
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name }).click();
      await page.getByRole("dialog").waitFor();
      await assertAccessible(page, name);
      await page.keyboard.press("Escape");
    }
    await page.goto("/documents");
    await expect(page.getByRole("img", { includeHidden: true }).first()).toBeVisible();
    await assertAccessible(page, "documents with one in it");
    await context.close();
  });
}

test("everything in the list of documents can be done with the keyboard", async ({ browser, complaints }) => {
  const { page, context } = await signUp(browser, complaints, "kim");
  await page.getByRole("button", { name: "New poster" }).click();
  await page.locator(READY).waitFor({ state: "attached" });
  await page.goto("/documents");
  const more = page.getByRole("button", { name: "More about Untitled" });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("By keys alone");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "By keys alone" })).toBeVisible();
  await page.getByRole("button", { name: "More about By keys alone" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "0 documents" })).toBeVisible();
  await page.getByRole("button", { name: "Bin" }).press("Enter");
  await page.getByRole("button", { name: "More about By keys alone" }).press("Enter");
  await page.getByRole("menuitem", { name: "Restore" }).press("Enter");
  await page.getByRole("button", { name: "All" }).press("Enter");
  await expect(page.getByRole("link", { name: "By keys alone" })).toBeVisible();
  await context.close();
});
