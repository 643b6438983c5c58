import { expect, test } from "../fixtures/test";
import { artboardNames, beginSession, isDrawing } from "./agent";
import { canStartTwo, startTwoServers, type TwoServers } from "./two-servers";

const PAGE = { width: 1200, height: 800 };
let servers: TwoServers | null = null;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  test.skip(!canStartTwo, "needs Redis and PostgreSQL");
  servers = await startTwoServers();
});
test.afterAll(() => servers?.close());

test("an agent calls one server, browsers hang on both: all is drawn once, in order, through a reload", async ({
  page,
  browser,
  playwright,
  complaints,
}) => {
  test.setTimeout(180_000);
  const [first = "", second = ""] = servers?.origins ?? [];
  const request = await playwright.request.newContext({ baseURL: first });
  const agent = await beginSession(request);
  await page.goto(second + agent.page);
  await isDrawing(page);
  const made = await agent.call("create_artboard", { ...PAGE, name: "One" });
  expect(made.status).toBe("completed");

  const elsewhere = await browser.newContext();
  const mirror = await elsewhere.newPage();
  complaints.watch(mirror);
  await mirror.goto(first + agent.page);
  await expect(mirror.getByText("Another tab draws")).toBeVisible();
  await expect(mirror.getByRole("treeitem", { name: /^One/ })).toBeVisible();

  const names = Array.from({ length: 12 }, (_, at) => `Page ${at}`);
  const sent: string[] = [];
  for (const [at, name] of names.entries()) {
    sent.push((await agent.call("create_artboard", { ...PAGE, name }, false)).callId);
    if (at === 5) await page.reload({ waitUntil: "commit" });
  }
  for (const callId of sent) expect((await agent.ended(callId)).status).toBe("success");
  expect(await artboardNames(agent)).toEqual(["One", ...names]);
  await expect(mirror.getByRole("treeitem", { name: /^Page 11/ })).toBeVisible();

  // The tab on the other server goes away; the one on this server draws.
  await page.close();
  await isDrawing(mirror);
  const last = await agent.call("create_artboard", { ...PAGE, name: "Last" });
  expect(last.status).toBe("completed");
  await elsewhere.close();
  await request.dispose();
});
