/**
 * The one door to persistence. Threat: a query that sees or changes what its caller may not. Covered: every statement of
 * a request runs in a transaction with the caller's role and claims, under which the policies of supabase/migrations
 * decide; nobody gets a connection otherwise. Left open: what asService is used for, which its callers answer for.
 */
import { sql, type Transaction } from "kysely";
import { env } from "../env";
import type { Caller } from "../http/caller";
import { type Engine, embeddedDirectory, openEmbedded, openPostgres } from "./engine";
import { migrate } from "./migrate";
import type { DB } from "./schema.gen";

/** A transaction that is under way. */
export type Tx = Transaction<DB>;

// Route bundles have their own module state, so what is one per process lives on globalThis.
const ENGINE = Symbol.for("affiche.database");
const shared = globalThis as { [ENGINE]?: Promise<Engine> };

/**
 * The process's database, opened and migrated on first use: DATABASE_URL, or the embedded one under DATA_DIR.
 * @throws DirectoryInUseError, or the engine's error when it cannot be reached; the next call tries again.
 */
export function database(): Promise<Engine> {
  shared[ENGINE] ??= openConfigured().catch((error: unknown) => {
    delete shared[ENGINE];
    throw error;
  });
  return shared[ENGINE];
}

async function openConfigured(): Promise<Engine> {
  const { DATABASE_URL, DATA_DIR } = env();
  const engine = DATABASE_URL ? openPostgres(DATABASE_URL) : await openEmbedded(embeddedDirectory(DATA_DIR));
  try {
    await engine.direct(migrate);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Replaces the process's database by one that is already open, for tests and tools. */
export function useDatabase(engine: Engine): void {
  shared[ENGINE] = Promise.resolve(engine);
}

/** Closes the process's database, if it was opened. */
export async function closeDatabase(): Promise<void> {
  const opened = shared[ENGINE];
  delete shared[ENGINE];
  await (await opened?.catch(() => undefined))?.close();
}

/** Runs work in one transaction as the caller: all of it happens, or none. */
export async function asCaller<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { kysely } = await database();
  const role = caller.person ? "authenticated" : "anon";
  const claims = caller.person ? { sub: caller.person.id, role, email: caller.person.email } : { role };
  return kysely.transaction().execute(async (tx) => {
    await sql`select
      set_config('role', ${role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.share_token_hash', ${caller.shareTokenHash ?? ""}, true)`.execute(tx);
    return work(tx);
  });
}

/**
 * Runs work in one transaction as the tables' owner, whom no policy binds: for the identity, for sessions, which
 * anybody may hold, and for tools. Whoever uses it decides alone what its caller may see.
 */
export async function asService<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { kysely } = await database();
  return kysely.transaction().execute(work);
}
