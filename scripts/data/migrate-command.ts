import { listMigrations, migrate, pendingMigrations } from "@/lib/data/migrate";
import { type Command, readArguments } from "./command";
import { hasDatabase, whereDatabaseIs, withEngine } from "./open-engine";

/** Brings the database up to date. The server does it too, when it starts. */
export const migrateCommand: Command = {
  usage: `migrate [--dry-run]

  Runs the migrations that have not run yet, all or none, and names them.
  --dry-run  names them and runs none`,

  async run(args, print) {
    const { values } = readArguments(args, { "dry-run": { type: "boolean", default: false } });
    const names = values["dry-run"]
      ? await namesOfPending()
      : await withEngine(({ direct }) => direct(migrate));
    if (names.length === 0) print(`Nothing to do: ${whereDatabaseIs()} is up to date.`);
    for (const name of names) print(`${values["dry-run"] ? "would run" : "ran"}  ${name}`);
    return 0;
  },
};

async function namesOfPending(): Promise<readonly string[]> {
  const pending = hasDatabase()
    ? await withEngine(({ direct }) => direct(pendingMigrations))
    : [...listMigrations("platform"), ...listMigrations("migrations")];
  return pending.map(({ name }) => name);
}
