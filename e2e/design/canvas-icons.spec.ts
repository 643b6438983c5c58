import { getIcon } from "@/lib/icons/get-icon";
import { iconSvg } from "@/lib/icons/icon-svg";
import { expect, test } from "../fixtures/test";
import { serveCanvas } from "./serve-canvas";

const asked: string[] = [];

test.beforeEach(async ({ page }) => {
  asked.length = 0;
  await serveCanvas(page);
  // The service, as far as the canvas asks it for icons; one of them is hostile.
  await page.route("**/api/v1/design/icons/svg?**", (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.toString());
    const name = searchParams.get("name") ?? "";
    if (name === "hostile")
      return route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="window.ran=1"><script>window.ran=1</script><image href="x" onerror="window.ran=1"/><path d="M0 0h9" onclick="window.ran=1" style="fill:url(http://elsewhere.test)"/></svg>',
      });
    if (name === "nothing-like-it") return route.fulfill({ status: 404, json: { error: "There is none." } });
    if (searchParams.get("variant") === "gold")
      return route.fulfill({ status: 400, json: { error: "No gold." } });
    const found = getIcon({ name });
    const body = iconSvg(found.library, found.icon, found.variant, 24);
    return route.fulfill({ contentType: "image/svg+xml", body });
  });
  await page.evaluate(() => window.openCanvas());
});

test("icons are drawn in the size and the colour of their classes, each asked for once", async ({ page }) => {
  const draw = (jsx: string) =>
    page.evaluate((markup) => canvas.drawPage({ name: "Page", width: 800, height: 400 }, markup), jsx);
  await draw(
    '<div className="flex text-red-500"><TrashIcon data-name="filled" className="size-10" /><ChevronRightIcon data-name="drawn" className="text-blue-500 stroke-1" /><TrashIcon data-name="again" /></div>',
  );
  const shapes = (name: string) =>
    page.evaluate((named) => canvas.element(canvas.named(named)).querySelectorAll("svg > *").length, name);
  for (const name of ["filled", "drawn", "again"]) await expect.poll(() => shapes(name)).toBeGreaterThan(0);
  const seen = await page.evaluate(() => {
    const look = (name: string) => {
      const element = canvas.element(canvas.named(name));
      const shape = element.querySelector("svg > *");
      if (!shape) throw new Error(`${name} has no shapes`);
      const { fill, stroke, strokeWidth } = getComputedStyle(shape);
      const { width, height } = element.getBoundingClientRect();
      return {
        fill,
        stroke,
        strokeWidth,
        square: Math.abs(width - height) < 0.01,
        ids: element.querySelectorAll("[id]").length,
      };
    };
    return {
      filled: look("filled"),
      drawn: look("drawn"),
      size: canvas.style(canvas.named("filled"), "width"),
    };
  });
  expect(seen.size).toBe("40px");
  expect(seen.filled).toMatchObject({
    fill: expect.stringMatching(/^oklch\(0\.637/),
    stroke: "none",
    square: true,
    ids: 0,
  });
  expect(seen.drawn).toMatchObject({
    fill: "none",
    stroke: expect.stringMatching(/^oklch\(0\.623/),
    strokeWidth: "1px",
    ids: 0,
  });
  expect(asked.toSorted()).toEqual(["name=chevron-right", "name=trash"]);
});

test("an icon that there is none of shows its name, a variant that is none the usual one", async ({
  page,
  complaints,
}) => {
  complaints.allow(/40[04].*icons\/svg/);
  await page.evaluate(() =>
    canvas.drawPage(
      { name: "Page", width: 800, height: 400 },
      '<div><NothingLikeItIcon data-name="none" /><HeartIcon data-name="gold" weight="gold" /></div>',
    ),
  );
  const kindOf = (name: string) =>
    page.evaluate((named) => canvas.element(canvas.named(named)).dataset.afficheIcon, name);
  await expect.poll(() => kindOf("none")).toBe("missing");
  await expect.poll(() => kindOf("gold")).toBe("shapes");
  expect(await page.evaluate(() => canvas.element(canvas.named("none")).textContent)).toBe("nothing-like-it");
});

test("nothing but shapes of a file reaches the page", async ({ page }) => {
  await page.evaluate(() =>
    canvas.drawPage({ name: "Page", width: 800, height: 400 }, '<HostileIcon data-name="hostile" />'),
  );
  const markup = () =>
    page.evaluate(() => canvas.element(canvas.named("hostile")).querySelector("svg")?.innerHTML ?? "");
  await expect.poll(markup).toBe('<path d="M0 0h9"></path>');
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
