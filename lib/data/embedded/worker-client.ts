import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { StatementReply, StatementRequest } from "./worker-messages";

/** A statement that PostgreSQL refused; the fields are those of the driver `pg`, so that one reading serves both. */
export class StatementError extends Error {
  override readonly name = "StatementError";
  constructor(
    message: string,
    readonly code?: string,
    readonly constraint?: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

/** SQLSTATE of a statement that took too long. */
export const QUERY_CANCELED = "57014";

/** SQLSTATE of a statement in a transaction that has failed already. */
const IN_FAILED_TRANSACTION = "25P02";

/** The rows of a statement, and how many it changed. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** The embedded database, as seen from the server's thread. One statement after another; the caller sees to that. */
export interface PgliteClient {
  query(sql: string, parameters?: readonly unknown[]): Promise<StatementResult>;
  /** Several statements without parameters, for migrations. Not bounded in time. */
  execute(script: string): Promise<void>;
  /** Begins a transaction: until its end nothing runs in another thread, which would know neither it nor its role. */
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/**
 * Opens the embedded database in a thread of its own.
 * A statement that takes longer than the timeout ends its thread: everything under way fails, nothing that was
 * acknowledged is lost, and the next statement opens the database anew.
 * @param dataDir folder of the database, or `memory://` for one that is gone when closed.
 */
export async function openPglite(dataDir: string, statementTimeoutMs: number): Promise<PgliteClient> {
  let nextId = 1;
  let closed = false;
  let opening: Promise<Thread> | undefined = startThread(dataDir);
  /** The thread of the transaction that is under way. */
  let held: Thread | undefined;
  await opening;

  /** @param isTimed whether a statement that takes too long ends its thread. */
  const send = async (request: Omit<StatementRequest, "id">, isTimed: boolean) => {
    if (closed) throw new StatementError("The database is closed.", "57P01");
    opening ??= startThread(dataDir);
    const thread = await opening;
    if (held && held !== thread) {
      throw new StatementError("The transaction has ended with its thread.", IN_FAILED_TRANSACTION);
    }
    return new Promise<StatementResult>((resolve, reject) => {
      const id = nextId++;
      const timer = isTimed
        ? setTimeout(() => {
            opening = undefined;
            const reason = `canceling statement due to statement timeout (${statementTimeoutMs} ms)`;
            void endThread(thread, new StatementError(reason, QUERY_CANCELED));
          }, statementTimeoutMs)
        : undefined;
      thread.waiting.set(id, { resolve, reject, timer });
      thread.worker.postMessage({ id, ...request } satisfies StatementRequest);
    });
  };
  /** What needs no preparing: as a script it takes a third of the time. */
  const control = (sql: "begin" | "commit" | "rollback") => send({ sql, parameters: [], script: true }, true);

  const end = async (how: "commit" | "rollback") => {
    try {
      await control(how);
    } finally {
      held = undefined;
    }
  };

  return {
    query: (sql, parameters = []) => send({ sql, parameters, script: false }, true),
    async begin() {
      opening ??= startThread(dataDir);
      held = await opening;
      await control("begin").catch((error: unknown) => {
        held = undefined;
        throw error;
      });
    },
    commit: () => end("commit"),
    rollback: () =>
      end("rollback").catch((error: unknown) => {
        // What has ended with its thread is rolled back already.
        if (!(error instanceof StatementError && error.code === IN_FAILED_TRANSACTION)) throw error;
      }),
    execute: async (sql) => void (await send({ sql, parameters: [], script: true }, false)),
    async close() {
      if (closed) return;
      closed = true;
      const thread = await opening?.catch(() => undefined);
      if (thread) await endThread(thread, new StatementError("The database is closed.", "57P01"));
    },
  };
}

const THREAD_FILE = join(process.cwd(), "lib", "data", "embedded", "pglite-worker.mjs");

function startThread(dataDir: string): Promise<Thread> {
  const worker = new Worker(THREAD_FILE, { workerData: { dataDir }, execArgv: [] });
  const thread: Thread = { worker, waiting: new Map() };
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.on("message", (message: StatementReply | { ready: true }) => {
      if ("ready" in message) resolve(thread);
      else settle(thread, message);
    });
    worker.on("error", (error) => {
      reject(error);
      failAll(thread, error instanceof Error ? error : new Error(String(error)));
    });
    worker.on("exit", (code) => {
      const error = new StatementError(`The embedded database ended (${code}).`, "57P01");
      reject(error);
      failAll(thread, error);
    });
  });
}

function settle({ waiting }: Thread, reply: StatementReply): void {
  const call = waiting.get(reply.id);
  if (!call) return;
  waiting.delete(reply.id);
  clearTimeout(call.timer);
  if ("failure" in reply) {
    const { message, code, constraint, detail } = reply.failure;
    call.reject(new StatementError(message, code, constraint, detail));
  } else {
    call.resolve({ rows: reply.rows, affectedRows: reply.affectedRows });
  }
}

function failAll({ waiting }: Thread, error: Error): void {
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  waiting.clear();
}

async function endThread(thread: Thread, reason: Error): Promise<void> {
  failAll(thread, reason);
  await thread.worker.terminate();
}
