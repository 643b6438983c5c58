/**
 * One file that holds everything an install keeps. Threat: a backup that turns out to be half of one; the secrets in it
 * read by others. Covered: rows are of one moment; every file is named with its hash; the backup is written beside its
 * place, flushed and renamed, readable by its owner alone. Left open: whoever gets the file has the data in it.
 */
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { create } from "tar";
import type { Engine } from "@/lib/data/engine";
import { appliedVersions } from "@/lib/data/migrate";
import { env } from "@/lib/env";
import { dumpTables } from "./archive/dump-tables";
import { hashFiles, MANIFEST_FILE, type Manifest } from "./archive/manifest";
import { copyFilesOut } from "./archive/stored-files";
import { type Command, Refusal, readArguments } from "./command";
import { hasDatabase, whereDatabaseIs, withEngine } from "./open-engine";

/** The file of DATA_DIR that holds the secret of an embedded install, and its name in a backup. */
export const SECRET_FILE = "secret-key";

/** Writes everything into one file. */
export const backupCommand: Command = {
  usage: `backup <file.tar.gz>

  Writes the database, uploads, published sites and the secret key into one file. The embedded database must not be in
  use: end the server first. A PostgreSQL is backed up as of one moment while the server runs.`,

  async run(args, print) {
    const { positionals } = readArguments(args, {}, ["file.tar.gz"]);
    const target = resolve(positionals[0] ?? "");
    if (existsSync(target))
      throw new Refusal(`${target} is there already. Choose another name; nothing is overwritten.`);
    if (!existsSync(dirname(target))) throw new Refusal(`There is no folder ${dirname(target)}.`);
    if (!hasDatabase())
      throw new Refusal(`There is nothing to back up: ${whereDatabaseIs()} has never been used.`);
    const staging = await mkdtemp(join(dirname(target), ".affiche-backup-"));
    try {
      const contents = join(staging, "contents");
      await mkdir(join(contents, "tables"), { recursive: true });
      const summary = await withEngine((engine) => gather(engine, contents));
      await pack(contents, join(staging, basename(target)), target);
      const { size } = await stat(target);
      print(`${target}: ${summary}, ${(size / 1e6).toFixed(1)} MB.`);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
    print(ABOUT_SECRET[secretPlace()]);
    return 0;
  },
};

async function gather(engine: Engine, folder: string): Promise<string> {
  return engine.direct(async (target) => {
    const [{ used } = { used: false }] = await target.query(
      "select to_regclass('supabase_migrations.schema_migrations') is not null as used",
    );
    if (!used) throw new Refusal(`There is nothing to back up: ${whereDatabaseIs()} has never been used.`);
    const tables = await dumpTables(target, join(folder, "tables"));
    // After the rows: files that rows mention are stored before the rows are.
    const fileCount = await copyFilesOut(join(folder, "files"));
    if (secretPlace() === "included") await copyFile(secretFile(), join(folder, SECRET_FILE));
    const manifest: Manifest = {
      format: "affiche-backup",
      formatVersion: 1,
      createdAt: new Date().toISOString(),
      engine: engine.kind,
      secret: secretPlace(),
      migrations: [...(await appliedVersions(target))].sort(),
      tables,
      files: await hashFiles(folder),
    };
    await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows and ${fileCount} files`;
  });
}

async function pack(folder: string, draft: string, target: string): Promise<void> {
  await create({ gzip: true, cwd: folder, file: draft, portable: true }, [
    MANIFEST_FILE,
    ...(existsSync(join(folder, SECRET_FILE)) ? [SECRET_FILE] : []),
    "tables",
    "files",
  ]);
  const file = await open(draft, "r+");
  await file.chmod(0o600);
  await file.sync();
  await file.close();
  // Two backups to one name at once: the later one must not take the place of the earlier.
  if (existsSync(target))
    throw new Refusal(`${target} was made meanwhile by somebody else. Nothing is overwritten.`);
  await rename(draft, target);
}

const secretFile = () => join(env().DATA_DIR, SECRET_FILE);

function secretPlace(): Manifest["secret"] {
  const { DATABASE_URL, SECRET_KEY } = env();
  if (DATABASE_URL || SECRET_KEY) return "environment";
  return existsSync(secretFile()) ? "included" : "none";
}

const ABOUT_SECRET: Readonly<Record<Manifest["secret"], string>> = {
  included: "The secret key is in it: keep the file as safe as a password.",
  environment:
    "SECRET_KEY is not in it: keep it too. Under another one people sign in anew, and links of shares are listed without their tokens.",
  none: "There is no secret key yet, and so none in it.",
};
