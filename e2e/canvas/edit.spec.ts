import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { decodeLink } from "@/lib/poster/link/decode";
import { expect, test } from "../fixtures/test";
import { exampleLink, READY } from "./example-link";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Opens a poster and begins to edit it. */
async function openEditor(page: Page, path = exampleLink("quote")): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await page.locator(READY).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("toolbar", { name: "Editing" }).waitFor();
}

const stateOf = (page: Page) => decodeLink(page.url()).state;
const layerNamed = (page: Page, name: string) => stateOf(page).layers.find((layer) => layer.name === name);
const rows = (page: Page) => page.getByRole("treeitem");

test("a poster is edited with the keyboard alone, and undone to what it was", async ({ page }) => {
  await openEditor(page);
  const first = stateOf(page);
  const count = await rows(page).count();
  await page.getByRole("button", { name: "Add" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Text" }).press("Enter");
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(page.getByRole("treeitem", { name: /^Your words, text/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );

  // Renamed, moved below the next one, hidden and shown in the list.
  const row = page.getByRole("treeitem", { name: /^Your words/ });
  await row.focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("Mine");
  await page.keyboard.press("Enter");
  const mine = page.getByRole("treeitem", { name: /^Mine/ });
  await expect(mine).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(mine).toHaveAttribute("aria-posinset", "2");
  await expect(mine).toBeFocused();
  await page.keyboard.press("h");
  await expect(page.getByRole("treeitem", { name: "Mine, text, hidden" })).toBeVisible();
  await page.keyboard.press("h");

  // Its words, and its place with the arrows.
  const words = page.getByLabel("Text", { exact: true }).and(page.locator("textarea"));
  await words.fill("New words");
  await words.press("Control+Enter");
  await page.getByRole("application").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => layerNamed(page, "Mine"))
    .toMatchObject({
      content: "New words",
      transform: { x: 0.1, y: 0.01 },
    });
  await expect(page.getByRole("img", { name: /New words/ })).toBeVisible();

  const undo = page.getByRole("button", { name: /^Undo/ });
  for (let step = 0; step < 20 && (await undo.isEnabled()); step++) await page.keyboard.press("Control+z");
  await expect(rows(page)).toHaveCount(count);
  await expect.poll(() => stateOf(page)).toEqual(first);
  await page.keyboard.press("Control+Shift+z");
  await expect(rows(page)).toHaveCount(count + 1);
});

test("a layer is selected and moved with the pointer as one step, and Escape breaks a move off", async ({
  page,
}) => {
  await openEditor(page);
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByRole("menuitem", { name: "Rectangle" }).click();
  const stage = page.getByRole("application");
  const box = await stage.boundingBox();
  if (!box) throw new Error("There is no poster");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { name: "Poster" })).toHaveAttribute("aria-selected", "true");
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await expect(page.getByRole("treeitem", { name: /^Rectangle/ })).toHaveAttribute("aria-selected", "true");
  await page.mouse.move(middle.x + box.width / 4, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => layerNamed(page, "Rectangle")?.transform).toMatchObject({ x: 0.5, y: 0 });
  await expect(page.getByRole("button", { name: "Undo: Move" })).toBeVisible();
  await page.mouse.move(middle.x + box.width / 4, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y + 80, { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.getByRole("button", { name: "Undo: Move" }).click();
  await expect.poll(() => layerNamed(page, "Rectangle")?.transform).toMatchObject({ x: 0, y: 0 });
});

test("the list is put in another order by dragging", async ({ page }) => {
  await openEditor(page);
  const [top, third] = [rows(page).first(), rows(page).nth(2)];
  const name = await top.getAttribute("aria-label");
  await top.hover();
  await top.locator("[data-grip]").hover();
  await page.mouse.down();
  const target = await third.boundingBox();
  if (!target) throw new Error("There are too few layers");
  await page.mouse.move(target.x + 40, target.y + target.height - 3, { steps: 6 });
  await page.mouse.up();
  await expect(rows(page).nth(2)).toHaveAttribute("aria-label", name ?? "");
});

test("what was changed is there after a reload, and behind the copied link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page);
  await page.getByRole("tab", { name: "Poster" }).click();
  await page.getByRole("combobox", { name: "Effect" }).selectOption("dither-bayer-4");
  await page.locator("label", { hasText: "Game Boy" }).first().click();
  await page.getByRole("combobox", { name: "Another pass" }).selectOption("grain");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeLink(link).state).toMatchObject({
    effect: { effectId: "dither-bayer-4", dither: { palette: "gameboy" } },
    postProcesses: [{ type: "grain" }],
  });
  await expect(page.getByText("Kept in the link")).toBeVisible();
  expect(page.url()).toBe(link);
  const before = stateOf(page);
  await page.reload();
  await page.locator(READY).waitFor({ state: "attached" });
  expect(stateOf(page)).toEqual(before);
});

test("what no link can hold is said, kept in the browser, and brought back", async ({ page, complaints }) => {
  complaints.allow(/413/);
  await openEditor(page);
  // Noise does not pack.
  const noise = Array.from({ length: 16_000 }, (_, at) =>
    String.fromCharCode(33 + Math.floor(Math.abs(Math.sin(at + 1) * 1e6) % 90)),
  ).join("");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByRole("menuitem", { name: "Text" }).click();
  const words = page.getByLabel("Text", { exact: true }).and(page.locator("textarea"));
  await words.fill(noise);
  await words.press("Control+Enter");
  await expect(page.getByRole("toolbar").getByText(/Not in the link: The state is too large/)).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/too large for a link/).last()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByRole("toolbar").getByText(/Not in the link/)).toBeVisible();
});

test("an icon is added from the picker and painted in another colour", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByRole("menuitem", { name: "Icon…" }).click();
  await page.getByLabel("Search icons").fill("heart");
  await page
    .getByRole("option", { name: /^heart/i })
    .first()
    .click();
  const color = page.getByLabel("Icon colour", { exact: true });
  await color.fill("#d63a1e");
  await color.press("Enter");
  await expect
    .poll(() => String(stateOf(page).layers.at(-1)?.mediaUrl))
    .toMatch(/^data:image\/svg\+xml,.*%23d63a1e/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the editor in ${colorScheme} has no WCAG 2.2 AA violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openEditor(page);
    await rows(page).first().click();
    for (const tab of ["Layer", "Poster"]) {
      await page.getByRole("tab", { name: tab }).click();
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    }
  });
}

test("on a phone the panels are sheets, and nothing overflows", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page);
  await expect(page.getByRole("tree")).toBeHidden();
  await page.getByRole("button", { name: "Layers" }).click();
  await rows(page).first().click();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("tree")).toBeHidden();
  await expect(page.getByRole("tab", { name: "Layer" })).toBeVisible();
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx).toBe(0);
  await page.getByRole("complementary", { name: "Settings" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("toolbar")).toHaveCount(0);
});
