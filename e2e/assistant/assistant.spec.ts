import { signUp } from "../account/people";
import { expect, test } from "./assistant-server";
import { keptDesign, openPanel, panelOn } from "./panel";

const PRICING = "make a pricing section with three plans";

test("a pricing section is asked for, drawn, counted once, and taken back by one undo", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "ada");
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect(canvas.getByText("Fewer things, made to last.")).toBeVisible();
  const layers = page.getByRole("treeitem");
  const before = await layers.count();
  const panel = await openPanel(page);
  await expect(panel.field).toBeFocused();
  const used = await panel.used();
  await panel.answered(PRICING);
  await expect(canvas.getByRole("heading", { name: "Studio" })).toBeVisible();
  await expect(panel.root.getByText("Add section")).toBeVisible();
  await expect(panel.root.getByText(/three plans with Studio as the one/)).toBeVisible();
  expect(await panel.used()).toBe(used + 1);
  await expect(layers).toHaveCount(before + 1);
  await page.getByRole("tree", { name: "Layers" }).getByRole("treeitem").first().focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(canvas.getByRole("heading", { name: "Studio" })).toHaveCount(0);
  await expect(layers).toHaveCount(before);
  await expect(page.getByText(/^Took back: “make a pricing section.*by the assistant\.$/)).toBeVisible();
  await expect(panel.root.getByRole("button", { name: "Undo this answer" })).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(canvas.getByRole("heading", { name: "Studio" })).toBeVisible();
  await context.close();
});

test("an answer on an empty design, of several calls, is one step all the same", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "bo");
  await page.goto("/design");
  const panel = await openPanel(page);
  await panel.answered(PRICING);
  await expect(panel.root.getByText("Create artboard")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Canvas" }).getByRole("heading", { name: "Studio" }),
  ).toBeVisible();
  await panel.root.getByRole("button", { name: "Undo this answer" }).click();
  await expect(page.getByRole("treeitem")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Begin a design" })).toBeVisible();
  await context.close();
});

test("what a person did since stays when an answer is taken back, and it is said", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "cy");
  await page.goto("/design");
  const panel = await openPanel(page);
  await panel.answered(PRICING);
  const tree = page.getByRole("tree", { name: "Layers" });
  await tree.getByRole("treeitem").first().click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Mine");
  await page.keyboard.press("Enter");
  await expect(tree.getByRole("treeitem", { name: /^Mine/ })).toBeVisible();
  await panel.root.getByRole("button", { name: "Undo this answer" }).click();
  await expect(page.getByText(/1 thing changed since stays: Mine/)).toBeVisible();
  await expect(tree.getByRole("treeitem")).toHaveCount(1);
  await context.close();
});

test("stopped in the middle, loaded again, gone on with", async ({ browser, complaints, served }) => {
  const { page, context } = await signUp(browser, complaints, "dot");
  await keptDesign(page);
  const panel = await openPanel(page);
  const used = await panel.used();
  await panel.ask(`fake:slow=30 ${PRICING}`);
  await expect(panel.root.getByText(/A pricing section with/)).toBeVisible();
  await panel.field.press("Escape");
  await panel.isIdle();
  await expect(panel.root.getByText("You stopped it here.")).toBeVisible();
  await expect.poll(() => served.model.seen.at(-1)?.leftEarly, "the bill stops with it").toBe(true);
  await page.reload();
  const again = await openPanel(page);
  await expect(again.root.getByText("You stopped it here.")).toBeVisible();
  await again.root.getByRole("button", { name: "Go on" }).click();
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect(canvas.getByRole("heading", { name: "Studio" })).toBeVisible();
  await again.isIdle();
  await expect(again.root.getByText(/A pricing section with three plans: the middle/)).toHaveCount(1);
  expect(await again.used()).toBe(used + 1);
  await context.close();
});

test("loaded again in the middle of an answer, it can be gone on with, and asked again in other words", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "eli");
  await keptDesign(page);
  const panel = await openPanel(page);
  await panel.ask(`fake:slow=100 ${PRICING}`);
  await expect(panel.root.getByText("Add section")).toBeVisible();
  await page.reload();
  const again = await openPanel(page);
  await again.root.getByRole("button", { name: /^Edit/ }).click();
  await again.root.getByRole("textbox", { name: "Your question in other words" }).fill(PRICING);
  await page.keyboard.press("Enter");
  await again.isIdle();
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect(canvas.getByRole("heading", { name: "Studio" })).toHaveCount(1);
  await again.root.getByRole("button", { name: "Answer again" }).click();
  await again.isIdle();
  await expect(canvas.getByRole("heading", { name: "Studio" })).toHaveCount(1);
  await again.root.getByRole("button", { name: "Clear the conversation" }).click();
  await expect(again.root.getByText("Say what you want and watch it being drawn.")).toBeVisible();
  await page.reload();
  await openPanel(page);
  await expect(again.root.getByText("Say what you want and watch it being drawn.")).toBeVisible();
  await context.close();
});

test("emptying the design needs the person", async ({ browser, complaints }) => {
  const { page, context } = await signUp(browser, complaints, "fay");
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  const panel = await openPanel(page);
  const tree = page.getByRole("tree", { name: "Layers" });
  await panel.ask("start over with a new document");
  await expect(panel.root.getByText(/Empty the whole design/).first()).toBeVisible();
  await expect(panel.root.getByRole("button", { name: "Don’t" })).toBeFocused();
  await page.keyboard.press("Enter");
  await panel.isIdle();
  await expect(tree.getByRole("treeitem").first()).toBeVisible();
  await panel.ask("start over with a new document");
  await panel.root.getByRole("button", { name: "Allow" }).click();
  await expect(tree).toHaveCount(0);
  await panel.isIdle();
  await panel.root.getByRole("button", { name: "Undo this answer" }).click();
  await expect(tree.getByRole("treeitem").first()).toBeVisible();
  await context.close();
});

test("a question points at what is selected, with a picture of it", async ({
  browser,
  complaints,
  served,
}) => {
  const { page, context } = await signUp(browser, complaints, "gus");
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  await page.getByRole("treeitem", { name: /^Slide/ }).click();
  const panel = await openPanel(page);
  await panel.root.getByRole("button", { name: "Picture" }).click();
  await panel.answered("give me feedback on this");
  await expect(panel.root.getByText("I have looked at your picture.")).toBeVisible();
  await expect(panel.root.getByText("About Slide")).toBeVisible();
  const sent = JSON.stringify(served.model.seen.at(-1)?.body);
  expect(sent).toContain('"media_type":"image/jpeg"');
  await panel.root.getByRole("button", { name: /About the selection/ }).click();
  await panel.answered("and without it?");
  await expect(panel.root.getByText("About Slide")).toHaveCount(1);
  await context.close();
});

test("what the assistant does in a session is seen in other tabs, and saved", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "hal");
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  await page.getByRole("button", { name: "Hand it to an agent" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Connected, drawn here")).toBeVisible();
  const other = await context.newPage();
  complaints.watch(other);
  await other.goto(page.url());
  await expect(other.getByText("Another tab draws; this one follows")).toBeVisible();
  const panel = await openPanel(page);
  await panel.answered(PRICING);
  const heading = { name: "Studio" } as const;
  await expect(other.getByRole("region", { name: "Canvas" }).getByRole("heading", heading)).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await panel.root.getByRole("button", { name: "Undo this answer" }).click();
  await expect(other.getByRole("region", { name: "Canvas" }).getByRole("heading", heading)).toHaveCount(0);
  await page.reload();
  const again = panelOn(page);
  await openPanel(page);
  await expect(again.root.getByText(PRICING, { exact: true })).toBeVisible();
  await context.close();
});
