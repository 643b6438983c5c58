import type { Page } from "@playwright/test";
import { signUp } from "../account/people";
import { expect, test } from "../fixtures/test";

const API = "/api/v1/design";

interface KeptDesign {
  readonly document: { readonly id: string; readonly content: { readonly artboards: readonly string[] } };
}

const artboardsOf = async (page: Page, id: string) => {
  const answer = await page.request.get(`${API}/documents/${id}`);
  return ((await answer.json()) as KeptDesign).document.content.artboards.length;
};

test("an agent is given a document that is kept, and works on that one", async ({ browser, complaints }) => {
  const { page, context } = await signUp(browser, complaints, "dee");
  const origin = new URL(page.url()).origin;
  const made = await page.request.post(`${API}/documents`, {
    headers: { Origin: origin },
    data: { kind: "design", name: "Shop" },
  });
  const { id } = ((await made.json()) as KeptDesign).document;
  await page.goto(`/design?document=${id}`);
  await page.getByRole("button", { name: /^Slide/ }).click();
  const tree = page.getByRole("tree", { name: "Layers" });
  await expect(tree.getByRole("treeitem", { name: /^Slide, artboard/ })).toBeVisible();

  // Handed over at once, before what was just drawn is saved by itself.
  await page.getByRole("button", { name: "Hand it to an agent" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this page" }).inputValue();
  await page.keyboard.press("Escape");
  const session = new URL(link).searchParams.get("session");
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${API}/sessions/${session}`);
      return ((await answer.json()) as { session: { browserConnected: boolean } }).session.browserConnected;
    })
    .toBe(true);
  const called = await page.request.post(`${API}/sessions/${session}/execute?wait=true`, {
    headers: { Origin: origin },
    data: { tool: "design_create_artboard", input: { name: "Second", width: 800, height: 600 } },
  });
  expect(await called.json()).toMatchObject({ status: "completed" });
  await expect.poll(() => artboardsOf(page, id)).toBe(2);

  // What the person did before can still be undone.
  for (let step = 0; step < 3; step++) await page.keyboard.press("ControlOrMeta+z");
  await expect(tree).toHaveCount(0);
  await expect.poll(() => artboardsOf(page, id)).toBe(0);

  await page.goto(`/design?document=${id}`);
  await expect(page.getByRole("heading", { name: "Begin a design" })).toBeVisible();
  await context.close();
});
