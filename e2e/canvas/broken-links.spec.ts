import { expect, test } from "../fixtures/test";
import { exampleLink, READY } from "./example-link";

const BROKEN = [
  ["parameters of something else", "/canvas?utm_source=letter"],
  ["a cut payload", exampleLink("concert").slice(0, -40)],
  ["no layers", "/canvas?lm=1&ca=9:16&cbg=%23101010"],
] as const;

for (const [what, path] of BROKEN) {
  test(`${what}: says what is wrong and offers posters`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not open");
    await expect(page.locator("main p").nth(0)).not.toBeEmpty();
    await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(3);
  });
}

test("a link whose %23 was decoded on its way is mended", async ({ page }) => {
  await page.goto(exampleLink("concert").replace("%23", "#"));
  await page.locator(READY).waitFor({ state: "attached" });
  await expect(page.getByRole("img", { name: /low tide/i })).toBeVisible();
});

test("without a link there are three posters, drawn", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/canvas");
  await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(3);
  await page.getByRole("img").first().waitFor();
  await page.getByRole("listitem").getByRole("link").first().click();
  await page.locator(READY).waitFor({ state: "attached" });
});

test("a page that does not exist says so", async ({ page, complaints }) => {
  complaints.allow(/404/);
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing here");
});
