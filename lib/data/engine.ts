import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { lockDirectory } from "./embedded/directory-lock";
import { pgliteDialect } from "./embedded/pglite-dialect";
import { openPglite } from "./embedded/worker-client";
import type { MigrationTarget } from "./migrate";
import type { DB } from "./schema.gen";

/** An open database, whichever it is. */
export interface Engine {
  readonly kind: "embedded" | "postgres";
  readonly kysely: Kysely<DB>;
  /** Runs work on one connection of its own, for migrations, backups and checks. */
  direct<T>(work: (target: MigrationTarget) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** No statement of a request runs longer than this. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/** The folder of the embedded database below DATA_DIR. */
export const embeddedDirectory = (dataDir: string) => join(dataDir, "database");

/**
 * Opens the embedded database for this process alone.
 * @throws DirectoryInUseError when another process has it.
 */
export async function openEmbedded(
  directory: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Engine> {
  const unlock = await lockDirectory(directory);
  const client = await openPglite(join(directory, "pglite"), statementTimeoutMs).catch(async (error) => {
    await unlock();
    throw error;
  });
  const kysely = new Kysely<DB>({ dialect: pgliteDialect(client) });
  return {
    kind: "embedded",
    kysely,
    direct: (work) =>
      work({
        query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
        execute: (script) => client.execute(script),
      }),
    async close() {
      await kysely.destroy();
      await client.close();
      await unlock();
    },
  };
}

/** Opens a PostgreSQL, Supabase's included, by its address. Connections are made when first needed. */
export function openPostgres(
  connectionString: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  maxConnections = 10,
): Engine {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 3 * statementTimeoutMs,
    connectionTimeoutMillis: 5000,
    application_name: "affiche",
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`A connection to PostgreSQL broke: ${error.message}`));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    kysely,
    async direct(work) {
      const client = await pool.connect();
      try {
        await client.query("set statement_timeout = 0");
        return await work({
          query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
          execute: async (script) => void (await client.query(script)),
        });
      } finally {
        client.release(true);
      }
    },
    close: () => kysely.destroy(),
  };
}
