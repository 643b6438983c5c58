import { signUp } from "../account/people";
import { expect, test } from "../fixtures/test";
import { READY } from "./example-link";

test("a document is saved as it is edited, and a lost race is told and decided", async ({
  browser,
  complaints,
}) => {
  complaints.allow(/409/);
  const { page, context } = await signUp(browser, complaints, "edda");
  await page.goto("/documents");
  await page.getByRole("button", { name: "New poster" }).click();
  await expect(page).toHaveURL(/\/canvas\?document=/);
  await page.locator(READY).waitFor({ state: "attached" });
  const id = new URL(page.url()).searchParams.get("document") ?? "";
  const kept = async () =>
    (await (await context.request.get(`/api/v1/design/documents/${id}`)).json()).document as {
      version: number;
      content: { canvas: { aspectRatio: string }; layers: unknown[] };
    };
  const shape = page.getByRole("combobox", { name: "Shape" });

  await test.step("a change is saved by itself", async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await shape.selectOption("1:1");
    await expect.poll(async () => (await kept()).content.canvas.aspectRatio).toBe("1:1");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("somebody else saves first: nothing is overwritten, and the person decides", async () => {
    const { version, content } = await kept();
    const theirs = { ...content, canvas: { ...content.canvas, aspectRatio: "16:9" } };
    const saved = await context.request.put(`/api/v1/design/documents/${id}`, {
      data: { version, content: theirs },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(saved.ok()).toBe(true);
    await shape.selectOption("9:16");
    await expect(page.getByText("Somebody else saved this poster meanwhile. Keep which?")).toBeVisible();
    expect((await kept()).content.canvas.aspectRatio).toBe("16:9");
    await page.getByRole("button", { name: "Mine" }).click();
    await expect.poll(async () => (await kept()).content.canvas.aspectRatio).toBe("9:16");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("after a reload it is as it was saved, and nothing is left over", async () => {
    await page.getByRole("button", { name: "Done" }).click();
    await page.reload();
    await page.locator(READY).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(shape).toHaveValue("9:16");
    await expect(page.getByRole("button", { name: "Bring back" })).toHaveCount(0);
  });
  await context.close();
});
