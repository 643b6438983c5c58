import { specimenGroups } from "@/lib/poster/catalogue/specimens";
import { expect, test } from "../fixtures/test";

for (const { id: kind, label, specimens } of specimenGroups()) {
  test(`${label}: every entry draws something, without a warning`, async ({ page }) => {
    test.setTimeout(60_000 + specimens.length * 10_000);
    await page.goto(`/docs/catalogue#${kind}`);
    for (const { id } of specimens) {
      const card = page.locator(`#${kind} > ul > #entry-${id}`);
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveAttribute("data-drawn", "true", { timeout: 30_000 });
      expect(await card.locator("p.text-danger").allTextContents()).toEqual([]);
      const tones = await card.getByRole("img").evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
        context?.drawImage(image, 0, 0);
        const { data = [] } = context?.getImageData(0, 0, image.naturalWidth, image.naturalHeight) ?? {};
        const seen = new Set<number>();
        for (let at = 0; at < data.length; at += 4)
          seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        return seen.size;
      });
      expect(tones, `${id} is one flat colour`).toBeGreaterThan(1);
    }
  });
}

test("the ground and the words are the reader's choice", async ({ page }) => {
  await page.goto("/docs/catalogue");
  await page.getByRole("searchbox", { name: "Find" }).fill("vignette");
  await expect(page.getByRole("heading", { level: 3 }).first()).toContainText("ignette");
  const card = page.locator("#entry-vignette");
  await expect(card).toHaveAttribute("data-drawn", "true");
  const before = await card.getByRole("img").getAttribute("src");
  await page.getByRole("combobox", { name: "Over" }).selectOption({ label: "Shapes and type" });
  await expect.poll(() => card.getByRole("img").getAttribute("src")).not.toBe(before);
  await card.getByRole("button", { name: /^Open/ }).click();
  await expect(page).toHaveURL(/\/canvas\?lm=1/);
});
