import { signUp } from "../account/people";
import { expect, test as plain } from "../fixtures/test";
import { test } from "./assistant-server";
import { openPanel } from "./panel";

test("somebody who is not signed in is led there and back", async ({ page, complaints }) => {
  complaints.allow(/401/);
  await page.goto("/design");
  const panel = await openPanel(page);
  await expect(panel.root.getByText(/sign in/i).first()).toBeVisible();
  await expect(panel.field).toHaveCount(0);
  await expect(panel.root.getByText("Sign in to ask the assistant.")).toBeVisible();
  await panel.root.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdesign/);
});

test("a failure of the model is told, and trying again doubles nothing", async ({ browser, complaints }) => {
  complaints.allow(/502/);
  const { page, context } = await signUp(browser, complaints, "ida");
  await page.goto("/design");
  const panel = await openPanel(page);
  const used = await panel.used();
  await panel.ask("fake:bad-key hello");
  await expect(panel.root.getByRole("alert")).toContainText("ANTHROPIC_API_KEY");
  await panel.answered("fake:cut-in-call-once make a pricing section with three plans");
  await expect(panel.root.getByRole("alert").last()).toBeVisible();
  // Each request is cut once: the one that makes the page, and the one that makes the section.
  for (const row of ["Create artboard", "Add section"]) {
    await panel.root.getByRole("button", { name: "Try again" }).click();
    await expect(panel.root.getByText(row)).toBeVisible();
    await panel.isIdle();
  }
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect(canvas.getByRole("heading", { name: "Studio" })).toHaveCount(1);
  await expect(page.getByRole("treeitem", { name: /artboard/ })).toHaveCount(1);
  expect(await panel.used()).toBeLessThanOrEqual(used + 2);
  await context.close();
});

test("without a network the question waits to be tried again", async ({ browser, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const { page, context } = await signUp(browser, complaints, "joe");
  await page.goto("/design");
  const panel = await openPanel(page);
  await panel.used();
  await context.setOffline(true);
  await panel.ask("make a hero");
  await expect(panel.root.getByRole("alert")).toContainText("cannot be reached");
  await context.setOffline(false);
  await panel.root.getByRole("button", { name: "Try again" }).click();
  await panel.isIdle();
  await expect(panel.root.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await context.close();
});

test("text that looks like the protocol, and every script, is shown as it is", async ({
  browser,
  complaints,
}) => {
  const { page, context } = await signUp(browser, complaints, "kit");
  await page.goto("/design");
  const panel = await openPanel(page);
  await panel.answered("fake:protocol fake:bytes");
  await expect(panel.root.getByText('data: {"type":"done","reason":"complete"}').first()).toBeVisible();
  await expect(panel.root.getByText("[DONE]")).toBeVisible();
  await panel.answered("fake:unicode fake:packets=3 fake:crlf");
  await expect(panel.root.getByText(/Grüße, 你好, שלום, नमस्ते, 👩‍👩‍👧‍👦 🇫🇷/)).toBeVisible();
  await context.close();
});

plain("a server without a key says what to set", async ({ browser, complaints }) => {
  const { page, context } = await signUp(browser, complaints, "lou");
  await page.goto("/design");
  const panel = await openPanel(page);
  await expect(panel.root.getByText(/ANTHROPIC_API_KEY/).first()).toBeVisible();
  await expect(panel.root.getByText(/npm run fake-model/)).toBeVisible();
  await expect(panel.field).toHaveCount(0);
  await context.close();
});
