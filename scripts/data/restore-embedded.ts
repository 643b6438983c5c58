import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "@/lib/data/embedded/directory-lock";
import { embeddedDirectory, openEmbedded } from "@/lib/data/engine";
import { appliedVersions, type MigrationTarget, runPending } from "@/lib/data/migrate";
import { env } from "@/lib/env";
import { createFolderStorage } from "@/lib/media/storage/folder-storage";
import { loadTables } from "./archive/load-tables";
import type { Manifest } from "./archive/manifest";
import { copyFilesIn, STORAGE_AREAS } from "./archive/stored-files";
import { SECRET_FILE } from "./backup-command";
import { Refusal } from "./command";

/** A backup that has been unpacked and checked. */
export interface Restoration {
  /** Folder with its contents. */
  readonly backup: string;
  readonly manifest: Manifest;
  /** An empty folder to work in; within DATA_DIR for the embedded database. */
  readonly staging: string;
  readonly force: boolean;
}

const TIMEOUT_MS = 10 * 60 * 1000;

/** What a restored install is made of. The database comes last: with it the install is there. */
const PARTS = [...STORAGE_AREAS, SECRET_FILE, "database"];

/**
 * Restores into DATA_DIR: everything is made in the staging folder, then renamed into its place.
 * @returns what to tell the reader.
 * @throws Refusal when DATA_DIR holds something and it may not be moved; DirectoryInUseError while a server runs.
 */
export async function restoreEmbedded({ backup, manifest, staging, force }: Restoration): Promise<string[]> {
  const { DATA_DIR, SECRET_KEY } = env();
  const occupied: string[] = [];
  for (const part of PARTS) if (await holdsSomething(join(DATA_DIR, part))) occupied.push(part);
  if (occupied.length > 0 && !force) {
    throw new Refusal(
      `${DATA_DIR} is not empty (${occupied.join(", ")}). Set DATA_DIR to another folder, or give --force, which moves what is there aside.`,
    );
  }
  // Nobody may be using what is moved away.
  const unlock = occupied.includes("database")
    ? await lockDirectory(embeddedDirectory(DATA_DIR))
    : async () => undefined;
  try {
    const made = join(staging, "made");
    await makeInstall(made, backup, manifest);
    const aside = join(DATA_DIR, `before-restore-${new Date().toISOString().replace(/[:.]/g, "-")}`);
    if (occupied.length > 0) await mkdir(aside, { mode: 0o700 });
    for (const part of PARTS) {
      if (occupied.includes(part)) await rename(join(DATA_DIR, part), join(aside, part));
      if (existsSync(join(made, part))) await rename(join(made, part), join(DATA_DIR, part));
    }
    return [
      `Restored into ${DATA_DIR}: the backup of ${manifest.createdAt}.`,
      ...(occupied.length > 0 ? [`What was there is in ${aside}.`] : []),
      ...(manifest.secret === "environment" && !SECRET_KEY
        ? ["Set SECRET_KEY to that of the old install before you start the server: it is not in the backup."]
        : []),
    ];
  } finally {
    await unlock();
  }
}

async function makeInstall(made: string, backup: string, manifest: Manifest): Promise<void> {
  await mkdir(made);
  const engine = await openEmbedded(join(made, "database"), TIMEOUT_MS);
  try {
    await engine.direct((target) => fillDatabase(target, backup, manifest));
  } finally {
    await engine.close();
  }
  await copyFilesIn(join(backup, "files"), (area) => createFolderStorage(made, area));
  if (existsSync(join(backup, SECRET_FILE)))
    await copyFile(join(backup, SECRET_FILE), join(made, SECRET_FILE));
}

/** Fills an empty database, all or nothing. @param before runs first, in the same transaction. */
export async function fillDatabase(
  target: MigrationTarget,
  backup: string,
  manifest: Manifest,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  await target.execute("begin");
  try {
    await before();
    // The rows fit the tables as they were; what is newer than the backup changes them afterwards.
    await runPending(target, (version) => manifest.migrations.includes(version));
    await assertKnown(target, manifest);
    await loadTables(target, join(backup, "tables"), manifest.tables);
    await runPending(target);
    await target.execute("commit");
  } catch (error) {
    await target.execute("rollback");
    throw error;
  }
}

async function assertKnown(target: MigrationTarget, { migrations }: Manifest): Promise<void> {
  const applied = await appliedVersions(target);
  const unknown = migrations.filter((version) => !applied.has(version));
  if (unknown.length === 0) return;
  throw new Refusal(
    `The backup is of a newer version of Affiche, or of another kind of database: it needs the migrations ${unknown.join(", ")}. Nothing was changed.`,
  );
}

async function holdsSomething(path: string): Promise<boolean> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    // A file, which is something.
    if (error.code === "ENOTDIR") return [path];
    throw error;
  });
  return names.length > 0;
}
