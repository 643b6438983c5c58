import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { findPostgres, findRedis } from "@/scripts/test/find-service";

const redis = await findRedis("sessions of two servers");
const postgres = await findPostgres();

/** Whether two servers can be had on this machine. */
export const canStartTwo = redis.available && postgres.available;

const START_WITHIN_MS = 120_000;

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
  const running: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(running.map(stop));
    await onPostgres(`drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  const start = () =>
    listening(
      running,
      spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...process.env,
          PORT: "0",
          HOSTNAME: "127.0.0.1",
          DATA_DIR: folder,
          DATABASE_URL: database.href,
          REDIS_URL: redis.url,
          SECRET_KEY: "only-for-tests-only-for-tests-only-for-tests",
          SCREENSHOT_PROVIDER: "none",
          RATE_LIMIT_FACTOR: "0",
        },
      }),
    );
  try {
    // One after the other: the first one makes the tables, and the build where there is none.
    return { origins: [await start(), await start()], close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The origin of a server, once it says that it is ready. */
function listening(running: ChildProcess[], server: ChildProcess): Promise<string> {
  running.push(server);
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no server within two minutes: ${said.join("\n")}`)),
      START_WITHIN_MS,
    );
    const hear = (line: string) => {
      said.push(line);
      const [, origin] = /Affiche is ready\. Open (\S+)/.exec(line) ?? [];
      if (!origin) return;
      clearTimeout(timer);
      resolve(origin);
    };
    for (const stream of [server.stdout, server.stderr]) if (stream) createInterface(stream).on("line", hear);
    server.on("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`a server ended with ${code}: ${said.join("\n")}`));
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
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
