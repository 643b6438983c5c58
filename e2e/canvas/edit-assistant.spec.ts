import { decodeLink } from "@/lib/poster/link/decode";
import { signUp } from "../account/people";
import { expect, test } from "../assistant/assistant-server";
import { openPanel } from "../assistant/panel";
import { exampleLink, READY } from "./example-link";

test("the assistant changes a poster, and an answer is taken back without what came after it", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "pia");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(exampleLink("quote"));
  await page.locator(READY).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("toolbar", { name: "Editing" }).waitFor();
  const rows = page.getByRole("treeitem");
  const count = await rows.count();
  const panel = await openPanel(page);
  await panel.answered('add the words "Late show" as text');
  await expect(panel.root.getByText("Add layer")).toBeVisible();
  await expect(rows).toHaveCount(count + 1);
  await expect.poll(() => decodeLink(page.url()).state.layers.at(-1)).toMatchObject({ content: "Late show" });

  await panel.answered("put it in dots, dithered");
  await expect
    .poll(() => decodeLink(page.url()).state.effect)
    .toMatchObject({ effectId: "dither-floyd-steinberg" });
  await panel.root.getByRole("button", { name: "Undo this answer" }).first().click();
  await expect(rows).toHaveCount(count);
  await expect
    .poll(() => decodeLink(page.url()).state.effect)
    .toMatchObject({ effectId: "dither-floyd-steinberg" });
  // Undo takes back the last change, whoever made it, and says whose it was.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Undo: / }).click();
  await page.getByRole("button", { name: /^Undo: .* by the assistant$/ }).click();
  await expect(page.getByText(/^Took back: .* by the assistant\.$/)).toBeVisible();
  await context.close();
});
