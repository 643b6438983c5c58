/**
 * Files in a folder of this machine. Threat: half a file after a crash, a file that was acknowledged and is gone after a
 * power cut, names that lead out of the folder. Covered: a file is written beside its place, flushed, renamed, and the
 * folder flushed; names are checked by stored-name.ts. Left open: whoever can write to DATA_DIR.
 */
import { randomBytes } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Storage } from "./storage";
import { assertStoredName, typeOfName } from "./stored-name";

/** Drafts begin with a dot, which no stored name does. */
const DRAFT_PREFIX = ".draft-";

/**
 * Keeps files under `<dataDir>/<area>/<first two characters of the name>/<name>`, so that no folder grows too large.
 * The folder is made when the first file comes.
 */
export function createFolderStorage(dataDir: string, area: string): Storage {
  const root = resolve(dataDir, area);
  const pathOf = (name: string) => {
    assertStoredName(name);
    return join(root, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await makeDurableFolder(dirname(path));
      await writeWhole(path, bytes);
    },
    async get(name) {
      const bytes = await readFile(pathOf(name)).catch(ifMissing(null));
      return bytes && { bytes, contentType: typeOfName(name) };
    },
    has: async (name) => access(pathOf(name)).then(() => true, ifMissing(false)),
    delete: async (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const shard of await readdir(root, { withFileTypes: true }).catch(ifMissing([]))) {
        if (!shard.isDirectory()) continue;
        const names = await readdir(join(root, shard.name)).catch(ifMissing([]));
        yield* names.filter((name) => !name.startsWith("."));
      }
    },
  };
}

const ifMissing =
  <T>(answer: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return answer;
    throw error;
  };

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(path), `${DRAFT_PREFIX}${randomBytes(8).toString("hex")}`);
  try {
    const file = await open(draft, "wx", 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Makes a folder, and flushes what lists it: a new folder is as easily lost as a new file. */
async function makeDurableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders; it flushes them with the file.
  if (process.platform === "win32") return;
  const opened = await open(folder, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
