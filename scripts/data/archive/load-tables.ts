import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { MigrationTarget } from "@/lib/data/migrate";
import { Refusal } from "../command";
import { type BackedUpTable, listTables, ownSchemas } from "./list-tables";
import type { Manifest } from "./manifest";

type Line = readonly (string | null)[];

/** Rows of one statement, and characters that they have together before a new one begins. */
const BATCH_ROWS = 200;
const BATCH_LENGTH = 4_000_000;

/**
 * Fills the tables, which are empty and of the backup's own version, within the transaction that is open. Triggers and
 * foreign keys are taken away for it: rows come as they were, in any order. Keys are checked when they are put back.
 * @throws Refusal when tables or columns are not those of the backup.
 */
export async function loadTables(
  target: MigrationTarget,
  folder: string,
  dumped: Manifest["tables"],
): Promise<void> {
  const tables = await listTables(target);
  assertSameTables(tables, dumped);
  const keys = await target.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = any($1::text[]::regnamespace[])`,
    [await ownSchemas(target)],
  );
  for (const { table, name } of keys) await target.execute(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) {
    await target.execute(`alter table ${table.quoted} disable trigger user`);
    const count = await loadTable(target, table, join(folder, `${table.name}.jsonl`));
    if (count !== dumped[table.name]?.rows) {
      throw new Refusal(
        `${table.name} has ${count} rows instead of ${dumped[table.name]?.rows}: the backup is damaged`,
      );
    }
    await target.execute(`alter table ${table.quoted} enable trigger user`);
  }
  for (const { table, name, definition } of keys) {
    await target.execute(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

function assertSameTables(tables: readonly BackedUpTable[], dumped: Manifest["tables"]): void {
  const here = tables.map(
    ({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(", ")}`,
  );
  const there = Object.entries(dumped).map(([name, { columns }]) => `${name}: ${columns.join(", ")}`);
  const differing = [
    ...here.filter((line) => !there.includes(line)),
    ...there.filter((line) => !here.includes(line)),
  ];
  if (differing.length === 0) return;
  throw new Refusal(
    `The backup's tables are not those of this version of Affiche, or of this kind of database:\n  ${differing.join("\n  ")}`,
  );
}

async function loadTable(target: MigrationTarget, table: BackedUpTable, path: string): Promise<number> {
  let batch: Line[] = [];
  let length = 0;
  let count = 0;
  const flush = async () => {
    if (batch.length > 0) await insertRows(target, table, batch);
    count += batch.length;
    batch = [];
    length = 0;
  };
  for await (const line of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: 0 })) {
    batch.push(JSON.parse(line) as Line);
    length += line.length;
    if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await flush();
  }
  await flush();
  return count;
}

async function insertRows(
  { query }: MigrationTarget,
  { quoted, columns }: BackedUpTable,
  rows: readonly Line[],
) {
  const names = columns.map((column) => column.quoted).join(", ");
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(", ");
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(", ");
  const aliases = columns.map((_, index) => `c${index}`).join(", ");
  await query(
    `insert into ${quoted} (${names}) select ${values} from unnest(${given}) as given (${aliases})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}
