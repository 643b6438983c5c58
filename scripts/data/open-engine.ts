import { existsSync } from "node:fs";
import { type Engine, embeddedDirectory, openEmbedded, openPostgres } from "@/lib/data/engine";
import { env } from "@/lib/env";

/** A statement of these tools may take longer than one of a request. */
const STATEMENT_MS = 10 * 60 * 1000;

/** Whether there is a database to open; opening the embedded one would make it. A PostgreSQL is asked when opened. */
export function hasDatabase(): boolean {
  const { DATABASE_URL, DATA_DIR } = env();
  return Boolean(DATABASE_URL) || existsSync(embeddedDirectory(DATA_DIR));
}

/** Where the configured database is, without a password. */
export function whereDatabaseIs(): string {
  const { DATABASE_URL, DATA_DIR } = env();
  if (!DATABASE_URL) return `the embedded database in ${embeddedDirectory(DATA_DIR)}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL at ${host}${pathname}`;
}

/**
 * Opens the configured database as it is, without migrating it, and closes it afterwards.
 * @throws DirectoryInUseError when a server has the embedded one.
 */
export async function withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = env();
  const engine = DATABASE_URL
    ? openPostgres(DATABASE_URL, STATEMENT_MS, 2)
    : await openEmbedded(embeddedDirectory(DATA_DIR), STATEMENT_MS);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}
