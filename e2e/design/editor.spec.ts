import { expect, test } from "../fixtures/test";
import { beginDrawing, isDrawing } from "./agent";

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
  expect(await page.getByRole("textbox", { name: "Text for the agent" }).evaluate(brokenWords)).toEqual([]);
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
  const agent = await beginDrawing(page, request);
  const made = await agent.call("create_artboard", { name: "Home", width: 800, height: 600 });
  const version = made.result?.data?.version;
  await page.getByRole("treeitem", { name: /^Home/ }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Start");
  await page.keyboard.press("Enter");
  const changes = await agent.call("get_changes", { sinceVersion: version });
  expect(changes.result?.data?.changed).toEqual([made.result?.data?.artboardId]);
  await page.reload();
  await expect(page.getByRole("treeitem", { name: /^Start/ })).toBeVisible();
  await isDrawing(page);
  // At once, before it can be saved: the tab keeps it across the reload.
  await page.getByRole("treeitem", { name: /^Start/ }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Begin");
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(page.getByRole("treeitem", { name: /^Begin/ })).toBeVisible();
});

/** The words of a field that stand on two lines, although they would fit on one; and any that stick out of it. */
function brokenWords(field: Element): string[] {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error("is no field of several lines");
  // What stands in a field cannot be measured: a box that is set as the field is can.
  const box = document.createElement("div");
  const given = getComputedStyle(field);
  for (const name of ["font", "letter-spacing", "word-break", "overflow-wrap", "line-break", "white-space"])
    box.style.setProperty(name, given.getPropertyValue(name));
  const paddingPx = Number.parseFloat(given.paddingLeft) + Number.parseFloat(given.paddingRight);
  box.style.width = `${field.clientWidth - paddingPx}px`;
  const text = document.createTextNode(field.value);
  box.append(text);
  document.body.append(box);
  const measured = [...field.value.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = [...range.getClientRects()];
    const widthPx = lines.reduce((sum, { width }) => sum + width, 0);
    return { word, isBroken: lines.length > 1 && widthPx <= box.clientWidth };
  });
  const found = measured.filter(({ isBroken }) => isBroken).map(({ word }) => word);
  if (box.scrollWidth > box.clientWidth) found.push("(wider than the field)");
  box.remove();
  return found;
}
