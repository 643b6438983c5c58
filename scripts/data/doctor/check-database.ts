import type { Engine } from "@/lib/data/engine";
import { pendingMigrations } from "@/lib/data/migrate";
import { ownSchemas } from "../archive/list-tables";
import { whereDatabaseIs } from "../open-engine";
import type { Finding } from "./finding";

/** The oldest PostgreSQL that the migrations run on. */
const OLDEST = 15;

/** Which engine there is, and whether it is new enough. */
export async function checkEngine({ direct, kind }: Engine): Promise<Finding> {
  const [row] = await direct(({ query }) => query("show server_version"));
  const version = String(row?.server_version);
  const text = `${whereDatabaseIs()}, PostgreSQL ${version}${kind === "embedded" ? " (PGlite)" : ""}`;
  const isOld = Number.parseInt(version, 10) < OLDEST;
  return isOld
    ? { state: "MEND", subject: "engine", text: `${text} is too old; ${OLDEST} or newer is needed` }
    : { state: "ok", subject: "engine", text };
}

/** Whether the database is of this version of the app. */
export async function checkMigrations({ direct }: Engine): Promise<Finding> {
  const pending = await direct(pendingMigrations);
  if (pending.length === 0) return { state: "ok", subject: "migrations", text: "all have run" };
  const names = pending.map(({ name }) => name).join(", ");
  const text = `${pending.length} pending (${names}): npm run data -- migrate`;
  return { state: "MEND", subject: "migrations", text };
}

/** Whether every table is guarded by its policies. */
export async function checkSecurity({ direct }: Engine): Promise<readonly Finding[]> {
  const rows = await direct(async (target) =>
    target.query(
      `select n.nspname || '.' || c.relname as name, c.relrowsecurity as on
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = any($1::text[])`,
      [await ownSchemas(target)],
    ),
  );
  const open = rows.filter((row) => row.on !== true).map(({ name }) => String(name));
  const subject = "row security";
  if (open.length === 0) return [{ state: "ok", subject, text: `on for all ${rows.length} tables` }];
  return open.map((name) => ({
    state: "MEND",
    subject,
    text: `off for ${name}: alter table ${name} enable row level security`,
  }));
}
