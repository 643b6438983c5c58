import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { artboardNames, beginDrawing } from "./agent";

const PAGE = { name: "Home", width: 1200, height: 800 };
/** A tab that acknowledges nothing for 40 s is gone; some time is for the machine. */
const GONE_WITHIN_MS = 60_000;

/**
 * Stops a page as a browser does with tabs that nobody looks at: no timer, no script, sockets stay open. By the debugger, because
 * the browser itself freezes no page that is seen. @returns what lets it go on.
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Debugger.enable");
  const paused = new Promise((resolve) => devtools.once("Debugger.paused", resolve));
  await devtools.send("Debugger.pause");
  await paused;
  return async () => {
    await devtools.send("Debugger.disable");
  };
}

test("a frozen tab does not look connected, and does what waited when it thaws, once", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const agent = await beginDrawing(page, request);
  await agent.call("create_artboard", { ...PAGE, name: "Before" });
  const thaw = await freeze(page);
  const isConnected = async () => {
    const status = await request.get(`/api/v1/design/sessions/${agent.sessionId}`);
    return ((await status.json()) as { session: { browserConnected: boolean } }).session.browserConnected;
  };
  expect(await isConnected()).toBe(true);
  await expect.poll(isConnected, { timeout: GONE_WITHIN_MS }).toBe(false);
  const sent = await agent.call("create_artboard", { ...PAGE, name: "Meanwhile" });
  expect(sent.status).toBe("pending");
  await thaw();
  expect((await agent.ended(sent.callId)).status).toBe("success");
  expect(await artboardNames(agent)).toEqual(["Before", "Meanwhile"]);
});

test("while the tab that draws is frozen another one takes over; thawed, it follows", async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(180_000);
  const agent = await beginDrawing(page, request);
  await agent.call("create_artboard", { ...PAGE, name: "First" });
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  complaints.watch(second);
  // What the thawed tab still sends is refused.
  complaints.allow(/40[39]/);
  await second.goto(agent.page);
  await expect(second.getByText("Another tab draws")).toBeVisible();
  const thaw = await freeze(page);
  const sent = await agent.call("create_artboard", { ...PAGE, name: "Second" }, false);
  await expect(second.getByText("Connected, drawn here")).toBeVisible({ timeout: GONE_WITHIN_MS });
  expect((await agent.ended(sent.callId)).status).toBe("success");
  await thaw();
  await expect(page.getByText("Another tab draws")).toBeVisible();
  await agent.call("create_artboard", { ...PAGE, name: "Third" });
  expect(await artboardNames(agent)).toEqual(["First", "Second", "Third"]);
  await expect(page.getByRole("treeitem", { name: /^Third/ })).toBeVisible();
  await elsewhere.close();
});
