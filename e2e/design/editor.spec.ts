import { expect, test } from "../fixtures/test";
import { beginSession, isDrawing } from "./agent";

test("a person begins with an example, changes it by keyboard, and takes it all back", async ({ page }) => {
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect(canvas.getByText("Fewer things, made to last.")).toBeVisible();
  const tree = page.getByRole("tree", { name: "Layers" });
  await tree.getByRole("treeitem", { name: /^Slide, artboard/ }).focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(tree.getByRole("treeitem", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Classes" })).toBeVisible();
  await page.keyboard.press("F2");
  await page.keyboard.type("By keys");
  await page.keyboard.press("Enter");
  await expect(tree.getByRole("treeitem", { name: /^By keys/ })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(tree.getByRole("treeitem", { name: /^By keys/ })).toHaveCount(0);
  for (let step = 0; step < 4; step++) await page.keyboard.press("ControlOrMeta+z");
  await expect(tree).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Begin a design" })).toBeVisible();
});

test("a click selects, a double click writes text, which is one undo step", async ({ page }) => {
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  const canvas = page.getByRole("region", { name: "Canvas" });
  const words = canvas.getByText("Fewer things, made to last.");
  await expect(words).toBeVisible();
  const box = await words.boundingBox();
  // What is drawn lies below the canvas's own surface, as for a person.
  await page.mouse.dblclick((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.getByRole("textbox", { name: "Words" }).fill("More care.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(canvas.getByText("More care.")).toBeVisible();
  await expect(page.getByRole("treeitem", { selected: true })).toHaveCount(1);
  await page.getByRole("button", { name: /^Undo: Change node/ }).click();
  await expect(words).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("treeitem", { selected: true, name: /frame/ })).toHaveCount(1);
});

test("a new design is handed to an agent with what is in it", async ({ page, request }) => {
  await page.goto("/design");
  await page.getByRole("button", { name: /^Dashboard/ }).click();
  await page.getByRole("button", { name: "Hand it to an agent" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this page" }).inputValue();
  await page.keyboard.press("Escape");
  await isDrawing(page);
  const session = new URL(link).searchParams.get("session");
  const called = await request.post(`/api/v1/design/sessions/${session}/execute?wait=true`, {
    data: { tool: "design_list_artboards", input: {} },
  });
  expect(((await called.json()) as { result: { message: string } }).result.message).toContain("1 artboard");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("treeitem", { name: /^Dashboard/ })).toBeVisible();
});

test("what a person changes by hand outlives a reload, and the agent is told", async ({ page, request }) => {
  const agent = await beginSession(request);
  await page.goto(agent.page);
  await isDrawing(page);
  const made = await agent.call("create_artboard", { name: "Home", width: 800, height: 600 });
  const version = made.result?.data?.version;
  await page.getByRole("treeitem", { name: /^Home/ }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Start");
  await page.keyboard.press("Enter");
  const changes = await agent.call("get_changes", { sinceVersion: version });
  expect(changes.result?.data?.changed).toEqual([made.result?.data?.artboardId]);
  await page.reload();
  await expect(page.getByRole("treeitem", { name: /^Start/ })).toBeVisible();
});
