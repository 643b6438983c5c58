import { expect as expectPage, type Page } from "@playwright/test";
import sharp from "sharp";
import { signUp } from "../account/people";
import { type ForeignSite, serveForeignPicture } from "../fixtures/foreign-pictures";
import { expect, test } from "../fixtures/test";
import { beginDrawing, drawPage, isDrawing } from "./agent";

const blue = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();

const alt = (page: Page) => page.getByRole("textbox", { name: "What it shows (alt)" });

async function openUpload(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+Shift+k");
  await page.getByRole("tab", { name: "Upload" }).click();
}

/** Hands a file to an element as a drop or a paste would. */
async function hand(
  page: Page,
  selector: string,
  kind: "drop" | "paste",
  file: Buffer,
  name: string,
): Promise<void> {
  await page.locator(selector).evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], given.name, { type: "image/png" }));
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === "drop"
          ? new DragEvent("drop", { ...at, dataTransfer: transfer })
          : new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }),
      );
    },
    { kind, name, base64: file.toString("base64") },
  );
}

test("a stranger is told how to sign in, and keeps what is drawn", async ({ page, complaints }) => {
  complaints.allow(/401/);
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  await openUpload(page);
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await blue() });
  const link = page.getByRole("link", { name: /^Sign in/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(page.getByText("Fewer things, made to last.")).toBeVisible();
});

test("a person uploads by button, paste and drop, and hears what is wrong in words", async ({
  browser,
  complaints,
}) => {
  complaints.allow(/status of 4/);
  const { page, context } = await signUp(browser, complaints, "pia");
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  await openUpload(page);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel("Choose a picture").setInputFiles({ name, mimeType: "image/png", buffer });
  await choose("big.png", Buffer.alloc(11 * 1024 * 1024));
  await expect(
    page.getByText("This file has 11.0 MB; at most 10 MB are taken. Make it smaller first."),
  ).toBeVisible();
  await choose("words.png", Buffer.from("no picture at all"));
  await expect(page.getByRole("alert").filter({ hasText: /image:/ })).toBeVisible();
  await choose("red-bicycle.png", await blue());
  await expect(alt(page)).toHaveValue("red bicycle");
  await expect(page.getByText("60 × 40 px")).toBeVisible();
  await expect(alt(page)).toBeFocused();
  await alt(page).fill("A bicycle");
  await page.keyboard.press("Enter");
  const address = page.getByRole("textbox", { name: "Address" });
  await expect(address).toHaveValue(/\/uploads\/[0-9a-f]{64}\.png$/);
  await expect(alt(page)).toHaveValue("A bicycle");
  await page.getByRole("button", { name: /^Undo: Add node/ }).click();

  await page.keyboard.press("ControlOrMeta+Shift+k");
  await hand(page, "[role=dialog]", "paste", await blue(), "image.png");
  await expect(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("60 × 40 px")).toBeVisible();
  await expect(alt(page)).toHaveValue("");
  await page.getByRole("button", { name: "Close", exact: true }).click();

  const nodes = () => page.getByRole("tree", { name: "Layers" }).getByRole("treeitem").count();
  const before = await nodes();
  await hand(page, "[role=application]", "drop", await blue(), "dropped shot.png");
  await expect(address).toHaveValue(/\/uploads\/[0-9a-f]{64}\.png$/);
  await expect(alt(page)).toHaveValue("dropped shot");
  expect(await nodes()).toBeGreaterThan(before);

  // A picture that was copied is pasted on the canvas; words are words as before.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("application").focus();
  await page.evaluate(async () => {
    const surface = document.createElement("canvas");
    surface.width = 70;
    surface.height = 30;
    surface.getContext("2d")?.fillRect(0, 0, 70, 30);
    const blob = await new Promise<Blob | null>((give) => surface.toBlob(give));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
  });
  await page.keyboard.press("ControlOrMeta+v");
  const classes = page.getByRole("textbox", { name: "Classes" });
  await expect(classes).toHaveValue(/aspect-\[70\/30\]/);
  await page.evaluate(() => navigator.clipboard.writeText("Pasted words"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Pasted words");
  await context.close();
});

test.describe("pictures of another site", () => {
  let site: ForeignSite;
  test.beforeAll(async ({ baseURL }) => {
    site = await serveForeignPicture(await blue(), Number(new URL(baseURL ?? "").port));
  });
  test.afterAll(() => site.close());

  test("an address is looked at before it is taken; the picture is in exports although its site shares nothing", async ({
    page,
    request,
    complaints,
  }) => {
    test.setTimeout(180_000);
    complaints.allow(/CORS|ERR_FAILED|ERR_BLOCKED_BY_RESPONSE|image-proxy/);
    const agent = await beginDrawing(page, request);
    const artboardId = await drawPage(agent, { name: "Page", width: 200, height: 100 }, "<div></div>");
    await page.getByRole("treeitem", { name: /^Page/ }).click();
    await page.keyboard.press("ControlOrMeta+Shift+k");
    await page.getByRole("tab", { name: "Address" }).click();
    const field = page.getByRole("textbox", { name: "Address of a picture" });
    const show = page.getByRole("button", { name: "Show it" });
    for (const [address, words] of [
      [`${site.origin}/page`, /image|picture/i],
      ["http://127.0.0.1:1/a.png", /address|fetch|picture/i],
      ["ftp://example.com/a.png", /^This is no address of a picture/],
    ] as const) {
      await field.fill(address);
      await show.click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expectPage(page.locator("[id$='-note']").filter({ hasText: words }).first()).toBeVisible();
    }
    await field.fill(`${site.origin}/blue.png`);
    await page.keyboard.press("Enter");
    await expect(page.getByText("60 × 40 px")).toBeVisible();
    await alt(page).fill("Blue");
    await page.getByRole("button", { name: "Use this picture" }).click();
    await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue(`${site.origin}/blue.png`);

    const taken = await agent.call("export_image", { targetId: artboardId, format: "png", scale: 1 });
    const dataUrl = String(taken.result?.data?.dataUrl);
    const png = sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
    const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    expect([info.width, at(20, 20)]).toEqual([200, [0, 0, 255]]);
    expect(site.asked.some(({ path, byPage }) => path === "/blue.png" && !byPage)).toBe(true);
    // After a reload it is drawn again, from the address that the design kept.
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await isDrawing(page);
    const { result } = await agent.call("get_document", { artboardId });
    expect(String(result?.data?.markup)).toContain(`src="${site.origin}/blue.png"`);
  });
});
