import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures/test";
import { artboardNames, beginDrawing, beginSession, drawPage, isDrawing } from "./agent";

const PAGE = { name: "Home", width: 1200, height: 800, backgroundColor: "#ffffff" };
const HERO =
  '<section className="p-12"><h1 className="text-5xl">Posters that live</h1><p>Made from data.</p></section>';
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test("what an agent calls is drawn at once, listed, and can be undone", async ({ page, request }) => {
  const agent = await beginDrawing(page, request);
  await drawPage(agent, PAGE, HERO);
  const canvas = page.getByRole("region", { name: "Canvas" });
  await expect(canvas.getByText("Posters that live")).toBeVisible();
  const calls = page.getByRole("list", { name: "Calls" }).getByRole("listitem");
  await expect(calls).toHaveCount(2);
  await calls.first().getByRole("button", { name: "Undo this" }).click();
  await expect(page.getByText("One later change builds on it")).toBeVisible();
  await expect(canvas.getByText("Posters that live")).toBeVisible();
  await calls.last().getByRole("button", { name: "Undo this" }).click();
  await expect(canvas.getByText("Posters that live")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(canvas.getByText("Posters that live")).toBeVisible();
});

test("calls that came before the page run in order when it opens", async ({ page, request }) => {
  const agent = await beginSession(request);
  const first = await agent.call("create_artboard", { ...PAGE, name: "One" });
  expect(first.status).toBe("pending");
  await agent.call("create_artboard", { ...PAGE, name: "Two" }, false);
  const third = await agent.call("create_artboard", { ...PAGE, name: "Three" }, false);
  await page.goto(agent.page);
  expect((await agent.ended(third.callId)).status).toBe("success");
  expect(await artboardNames(agent)).toEqual(["One", "Two", "Three"]);
  await expect(page.getByRole("treeitem")).toHaveCount(3);
});

test("a reload in the middle loses nothing and repeats nothing", async ({ page, request }) => {
  const agent = await beginDrawing(page, request);
  const names = Array.from({ length: 12 }, (_, at) => `Page ${at}`);
  const callIds: string[] = [];
  for (const [at, name] of names.entries()) {
    callIds.push((await agent.call("create_artboard", { ...PAGE, name }, false)).callId);
    if (at === 4 || at === 8) await page.reload({ waitUntil: "domcontentloaded" });
  }
  for (const callId of callIds) expect((await agent.ended(callId)).status).toBe("success");
  expect(await artboardNames(agent)).toEqual(names);
  await page.reload();
  await isDrawing(page);
  expect(await artboardNames(agent)).toEqual(names);
});

test("twenty calls at once are applied once each, in the order in which they came", async ({
  page,
  request,
}) => {
  const agent = await beginDrawing(page, request);
  const sent = Array.from({ length: 20 }, (_, at) => `Page ${at}`);
  const answers = await Promise.all(sent.map((name) => agent.call("create_artboard", { ...PAGE, name })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => "completed"));
  // The service says in which order they came, which need not be the one in which they were sent.
  const nameOf = new Map(answers.map(({ callId }, at) => [callId, sent[at]]));
  const came = (await agent.endedCallIds()).map((callId) => nameOf.get(callId));
  expect(came.toSorted()).toEqual(sent.toSorted());
  expect(await artboardNames(agent)).toEqual(came);
});

test("a second tab follows, and edits when a person wants it", async ({
  page,
  context,
  request,
  complaints,
}) => {
  const agent = await beginDrawing(page, request);
  await agent.call("create_artboard", { ...PAGE, name: "First" });
  const second = await context.newPage();
  complaints.watch(second);
  await second.goto(agent.page);
  await expect(second.getByText("Another tab draws")).toBeVisible();
  await expect(second.getByRole("treeitem", { name: /^First/ })).toBeVisible();
  await agent.call("create_artboard", { ...PAGE, name: "Second" });
  await expect(second.getByRole("treeitem", { name: /^Second/ })).toBeVisible();
  await second.getByRole("button", { name: "Edit here" }).click();
  await isDrawing(second);
  await expect(page.getByText("Another tab draws")).toBeVisible();
  await agent.call("create_artboard", { ...PAGE, name: "Third" });
  expect(await artboardNames(agent)).toEqual(["First", "Second", "Third"]);
  await expect(page.getByRole("treeitem", { name: /^Third/ })).toBeVisible();
  await second.close();
  await isDrawing(page);
  expect(await artboardNames(agent)).toEqual(["First", "Second", "Third"]);
});

test("a second browser follows, and takes over when the first one closes", async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const agent = await beginDrawing(page, request);
  await agent.call("create_artboard", { ...PAGE, name: "First" });
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  complaints.watch(second);
  await second.goto(agent.page);
  await expect(second.getByText("Another tab draws")).toBeVisible();
  await page.getByRole("textbox", { name: "Name of the design" }).fill("Renamed by hand");
  await page.keyboard.press("Enter");
  await expect(second.getByRole("textbox", { name: "Name of the design" })).toHaveValue("Renamed by hand");
  await agent.call("create_artboard", { ...PAGE, name: "Second" });
  await expect(second.getByRole("treeitem", { name: /^Second/ })).toBeVisible();
  await page.close();
  await isDrawing(second);
  expect(await artboardNames(agent)).toEqual(["First", "Second"]);
  await elsewhere.close();
});

test("a call that cannot be done says why, and changes nothing", async ({ page, request }) => {
  const agent = await beginDrawing(page, request);
  const failed = await agent.call("add_section", { parentId: "nowhere", jsx: "<p>x</p>" });
  expect(failed.status).toBe("error");
  expect(failed.result?.error).toContain("nowhere");
  await expect(page.getByRole("list", { name: "Calls" }).getByText("failed")).toBeVisible();
});

test("a session that is over says so", async ({ page, request }) => {
  await page.goto("/design?session=AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { name: "This session has ended" })).toBeVisible();
  const agent = await beginDrawing(page, request);
  await request.delete(`/api/v1/design/sessions/${agent.sessionId}`);
  await expect(page.getByText("The session has ended")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the editor in ${colorScheme} has no WCAG 2.2 AA violation`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/design");
    await expect(page.getByRole("heading", { name: "Begin a design" })).toBeVisible();
    const check = async () => {
      // What is drawn on the canvas is the person's design, and audited by a tool of its own.
      const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA).exclude("[aria-label=Canvas]");
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    };
    await check();
    const agent = await beginDrawing(page, request);
    await drawPage(agent, PAGE, HERO);
    await agent.call("delete_nodes", { nodeIds: ["nowhere"] });
    await page.getByRole("treeitem", { name: /^Home/ }).click();
    await check();
    await page.getByRole("button", { name: "Hand it to an agent" }).click();
    await page.getByRole("dialog").waitFor();
    await check();
  });
}

test("the editor fits phones and walls", async ({ page }) => {
  for (const width of [360, 1440, 3840]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : Math.round(width * 0.6) });
    await page.goto("/design");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, `${width} px`).toBe(0);
  }
});
