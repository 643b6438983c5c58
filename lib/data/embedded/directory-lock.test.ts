import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./directory-lock";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "affiche-lock-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const MODULE = join(import.meta.dirname, "directory-lock.ts");

/** A process of its own that takes the folder and holds it until it is ended. */
async function holdElsewhere() {
  const code = `import(${JSON.stringify(MODULE)}).then(({ lockDirectory }) => lockDirectory(${JSON.stringify(directory)}))
    .then(() => { console.log("held"); setInterval(() => {}, 1000); }, (error) => { console.log(error.name); });`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

describe("the lock of a folder", () => {
  it("keeps a second one in this process away, naming the first, until it is given back", async () => {
    const free = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    await free();
    await (await lockDirectory(directory))();
    expect(existsSync(join(directory, "owner.json"))).toBe(false);
  });

  it("keeps another process away, and is free as soon as its process is killed", async () => {
    const { child, said } = await holdElsewhere();
    expect(said).toBe("held");
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    await (await lockDirectory(directory))();
  }, 60_000);

  it("sees through other spellings of the same folder", async () => {
    const free = await lockDirectory(directory);
    const link = `${directory}-link`;
    execFileSync("ln", ["-s", directory, link]);
    await expect(lockDirectory(`${link}/../${link.split("/").at(-1)}`)).rejects.toThrow(DirectoryInUseError);
    rmSync(link);
    await free();
  });

  it("believes a machine that shares the folder while it renews its mark, and no longer", async () => {
    const mark = (renewedAt: number) =>
      writeFileSync(join(directory, "owner.json"), JSON.stringify({ pid: 7, host: "elsewhere", renewedAt }));
    mark(Date.now());
    await expect(lockDirectory(directory)).rejects.toThrow("process 7 on elsewhere");
    mark(Date.now() - 60_000);
    await (await lockDirectory(directory))();
  });
});
