import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What migrating needs of an engine. */
export interface MigrationTarget {
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Runs several statements. */
  execute(script: string): Promise<void>;
}

/** One SQL file; the version is the timestamp that its name begins with. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly file: string;
}

const ROOT = join(process.cwd(), "supabase");

/** The migrations of the app, or of the platform that Supabase brings and other engines lack, oldest first. */
export function listMigrations(of: "migrations" | "platform"): readonly Migration[] {
  return readdirSync(join(ROOT, of))
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, file: join(ROOT, of, file) }] : [];
    });
}

/** Any number that only our migrations lock on. */
const LOCK = 4_703_271;

/** The list that Supabase's own command line keeps, so that both know what has run. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  alter table supabase_migrations.schema_migrations enable row level security;`;

/**
 * Runs what has not run yet, all or nothing; several processes may ask at once.
 * @returns names of the migrations that ran.
 * @throws the engine's error, its message preceded by the migration's name.
 */
export async function migrate(target: MigrationTarget): Promise<readonly string[]> {
  await target.execute("begin");
  try {
    const ran = await runPending(target);
    await target.execute("commit");
    return ran;
  } catch (error) {
    await target.execute("rollback");
    throw error;
  }
}

/** Runs what has not run yet within the transaction that is open. @param wanted which of them (all); for restoring. */
export async function runPending(
  target: MigrationTarget,
  wanted: (version: string) => boolean = () => true,
): Promise<readonly string[]> {
  await target.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await target.execute(HISTORY);
  const done = await appliedVersions(target);
  const ran: string[] = [];
  for (const migration of await wantedMigrations(target)) {
    if (done.has(migration.version) || !wanted(migration.version)) continue;
    await runOne(target, migration);
    ran.push(migration.name);
  }
  return ran;
}

/** Migrations that have not run on this engine. */
export async function pendingMigrations(target: MigrationTarget): Promise<readonly Migration[]> {
  const [{ exists } = { exists: false }] = await target.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  );
  const done = exists === true ? await appliedVersions(target) : new Set<string>();
  return (await wantedMigrations(target)).filter(({ version }) => !done.has(version));
}

/** The versions that have run. @throws when nothing has ever run here. */
export async function appliedVersions(target: MigrationTarget): Promise<ReadonlySet<string>> {
  const rows = await target.query("select version from supabase_migrations.schema_migrations");
  return new Set(rows.map(({ version }) => String(version)));
}

async function wantedMigrations(target: MigrationTarget): Promise<readonly Migration[]> {
  return [...((await isSupabase(target)) ? [] : listMigrations("platform")), ...listMigrations("migrations")];
}

/** Whether this is a Supabase project: its identity server owns the schema auth there, under a role of this name. */
export async function isSupabase(target: MigrationTarget): Promise<boolean> {
  const found = await target.query("select 1 from pg_roles where rolname = 'supabase_auth_admin'");
  return found.length > 0;
}

async function runOne(target: MigrationTarget, { file, name, version }: Migration): Promise<void> {
  try {
    await target.execute(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error) error.message = `migration ${name}: ${error.message}`;
    throw error;
  }
  const insert = "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)";
  await target.query(insert, [version, name]);
}
