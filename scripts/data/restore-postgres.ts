import { existsSync } from "node:fs";
import { join } from "node:path";
import { appliedVersions, isSupabase, type MigrationTarget } from "@/lib/data/migrate";
import { storage } from "@/lib/media/storage/storage";
import { listTables } from "./archive/list-tables";
import type { Manifest } from "./archive/manifest";
import { copyFilesIn } from "./archive/stored-files";
import { SECRET_FILE } from "./backup-command";
import { Refusal } from "./command";
import { whereDatabaseIs, withEngine } from "./open-engine";
import { fillDatabase, type Restoration } from "./restore-embedded";

/** The schemas that migrations make in a database of ours. */
const SCHEMAS = ["public", "auth", "supabase_migrations"];

/**
 * Restores into the database of DATABASE_URL, in one transaction, and the files into storage.
 * @returns what to tell the reader.
 * @throws Refusal when the database holds something and it may not be moved.
 */
export async function restorePostgres({ backup, manifest, force }: Restoration): Promise<string[]> {
  const suffix = `_before_${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
  const moved = await withEngine((engine) =>
    engine.direct(async (target) => {
      const empty = await isEmpty(target, manifest);
      if (!empty && !force) {
        throw new Refusal(
          `${whereDatabaseIs()} is not empty. Set DATABASE_URL to a new database, or give --force, which renames the schemas that are there.`,
        );
      }
      if (!empty && (await isSupabase(target))) {
        throw new Refusal(
          "The schemas of a Supabase project cannot be moved aside. Restore into a new project.",
        );
      }
      // Files are found by names that never change, so those of a restoration that fails afterwards do no harm.
      await copyFilesIn(join(backup, "files"), storage);
      await fillDatabase(target, backup, manifest, async () => {
        if (!empty) await moveAside(target, suffix);
      });
      return !empty;
    }),
  );
  return [
    `Restored into ${whereDatabaseIs()}: the backup of ${manifest.createdAt}.`,
    ...(moved
      ? [`What was there is in the schemas ${SCHEMAS.map((name) => name + suffix).join(", ")}.`]
      : []),
    ...(existsSync(join(backup, SECRET_FILE))
      ? [`Set SECRET_KEY to the backup's own before you start the server: tar -xzOf <file> ${SECRET_FILE}`]
      : []),
  ];
}

/** Whether there is nothing, or exactly the backup's tables without a row. */
async function isEmpty(target: MigrationTarget, manifest: Manifest): Promise<boolean> {
  const [{ used } = { used: true }] = await target.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as used",
  );
  const tables = await listTables(target);
  if (!used) return tables.every(({ name }) => !name.startsWith("public."));
  const applied = await appliedVersions(target);
  if (
    applied.size !== manifest.migrations.length ||
    !manifest.migrations.every((version) => applied.has(version))
  ) {
    return false;
  }
  for (const { quoted } of tables) {
    if ((await target.query(`select 1 from ${quoted} limit 1`)).length > 0) return false;
  }
  return true;
}

async function moveAside(target: MigrationTarget, suffix: string): Promise<void> {
  for (const schema of SCHEMAS) {
    const [found] = await target.query("select 1 from pg_namespace where nspname = $1", [schema]);
    if (found) await target.execute(`alter schema ${schema} rename to ${schema}${suffix}`);
  }
  await target.execute("create schema public");
}
