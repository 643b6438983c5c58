/**
 * Writes lib/data/schema.gen.ts, the TypeScript types of the database, from the migrations: they run on an embedded
 * database in memory, which is then read.
 * Usage: npm run data:types
 */
import { Kysely, sql } from "kysely";
import { generate, PostgresDialect } from "kysely-codegen";
import { pgliteDialect } from "@/lib/data/embedded/pglite-dialect";
import { openPglite } from "@/lib/data/embedded/worker-client";
import { migrate } from "@/lib/data/migrate";

const client = await openPglite("memory://", 60_000);
await migrate({
  query: async (text, parameters) => (await client.query(text, parameters)).rows,
  execute: (script) => client.execute(script),
});
const db = new Kysely<unknown>({ dialect: pgliteDialect(client) });
await generate({
  db,
  dialect: new PostgresDialect(),
  outFile: "lib/data/schema.gen.ts",
  excludePattern: "supabase_migrations.*",
  overrides: { columns: await listedValues() },
});
await db.destroy();

/** Columns that a check limits to listed texts, with those texts as their type. */
async function listedValues(): Promise<Record<string, string>> {
  const { rows } = await sql<{ column: string; definition: string; nullable: boolean; filled: boolean }>`
    select case when n.nspname = 'public' then '' else n.nspname || '.' end || t.relname || '.' || a.attname as column,
      pg_get_constraintdef(c.oid) as definition, not a.attnotnull as nullable, a.atthasdef as filled
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and n.nspname in ('public', 'auth')`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ column, definition, nullable, filled }) => {
      const list = /= ANY \(ARRAY\[(.+)\]\)/.exec(definition)?.[1];
      if (!list) return [];
      const values = [...list.matchAll(/'([^']+)'::text/g)].map(([, value]) => JSON.stringify(value));
      const type = [...values, ...(nullable ? ["null"] : [])].join(" | ");
      return [[column, filled ? `Generated<${type}>` : type]];
    }),
  );
}
