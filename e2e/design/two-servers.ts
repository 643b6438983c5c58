import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findPostgres, findRedis } from "@/scripts/test/find-service";
import { type RunningServer, startServer } from "../fixtures/start-server";

const redis = await findRedis("sessions of two servers");
const postgres = await findPostgres();

/** Whether two servers can be had on this machine. */
export const canStartTwo = redis.available && postgres.available;

/** Two processes of this service that share a database and a Redis. */
export interface TwoServers {
  readonly origins: readonly [first: string, second: string];
  close(): Promise<void>;
}

/** Starts both on a database of their own, which goes with them. What they leave in Redis ends by itself. */
export async function startTwoServers(): Promise<TwoServers> {
  const name = `affiche_e2e_${randomUUID().replaceAll("-", "")}`;
  await onPostgres(`create database ${name}`);
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), "affiche-two-servers-"));
  const running: RunningServer[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
    await onPostgres(`drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (): Promise<string> => {
    const server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: database.href,
      REDIS_URL: redis.url,
      SECRET_KEY: "only-for-tests-only-for-tests-only-for-tests",
    });
    running.push(server);
    return server.origin;
  };
  try {
    // One after the other: the first one makes the tables, and the build where there is none.
    return { origins: [await start(), await start()], close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function onPostgres(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
