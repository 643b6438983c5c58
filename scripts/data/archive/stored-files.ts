import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Storage, type StorageArea, storage } from "@/lib/media/storage/storage";
import { typeOfName } from "@/lib/media/storage/stored-name";

// Written as a record so that a new area is a type error until it is backed up too.
const BACKED_UP: Readonly<Record<StorageArea, true>> = { uploads: true, sites: true };

/** Every area of stored files. */
export const STORAGE_AREAS = Object.keys(BACKED_UP) as readonly StorageArea[];

/** Copies everything that is stored, wherever it is, to `<folder>/<area>/<name>`. @returns how many files. */
export async function copyFilesOut(folder: string): Promise<number> {
  let count = 0;
  for (const area of STORAGE_AREAS) {
    await mkdir(join(folder, area), { recursive: true });
    for await (const name of storage(area).list()) {
      const file = await storage(area).get(name);
      // Removed since it was listed, which a running server may do.
      if (!file) continue;
      await writeFile(join(folder, area, name), file.bytes, { flag: "wx" });
      count += 1;
    }
  }
  return count;
}

/** Puts the files of a backup into stores. @returns how many. */
export async function copyFilesIn(folder: string, storeOf: (area: StorageArea) => Storage): Promise<number> {
  let count = 0;
  for (const area of STORAGE_AREAS) {
    const names = await readdir(join(folder, area)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    for (const name of names) {
      await storeOf(area).put(name, await readFile(join(folder, area, name)), typeOfName(name));
      count += 1;
    }
  }
  return count;
}
