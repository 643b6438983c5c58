import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBrowserDirectory, removeBrowserDirectory, sweepBrowserDirectories } from "./browser-directory";

let base = "";
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "directories-"));
});
afterEach(() => rmSync(base, { recursive: true }));

describe("browser directories", () => {
  it("are private, and removed with everything in them", async () => {
    const directory = makeBrowserDirectory(base);
    expect(statSync(directory.root).mode & 0o077).toBe(0);
    writeFileSync(join(directory.profile, "Cookies"), "x");
    await removeBrowserDirectory(directory);
    expect(readdirSync(base)).toEqual([]);
  });

  it("are swept when their server is gone, and only then", () => {
    const ended = spawnSync(process.execPath, ["-e", ""]).pid;
    const stale = join(base, `affiche-browser-${ended}-abcdef`);
    const foreign = join(base, "affiche-browser-other");
    for (const path of [stale, foreign]) mkdirSync(path);
    const living = makeBrowserDirectory(base);
    sweepBrowserDirectories(base);
    expect(existsSync(stale)).toBe(false);
    expect(existsSync(foreign)).toBe(true);
    expect(existsSync(living.root)).toBe(true);
  });
});
