import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { asService, closeDatabase, useDatabase } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { systemTimers } from "@/lib/timers";
import { findRedis } from "@/scripts/test/find-service";
import { createDatabaseLog } from "../buses/database-log";
import type { EventLog } from "../buses/event-log";
import { createMemoryLog } from "../buses/memory-log";
import { createRedisLog } from "../buses/redis-log";
import type { SessionStore } from "../session-store";
import { createDatabaseSessionStore } from "../stores/database-store";
import { createMemorySessionStore } from "../stores/memory-store";
import { createRedisSessionStore } from "../stores/redis-store";

/** Where the contract tests keep sessions and events. */
export interface SessionBackend {
  readonly name: string;
  readonly available: boolean;
  open(): Promise<OpenBackend>;
}

/** A backend that is open. */
export interface OpenBackend {
  readonly store: SessionStore;
  readonly log: EventLog;
  /** A store and log of another process with the same data; null where one process has it all. */
  another(): { readonly store: SessionStore; readonly log: EventLog } | null;
  /** A document for a session. */
  makeDocument(): Promise<string>;
  close(): Promise<void>;
}

const redis = await findRedis("the tests of sessions in Redis");

/** Every backend: memory, the embedded database, PostgreSQL and Redis; real ones. */
export const sessionBackends: readonly SessionBackend[] = [
  { name: "memory", available: true, open: openMemory },
  ...testEngines.map((engine) => ({
    name: engine.name,
    available: engine.available,
    open: async () => openDatabase(await engine.open()),
  })),
  { name: "redis", available: redis.available, open: openRedis },
];

async function openMemory(): Promise<OpenBackend> {
  const store = createMemorySessionStore();
  const log = createMemoryLog();
  return {
    store,
    log,
    another: () => null,
    makeDocument: async () => randomUUID(),
    async close() {
      await log.close();
      await store.close();
    },
  };
}

async function openDatabase(engine: Parameters<typeof useDatabase>[0]): Promise<OpenBackend> {
  useDatabase(engine);
  const address = engine.kind === "postgres" ? await addressOf() : null;
  const logs: EventLog[] = [];
  const openLog = () => {
    const log = createDatabaseLog(address, systemTimers);
    logs.push(log);
    return log;
  };
  const store = createDatabaseSessionStore();
  return {
    store,
    log: openLog(),
    another: () => (address === null ? null : { store, log: openLog() }),
    async makeDocument() {
      const { id } = await asService((tx) =>
        tx
          .insertInto("documents")
          .values({ kind: "design", name: "Untitled", content: "{}" })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
      return id;
    },
    async close() {
      for (const log of logs) await log.close();
      await closeDatabase();
    },
  };
}

/** The address of the database that is open. */
async function addressOf(): Promise<string> {
  const name = await asService(async (tx) => {
    const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(tx);
    return rows[0]?.name ?? "";
  });
  const url = new URL(process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres");
  url.pathname = `/${name}`;
  return url.href;
}

async function openRedis(): Promise<OpenBackend> {
  const prefix = `affiche-test:${randomUUID()}`;
  const opened: { store: SessionStore; log: EventLog }[] = [];
  const open = () => {
    const both = {
      store: createRedisSessionStore(redis.url, prefix),
      log: createRedisLog(redis.url, prefix),
    };
    opened.push(both);
    return both;
  };
  return {
    ...open(),
    another: open,
    makeDocument: async () => randomUUID(),
    async close() {
      for (const { store, log } of opened) {
        await log.close();
        await store.close();
      }
    },
  };
}
