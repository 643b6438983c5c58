import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findPostgres } from "@/scripts/test/find-service";
import { type Engine, openEmbedded, openPostgres } from "../engine";
import { listMigrations, migrate } from "../migrate";

/** An engine that contract tests run on. Each opening is a fresh, migrated database, gone when closed. */
export interface TestEngine {
  readonly name: "embedded" | "postgres";
  readonly available: boolean;
  open(): Promise<Engine>;
}

const postgres = await findPostgres();

/** The embedded database, and a real PostgreSQL where one listens (DATABASE_URL, or the usual port). */
export const testEngines: readonly TestEngine[] = [
  { name: "embedded", available: true, open: openTestEmbedded },
  { name: "postgres", available: postgres.available, open: openTestPostgres },
];

/** A fresh embedded database: a copy of one that was migrated once, because making one takes seconds. */
export async function openTestEmbedded(statementTimeoutMs?: number): Promise<Engine> {
  const template = await embeddedTemplate();
  const directory = mkdtempSync(join(tmpdir(), "affiche-test-database-"));
  cpSync(template, directory, { recursive: true });
  const engine = await openEmbedded(directory, statementTimeoutMs);
  return {
    ...engine,
    async close() {
      await engine.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function embeddedTemplate(): Promise<string> {
  const hash = createHash("sha256");
  for (const { file } of [...listMigrations("platform"), ...listMigrations("migrations")])
    hash.update(readFileSync(file));
  const template = join(tmpdir(), `affiche-template-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(template)) return template;
  const making = mkdtempSync(join(tmpdir(), "affiche-making-template-"));
  const engine = await openEmbedded(making);
  await engine.direct(migrate);
  await engine.close();
  try {
    renameSync(making, template);
  } catch (error) {
    // Another test file was quicker, which is as good.
    if (!existsSync(template)) throw error;
    rmSync(making, { recursive: true });
  }
  return template;
}

/** A fresh database on a real PostgreSQL. */
export async function openTestPostgres(statementTimeoutMs?: number): Promise<Engine> {
  const name = `affiche_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const engine = openPostgres(url.href, statementTimeoutMs);
  await engine.direct(migrate);
  return {
    ...engine,
    async close() {
      await engine.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
