import { randomBytes } from "node:crypto";
import { systemClock } from "@/lib/clock";
import { deriveKey } from "@/lib/data/secret-key";
import {
  createSessionDocument,
  mayEdit,
  removeAbandonedDocuments,
  removeSessionDocument,
} from "@/lib/data/session-documents";
import { type Env, env } from "@/lib/env";
import { systemTimers } from "@/lib/timers";
import { emptyDesign } from "../document/design-document";
import { createDatabaseLog } from "./buses/database-log";
import { createLogBus } from "./buses/log-bus";
import { createMemoryLog } from "./buses/memory-log";
import { createRedisLog } from "./buses/redis-log";
import type { SessionContext } from "./session-context";
import { createSessionService, type SessionService } from "./session-service";
import { sessionTools } from "./session-tools";
import { createDatabaseSessionStore } from "./stores/database-store";
import { createRedisSessionStore } from "./stores/redis-store";

/** Live sessions of one address, times RATE_LIMIT_FACTOR. */
const MAX_LIVE_PER_ADDRESS = 20;

const SWEEP_MS = 30_000;

/** How often documents are looked through for abandoned ones, in sweeps: every hour. */
const SWEEPS_OF_DOCUMENTS = 120;

interface Running {
  readonly service: SessionService;
  stop(): Promise<void>;
}

// Route bundles have their own module state, so what is one per process lives on globalThis.
const RUNNING = Symbol.for("affiche.sessions");
const shared = globalThis as { [RUNNING]?: Running };

/**
 * The sessions of this process: in Redis with REDIS_URL, in the database with DATABASE_URL, else in the embedded
 * database, with events in memory. Made on first use; then expired sessions are ended from time to time.
 */
export function sessions(): SessionService {
  shared[RUNNING] ??= start(env());
  return shared[RUNNING].service;
}

/** Ends what {@link sessions} began, for tests; the next use begins anew. Sessions stay. */
export async function stopSessions(): Promise<void> {
  const running = shared[RUNNING];
  delete shared[RUNNING];
  await running?.stop();
}

function start(settings: Env): Running {
  const { RATE_LIMIT_FACTOR, SESSION_IDLE_MINUTES } = settings;
  const parts = choose(settings);
  const onError = (error: unknown) => console.error(error);
  const underWay = new Set<Promise<unknown>>();
  const inBackground = (work: Promise<unknown>) => {
    const done = work.catch(onError).finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const context: SessionContext = {
    ...parts,
    tools: sessionTools,
    now: systemClock,
    timers: systemTimers,
    newId: () => randomBytes(18).toString("base64url"),
    signingKey: deriveKey("executor-tokens"),
    idleMs: SESSION_IDLE_MINUTES * 60_000,
    maxLivePerAddress:
      RATE_LIMIT_FACTOR === 0
        ? Number.POSITIVE_INFINITY
        : Math.max(1, Math.round(MAX_LIVE_PER_ADDRESS * RATE_LIMIT_FACTOR)),
    processId: randomBytes(9).toString("base64url"),
    documents: {
      create: (ownerId, name) => createSessionDocument(ownerId, name, emptyDesign(name), systemClock),
      remove: removeSessionDocument,
      mayEdit,
    },
    onError,
    inBackground,
  };
  const service = createSessionService(context);
  let sweeps = 0;
  const sweep = async () => {
    await service.sweep();
    if (++sweeps % SWEEPS_OF_DOCUMENTS === 0) await removeAbandonedDocuments(systemClock);
  };
  const stopSweeping = systemTimers.every(SWEEP_MS, () => inBackground(sweep()));
  return {
    service,
    async stop() {
      stopSweeping();
      await parts.bus.close();
      // The streams end with it, and write down that their tabs have left.
      await new Promise((resolve) => setImmediate(resolve));
      while (underWay.size > 0) await Promise.all(underWay);
      await parts.store.close();
    },
  };
}

function choose({ REDIS_URL, DATABASE_URL }: Env): Pick<SessionContext, "store" | "bus" | "isOnlyProcess"> {
  if (REDIS_URL)
    return {
      store: createRedisSessionStore(REDIS_URL),
      bus: createLogBus(createRedisLog(REDIS_URL)),
      isOnlyProcess: false,
    };
  const store = createDatabaseSessionStore();
  if (DATABASE_URL)
    return { store, bus: createLogBus(createDatabaseLog(DATABASE_URL, systemTimers)), isOnlyProcess: false };
  return { store, bus: createLogBus(createMemoryLog()), isOnlyProcess: true };
}
