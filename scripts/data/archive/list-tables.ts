import { isSupabase, type MigrationTarget } from "@/lib/data/migrate";

/** A table whose rows are backed up. */
export interface BackedUpTable {
  /** With its schema, as the manifest has it: `public.documents`. */
  readonly name: string;
  /** The same for use in a statement. */
  readonly quoted: string;
  readonly columns: readonly { readonly name: string; readonly quoted: string; readonly type: string }[];
}

/** The schemas that are ours. On Supabase the people are the project's own, and backed up there. */
export const ownSchemas = async (target: MigrationTarget): Promise<readonly string[]> =>
  (await isSupabase(target)) ? ["public"] : ["public", "auth"];

/** Every table of our schemas, by name. Columns are in their order; generated ones are left out. */
export async function listTables(target: MigrationTarget): Promise<readonly BackedUpTable[]> {
  const rows = await target.query(
    `select n.nspname || '.' || c.relname as name, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as quoted,
      a.attname::text as column, quote_ident(a.attname) as quoted_column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname = any($1::text[])
    order by 1, a.attnum`,
    [await ownSchemas(target)],
  );
  const tables = new Map<
    string,
    { name: string; quoted: string; columns: BackedUpTable["columns"][number][] }
  >();
  for (const row of rows) {
    const name = String(row.name);
    const table = tables.get(name) ?? { name, quoted: String(row.quoted), columns: [] };
    table.columns.push({
      name: String(row.column),
      quoted: String(row.quoted_column),
      type: String(row.type),
    });
    tables.set(name, table);
  }
  return [...tables.values()];
}
