import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserSearch, findBrowser } from "./find-browser";

describe("findBrowser", () => {
  let root = "";
  const inRoot = (...parts: string[]) => join(root, ...parts);
  const search = (options: Partial<BrowserSearch> = {}): BrowserSearch => ({
    searchPath: "",
    dataDir: root,
    playwrightPath: () => inRoot("absent"),
    packaged: async () => null,
    ...options,
  });

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "find-browser-"));
    for (const directory of ["first", "second"]) mkdirSync(inRoot(directory));
    for (const file of ["given", "downloaded", "second/chromium", "second/google-chrome", "plain"]) {
      writeFileSync(inRoot(file), "#!/bin/sh\n");
      chmodSync(inRoot(file), file === "plain" ? 0o600 : 0o700);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const all = () => ({
    chromiumPath: inRoot("given"),
    playwrightPath: () => inRoot("downloaded"),
    searchPath: `${inRoot("first")}:${inRoot("second")}`,
    packaged: async () => ({ path: inRoot("packed"), env: { LD_LIBRARY_PATH: "/libraries" } }),
  });

  it("looks in the documented order", async () => {
    expect(await findBrowser(search(all()))).toMatchObject({
      path: inRoot("given"),
      source: "CHROMIUM_PATH",
    });
    const { chromiumPath: _, ...withoutPath } = all();
    expect(await findBrowser(search(withoutPath))).toMatchObject({
      path: inRoot("downloaded"),
      source: "Playwright's download",
    });
    const { searchPath, packaged } = all();
    expect(await findBrowser(search({ searchPath, packaged }))).toMatchObject({
      path: inRoot("second", "google-chrome"),
      source: "the system",
    });
    expect(await findBrowser(search({ searchPath: inRoot("first"), packaged }))).toMatchObject({
      path: inRoot("packed"),
      env: { LD_LIBRARY_PATH: "/libraries" },
    });
    expect(await findBrowser(search({ searchPath: inRoot("first") }))).toBeNull();
  });

  it.each(["missing", "plain", "first"])("does not pass over a CHROMIUM_PATH that is %s", async (name) => {
    await expect(findBrowser(search({ ...all(), chromiumPath: inRoot(name) }))).rejects.toThrow(inRoot(name));
  });

  it("gives the flags for software WebGL", async () => {
    expect((await findBrowser(search(all())))?.args).toContain("--use-angle=swiftshader");
  });
});
