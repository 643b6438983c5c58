import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { beginDrawing, drawPage } from "./agent";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const tree = (page: Page) => page.getByRole("tree", { name: "Layers" });
const selected = (page: Page) => tree(page).getByRole("treeitem", { selected: true });
const icons = (page: Page) => page.getByRole("listbox", { name: "Icons" });
const pictures = (page: Page) => page.getByRole("listbox", { name: "Pictures" });

/** Opens a design that has something on it. */
async function openSlide(page: Page): Promise<void> {
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  await expect(tree(page).getByRole("treeitem").first()).toBeVisible();
}

/** Drags something onto a point of the canvas, given from the left top corner of an element there. */
async function dragOnto(page: Page, from: Locator, to: Locator, at: { x: number; y: number }): Promise<void> {
  const box = await to.boundingBox();
  if (!box) throw new Error("there is nothing to drag to");
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + at.x, box.y + at.y, { steps: 8 });
  await page.mouse.up();
}

test("an icon is put in by keys alone, taken back in one step, and offered again", async ({ page }) => {
  await openSlide(page);
  const before = await tree(page).getByRole("treeitem").count();
  await page.keyboard.press("ControlOrMeta+i");
  const field = page.getByRole("searchbox", { name: "Search icons" });
  await expect(field).toBeFocused();
  await page.keyboard.type("delete");
  await expect(page.getByText(/^\d+ icons$/)).toBeVisible();
  const names = await icons(page)
    .getByRole("option")
    .evaluateAll((all) => all.slice(0, 5).map((one) => one.ariaLabel));
  expect(names).toEqual([
    "trash, Phosphor regular",
    "trash, Lucide",
    "trash, Heroicons outline",
    "trash, Radix",
    "delete, Lucide",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(icons(page).getByRole("option", { name: "trash, Lucide" })).toBeFocused();
  // Letters go back to the field, up does so too from the first row.
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(selected(page)).toHaveAttribute("aria-label", /icon/i);
  await expect(page.getByRole("textbox", { name: "Icon", exact: true })).toHaveValue("trash");
  expect(await tree(page).getByRole("treeitem").count()).toBeGreaterThanOrEqual(before);
  await page.getByRole("button", { name: /^Undo: Add node/ }).click();
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+i");
  const lately = page.getByRole("group", { name: "Used lately" });
  await expect(lately.getByRole("option")).toHaveCount(1);
  await expect(lately.getByRole("option", { name: "trash, Lucide" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("libraries and styles narrow the icons; a board of them comes in few requests", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/icons/")) asked.push(new URL(request.url()).pathname);
  });
  await openSlide(page);
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("arrow");
  await expect(page.getByText("The first 200; another word narrows them down")).toBeVisible();
  await expect(icons(page).getByRole("option")).toHaveCount(200);
  await expect(icons(page).locator("[data-drawn=true]").first()).toBeVisible();
  expect(asked.filter((path) => path.endsWith("/svg"))).toEqual([]);
  expect(asked.filter((path) => path.endsWith("/drawings")).length).toBeLessThan(6);
  await page.getByRole("combobox", { name: "Library" }).click();
  await page.getByRole("option", { name: "Heroicons" }).click();
  await page.getByRole("combobox", { name: "Style" }).click();
  await expect(page.getByRole("option", { name: "Bold" })).toHaveCount(0);
  await page.getByRole("option", { name: "Solid" }).click();
  await expect(
    icons(page).getByRole("option", { name: "arrow right, Heroicons solid", exact: true }),
  ).toBeVisible();
  await expect(icons(page).getByRole("option", { name: /Phosphor/ })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search icons" }).fill("корзина");
  await expect(page.getByText("No icon is found by that. Try another word.")).toBeVisible();
});

test("icons and pictures are dragged to where they are to stand", async ({ page, request }) => {
  const agent = await beginDrawing(page, request);
  const artboardId = await drawPage(
    agent,
    { name: "Page", width: 900, height: 600 },
    '<div data-name="Row" className="flex justify-end gap-40 p-10"><p>First</p><p>Second</p></div>',
  );
  const canvas = page.getByRole("region", { name: "Canvas" });
  const outline = async () => {
    const { result } = await agent.call("get_document", { artboardId });
    return String(result?.data?.markup);
  };
  await page.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("menuitem", { name: /^Icon/ }).click();
  const heart = icons(page).getByRole("option", { name: /^heart/ });
  await expect(heart).toBeVisible();
  // Between the two words: behind the middle of the first.
  const first = canvas.getByText("First");
  const width = (await first.boundingBox())?.width ?? 0;
  await dragOnto(page, heart, first, { x: width + 6, y: 6 });
  await expect.poll(outline).toMatch(/First<[\s\S]*HeartIcon[\s\S]*Second</);
  // The panel is still there for the next one.
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.keyboard.press("ControlOrMeta+Shift+k");
  const picture = pictures(page).getByRole("option").first();
  await expect(picture).toBeVisible();
  await dragOnto(page, picture, canvas.getByText("Second"), { x: 0, y: 120 });
  await expect.poll(outline).toMatch(/Second<[\s\S]*<\/div>[\s\S]*<img/);
});

test("a picture is found by words and filters; its credit stays with it", async ({ page }) => {
  await openSlide(page);
  await page.keyboard.press("ControlOrMeta+Shift+k");
  const field = page.getByRole("searchbox", { name: "Search pictures" });
  await expect(field).toBeFocused();
  await expect(page.getByText(/^\d+ pictures that come with Affiche$/)).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await field.fill("desert");
  await page.getByRole("combobox", { name: "Shape" }).click();
  await page.getByRole("option", { name: "Horizontal" }).click();
  await expect(pictures(page).getByRole("option").first()).toHaveAttribute(
    "aria-label",
    /Computed by Affiche/,
  );
  await field.press("ArrowDown");
  await expect(pictures(page).getByRole("option").first()).toBeFocused();
  const label = await pictures(page).getByRole("option").first().getAttribute("aria-label");
  await expect(page.getByRole("link", { name: /Affiche.*opens a new tab/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(selected(page)).toHaveCount(1);
  const alt = await page.getByRole("textbox", { name: "What it shows (alt)" }).inputValue();
  expect(alt.length).toBeGreaterThan(3);
  expect(label).toContain(alt);
  const inspector = page.getByRole("complementary", { name: "Inspector" });
  await expect(inspector.getByRole("link", { name: /Affiche/ })).toBeVisible();
  // A word that no picture is about says so.
  await page.keyboard.press("ControlOrMeta+Shift+k");
  await field.fill("zxqvv");
  await expect(page.getByRole("status").filter({ hasText: /zxqvv|No picture/ })).toBeVisible();
});

test("icon, picture and background are changed from the inspector, each in one step", async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/none\.jpg/);
  const agent = await beginDrawing(page, request);
  await drawPage(
    agent,
    { name: "Page", width: 600, height: 400 },
    '<div data-name="Box" className="p-10"><StarIcon data-name="Mark" className="size-8" /><img data-name="Shot" src="/media/none.jpg" alt="old" className="size-20" /></div>',
  );
  const choose = async (name: RegExp, button: string | RegExp) => {
    await tree(page).getByRole("treeitem", { name }).click();
    await page
      .getByRole("complementary", { name: "Inspector" })
      .getByRole("button", { name: button })
      .click();
  };
  await tree(page).getByRole("treeitem", { name: /^Page/ }).focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await choose(/^Mark/, "Choose an icon…");
  await page.getByRole("searchbox", { name: "Search icons" }).fill("rocket");
  await icons(page).getByRole("option", { name: "rocket, Phosphor regular" }).click();
  await expect(page.getByRole("textbox", { name: "Icon", exact: true })).toHaveValue("rocket");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("textbox", { name: "Icon", exact: true })).toHaveValue("star");

  await choose(/^Shot/, "Choose a picture…");
  await pictures(page).getByRole("option").first().click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue(
    /\/media\/.+\.(jpg|webp|avif|png)$/,
  );
  await expect(page.getByRole("textbox", { name: "What it shows (alt)" })).not.toHaveValue("old");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("/media/none.jpg");
  await expect(page.getByRole("textbox", { name: "What it shows (alt)" })).toHaveValue("old");

  await choose(/^Box/, "Choose…");
  await pictures(page).getByRole("option").nth(1).click();
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  await expect(remove).toBeVisible();
  await expect(page.getByRole("button", { name: /^Undo: Fill/ })).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`pickers are accessible and fit, in ${colorScheme}`, async ({ page, complaints }) => {
    test.setTimeout(180_000);
    complaints.allow(/image-proxy/);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openSlide(page);
    const check = async (where: string) => {
      const { violations } = await new AxeBuilder({ page })
        .include("[role=dialog]")
        .withTags(WCAG_22_AA)
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      expect(found, where).toEqual([]);
      for (const width of [360, 1440, 3840]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : Math.round(width * 0.6) });
        const sticksOut = await page.getByRole("dialog").evaluate((panel) => {
          const { left, right, top, bottom } = panel.getBoundingClientRect();
          const isOut = left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight;
          return isOut || panel.scrollWidth > panel.clientWidth;
        });
        expect(sticksOut, `${where} at ${width} px`).toBe(false);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await page.keyboard.press("ControlOrMeta+i");
    await expect(icons(page).locator("[data-drawn=true]").first()).toBeVisible();
    await check("everyday icons");
    await page.keyboard.type("user");
    await expect(page.getByText(/^\d+ icons$|^The first/)).toBeVisible();
    await check("found icons");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+Shift+k");
    await expect(pictures(page).getByRole("option").first()).toBeVisible();
    await check("pictures");
    await page.getByRole("tab", { name: "Upload" }).click();
    await check("upload");
    await page.getByRole("tab", { name: "Address" }).click();
    await page.getByRole("textbox", { name: "Address of a picture" }).fill("nowhere");
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(page.getByText(/^This is no address of a picture/).first()).toBeVisible();
    await check("address");
  });
