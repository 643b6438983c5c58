import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "affiche-browser-";

/** Everything one browser process writes: profile, temporary files, artifacts. Private to this user. */
export interface BrowserDirectory {
  readonly root: string;
  readonly profile: string;
  readonly temporary: string;
  readonly artifacts: string;
}

/** Makes the directory of one browser; its name carries this process's id, so that a later one can tell it is stale. */
export function makeBrowserDirectory(base = tmpdir()): BrowserDirectory {
  const root = mkdtempSync(join(base, `${PREFIX}${process.pid}-`));
  const inside = (name: string) => {
    const path = join(root, name);
    mkdirSync(path, { mode: 0o700 });
    return path;
  };
  return {
    root,
    profile: inside("profile"),
    temporary: inside("tmp"),
    artifacts: inside("artifacts"),
  };
}

/** Removes it; the browser's last children may still be writing, so it is tried again for two seconds. */
export async function removeBrowserDirectory({ root }: BrowserDirectory): Promise<void> {
  await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 40 });
}

/** Removes it without giving up control, for a process that is about to exit. */
export function removeBrowserDirectoryNow({ root }: BrowserDirectory): void {
  try {
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  } catch (error) {
    // The next start sweeps it; an exit must not fail for it.
    console.error("A browser's files are left behind:", error);
  }
}

/** Removes directories whose server was killed before it could clean up. Never those of living processes or other users. */
export function sweepBrowserDirectories(base = tmpdir()): void {
  for (const name of readdirSync(base)) {
    const pid = Number(/^affiche-browser-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const path = join(base, name);
    if (process.getuid && statSync(path, { throwIfNoEntry: false })?.uid !== process.getuid()) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
