import { READY } from "../canvas/example-link";
import { expect, test } from "../fixtures/test";
import { type PersonInBrowser, signUp } from "./people";

test("two people: make, upload, share, refuse, edit, publish, revoke", async ({ browser, complaints }) => {
  test.setTimeout(240_000);
  complaints.allow(/status of 40[349]/);
  const ada = await signUp(browser, complaints, "ada");
  const ben = await signUp(browser, complaints, "ben");

  await test.step("Ada makes a poster and puts a photograph in", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "New poster" }).click();
    await expect(page).toHaveURL(/\/canvas\?document=/);
    await page.locator(READY).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Edit JSON" }).click();
    const chosen = page.waitForEvent("filechooser");
    await page.getByText("Add a picture").click();
    await (await chosen).setFiles("e2e/fixtures/photo.jpg");
    const text = page.getByLabel("State of the poster, as JSON");
    await expect(text).toHaveValue(/\/uploads\/[0-9a-f]{64}\.jpg/);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  const address = ada.page.url();

  await test.step("Ben sees nothing before it is shared", async () => {
    await ben.page.goto(address);
    await expect(ben.page.getByRole("heading", { name: "There is no poster here" })).toBeVisible();
  });

  await test.step("Ada invites Ben to look", async () => {
    await invite(ada, ben.email);
  });

  await test.step("Ben looks, and is refused an edit", async () => {
    await ben.page.goto(address);
    await ben.page.locator(READY).waitFor({ state: "attached" });
    await expect(ben.page.getByText("You may look at it")).toBeVisible();
    await expect(ben.page.getByRole("button", { name: "Edit" })).toHaveCount(0);
    expect((await save(ben, address)).status).toBe(403);
  });

  await test.step("Ada makes Ben an editor", async () => {
    const { page } = ada;
    await page.getByRole("combobox", { name: `Role of ${ben.email}` }).click();
    await page.getByRole("option", { name: "may edit" }).click();
    await expect(page.getByText("Changed.")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("Ben edits", async () => {
    const { page } = ben;
    await page.reload();
    await page.locator(READY).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Edit JSON" }).click();
    const text = page.getByLabel("State of the poster, as JSON");
    const state = JSON.parse(await text.inputValue());
    await text.fill(JSON.stringify({ ...state, canvas: { ...state.canvas, backgroundColor: "#123456" } }));
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("Ada, who has the older one open, is told and loses nothing", async () => {
    expect((await save(ada, address, 2)).status).toBe(409);
    await ada.page.reload();
    await ada.page.locator(READY).waitFor({ state: "attached" });
    await ada.page.getByRole("button", { name: "Edit JSON" }).click();
    await expect(ada.page.getByLabel("State of the poster, as JSON")).toHaveValue(/#123456/);
    await ada.page.keyboard.press("Escape");
  });

  await test.step("Ada publishes, and anybody opens the site", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Publish" }).click();
    const name = `ada-${crypto.randomUUID().slice(0, 8)}`;
    await page.getByLabel("Name of the site").fill(name);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const link = page.getByRole("status").getByRole("link");
    await expect(link).toHaveAttribute("href", new RegExp(`^http://${name}\\.sites\\.localhost`));
    const stranger = await browser.newPage();
    await stranger.goto((await link.getAttribute("href")) ?? "");
    const picture = stranger.getByRole("img");
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    await stranger.close();
    await page.keyboard.press("Escape");
  });

  await test.step("Ada takes it back, and Ben is refused at once", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: `Take it back from ${ben.email}` }).click();
    await expect(page.getByText(`${ben.email} has it no more.`)).toBeVisible();
    expect((await save(ben, address)).status).toBe(404);
    await ben.page.reload();
    await expect(ben.page.getByRole("heading", { name: "There is no poster here" })).toBeVisible();
  });

  await ada.context.close();
  await ben.context.close();
});

async function invite({ page }: PersonInBrowser, email: string): Promise<void> {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Invite by e-mail").fill(email);
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText(`${email} was invited.`)).toBeVisible();
}

/** Saves what is there once more, past the page's own buttons. */
function save({ page }: PersonInBrowser, address: string, version?: number): Promise<{ status: number }> {
  const id = new URL(address).searchParams.get("document");
  return page.evaluate(
    async ([path, given]) => {
      const found = await (await fetch(String(path))).json();
      const body = JSON.stringify({
        version: given ?? found.document?.version ?? 1,
        content: found.document?.content ?? {},
      });
      const headers = { "Content-Type": "application/json" };
      const { status } = await fetch(String(path), { method: "PUT", headers, body });
      return { status };
    },
    [`/api/v1/design/documents/${id}`, version] as const,
  );
}
