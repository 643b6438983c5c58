import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPackagedBrowser } from "./packaged-browser";

const isForThisMachine = process.platform === "linux" && process.arch === "x64";

describe("findPackagedBrowser", () => {
  let dataDir = "";
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "packaged-browser-"));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it("finds nothing where the package is not installed", async () => {
    expect(await findPackagedBrowser(dataDir, tmpdir())).toBeNull();
  });

  it.skipIf(!isForThisMachine)(
    "unpacks once into a private place, and the browser starts",
    async () => {
      const [first, second] = await Promise.all([findPackagedBrowser(dataDir), findPackagedBrowser(dataDir)]);
      expect(first).toEqual(second);
      if (!first) throw new Error("the packaged browser does not start on this machine");
      expect(first.path.startsWith(join(dataDir, "chromium"))).toBe(true);
      expect(execFileSync(first.path, ["--version"], { encoding: "utf8" })).toMatch(/Chrom/);
      expect(existsSync(join(first.path, "..", "libGLESv2.so"))).toBe(true);
      expect(readdirSync(join(dataDir, "chromium"))).toHaveLength(1);
    },
    120_000,
  );
});
