import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";

const ARTBOARDS = [
  ["Desktop", 1440],
  ["Tablet", 768],
  ["Phone", 390],
] as const;

/** Runs the example as a person would, and opens the link that it prints. @returns its exit code, and all that it said. */
async function watchExample(page: Page, origin: string, pictures: string) {
  const script = spawn(
    process.execPath,
    ["--import", "tsx", "examples/agent-landing-page.ts", `--origin=${origin}`, `--pictures=${pictures}`],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const said: string[] = [];
  const ended = new Promise<number | null>((resolve) => script.on("close", resolve));
  createInterface(script.stderr).on("line", (line) => said.push(line));
  const link = new Promise<string>((resolve, reject) => {
    createInterface(script.stdout).on("line", (line) => {
      said.push(line);
      if (line.includes("/design?session=")) resolve(line);
    });
    void ended.then(() => reject(new Error(`the example printed no link: ${said.join("\n")}`)));
  });
  try {
    const designUrl = await link;
    await page.goto(designUrl);
    return { code: await ended, said: said.join("\n"), designUrl };
  } finally {
    script.kill();
  }
}

/** Width of a PNG, from its header. */
const widthOf = (png: Buffer) => png.readUInt32BE(16);

test("an agent builds a whole landing page over HTTP while somebody watches", async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  test.setTimeout(300_000);
  const pictures = testInfo.outputPath("pictures");
  const { code, said, designUrl } = await watchExample(page, baseURL ?? "", pictures);
  expect(code, said).toBe(0);
  expect(said).toContain("none failed");

  const sessionId = new URL(designUrl).searchParams.get("session");
  const call = async (tool: string) => {
    const sent = await request.post(`/api/v1/design/sessions/${sessionId}/execute?wait=true`, {
      data: { tool, input: {} },
    });
    return ((await sent.json()) as { result: { data: Record<string, unknown> } }).result.data;
  };
  const { artboards } = await call("design_list_artboards");
  const widths = (artboards as { name: string; width: number }[]).map(
    ({ name, width }) => [name, width] as const,
  );
  // A copy comes right after what it was made of, so the last one comes before the first.
  expect(widths.toSorted(([, a], [, b]) => b - a)).toEqual(ARTBOARDS);
  const { findings } = await call("design_audit_design");
  expect((findings as { severity: string }[]).filter(({ severity }) => severity !== "info")).toEqual([]);

  // What was said to be taken are pictures of the three pages, in the dark and in the light, each another one.
  for (const [at, [, width]] of ARTBOARDS.entries()) {
    const [light, dark] = ["light", "dark"].map((mode) => readFileSync(`${pictures}/${mode}-${at}.png`));
    expect([light, dark].map((png) => png && widthOf(png))).toEqual([width, width]);
    expect(dark?.equals(light ?? Buffer.alloc(0))).toBe(false);
  }

  await expect(page.getByRole("list", { name: "Calls" }).getByText("failed")).toHaveCount(0);
  const drawn = await page.evaluate(() => ({
    fonts: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    photos: [...document.querySelectorAll("[aria-label=Canvas] [role=group]")].map((artboard) =>
      [...(artboard.shadowRoot?.querySelectorAll("img") ?? [])].every(({ naturalWidth }) => naturalWidth > 0),
    ),
  }));
  expect(drawn.fonts).toEqual(expect.arrayContaining(["Fraunces", "Instrument Sans"]));
  expect(drawn.photos).toEqual(ARTBOARDS.map(() => true));
  await testInfo.attach("editor", { body: await page.screenshot(), contentType: "image/png" });
});
