import { open } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationTarget } from "@/lib/data/migrate";
import { type BackedUpTable, listTables } from "./list-tables";
import type { Manifest } from "./manifest";

/** Rows that are in memory at once; a document may have megabytes. */
const BATCH = 25;

/**
 * Writes every row of every table to `<folder>/<table>.jsonl`, as of one moment. A line is an array of the columns' own
 * text forms, which keep everything: microseconds, key order of json, bytes.
 */
export async function dumpTables(target: MigrationTarget, folder: string): Promise<Manifest["tables"]> {
  await target.execute(`begin isolation level repeatable read read only;
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex'; set local extra_float_digits = 1`);
  try {
    const dumped: Manifest["tables"] = {};
    for (const table of await listTables(target)) {
      const rows = await dumpTable(target, table, join(folder, `${table.name}.jsonl`));
      dumped[table.name] = { columns: table.columns.map(({ name }) => name), rows };
    }
    return dumped;
  } finally {
    await target.execute("rollback");
  }
}

async function dumpTable(target: MigrationTarget, table: BackedUpTable, path: string): Promise<number> {
  const columns = table.columns.map(({ quoted }, index) => `${quoted}::text as c${index}`).join(", ");
  await target.execute(`declare dumped no scroll cursor for select ${columns} from ${table.quoted}`);
  const file = await open(path, "wx", 0o600);
  try {
    let count = 0;
    for (;;) {
      const rows = await target.query(`fetch ${BATCH} from dumped`);
      if (rows.length === 0) return count;
      const lines = rows.map((row) => JSON.stringify(table.columns.map((_, index) => row[`c${index}`])));
      await file.appendFile(`${lines.join("\n")}\n`);
      count += rows.length;
    }
  } finally {
    await file.close();
    await target.execute("close dumped");
  }
}
