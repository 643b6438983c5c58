/**
 * Events of sessions in the database. On PostgreSQL every process listens on one connection (LISTEN); while that cannot
 * be had, behind some poolers for example, it looks every second. The embedded database has one process, which wakes
 * itself. Events are numbered under the lock of the session's row, so their order is that of their commits.
 */
import { sql } from "kysely";
import { Client } from "pg";
import { asService } from "@/lib/data/database";
import type { Timers } from "@/lib/timers";
import { MAX_KEPT_EVENTS } from "../event-bus";
import type { SessionEvent } from "../session-event";
import type { EventLog } from "./event-log";
import { eventsAfter, numberOfId } from "./numbered-rows";
import { createWakeList, type WakeList } from "./wake-list";

const CHANNEL = "affiche_session_events";

/** How often the database is looked at while it cannot be listened to. */
const POLL_MS = 1000;

/** Old events are removed once for so many new ones. */
const TRIM_EVERY = 50;

/** @param connectionString of the PostgreSQL to listen to; null for the embedded database. */
export function createDatabaseLog(connectionString: string | null, timers: Timers): EventLog {
  const wakes = createWakeList();
  const listener = connectionString === null ? null : listenTo(connectionString, wakes, timers);
  return {
    async append(sessionId, event) {
      const id = await asService(async (tx) => {
        // Told when the transaction is committed. Calls are kept elsewhere and safely, so nobody waits for the disk here.
        const told = listener ? sql`pg_notify(${CHANNEL}, ${sessionId})` : sql`null`;
        const { rows } = await sql<{ id: number }>`
          with unhurried as (select set_config('synchronous_commit', 'off', true)),
          numbered as (
            update public.sessions set last_event = last_event + 1 where id = ${sessionId} returning last_event
          ),
          written as (
            insert into public.session_events (session_id, id, event)
            select ${sessionId}, last_event, ${JSON.stringify(event)} from numbered returning id
          )
          select id, ${told} as told from written, unhurried`.execute(tx);
        const [row] = rows;
        if (!row) return 0;
        if (row.id % TRIM_EVERY === 0)
          await tx
            .deleteFrom("session_events")
            .where("session_id", "=", sessionId)
            .where("id", "<=", row.id - MAX_KEPT_EVENTS)
            .execute();
        return row.id;
      });
      if (!listener) wakes.wake(sessionId);
      return String(id);
    },
    lastId: (sessionId) =>
      asService(async (tx) => {
        const row = await tx
          .selectFrom("sessions")
          .select("last_event")
          .where("id", "=", sessionId)
          .executeTakeFirst();
        return String(row?.last_event ?? 0);
      }),
    readAfter(sessionId, id, limit) {
      const place = numberOfId(id);
      if (place === null) return Promise.resolve(null);
      return asService(async (tx) => {
        const rows = await tx
          .selectFrom("sessions as s")
          .leftJoin("session_events as e", (join) =>
            join.onRef("e.session_id", "=", "s.id").on("e.id", ">", place),
          )
          .select(["s.last_event as last", "e.id as number", "e.event as event"])
          .where("s.id", "=", sessionId)
          .orderBy("e.id")
          .limit(limit)
          .execute();
        const found = rows.flatMap(({ number, event }) =>
          number === null ? [] : { number, event: event as unknown as SessionEvent },
        );
        return eventsAfter(place, found, rows[0]?.last ?? 0);
      });
    },
    // They go with the session's row, which stays for a while.
    forget: async () => undefined,
    async listen(sessionId, wake) {
      const stop = wakes.add(sessionId, wake);
      await listener?.ready;
      return stop;
    },
    close: async () => listener?.close(),
  };
}

/** Keeps a connection that listens, and looks from time to time while there is none. */
function listenTo(connectionString: string, wakes: WakeList, timers: Timers) {
  let closed = false;
  let client: Client | null = null;
  const stopPolling = timers.every(POLL_MS, () => {
    if (!client) wakes.wakeAll();
  });
  const connect = async (): Promise<void> => {
    if (closed) return;
    const next = new Client({ connectionString, application_name: "affiche events", keepAlive: true });
    let over = false;
    const lose = (error?: Error) => {
      if (over) return;
      over = true;
      client = null;
      if (closed) return;
      console.error(`Not listening to PostgreSQL; looking every second: ${error?.message ?? "it hung up"}`);
      next.end().catch(() => undefined);
      timers.after(POLL_MS, () => void connect());
    };
    next.on("error", lose);
    next.on("end", () => lose());
    next.on("notification", ({ payload }) => wakes.wake(payload ?? ""));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (over || closed) return void next.end();
      client = next;
      // What was said before is not repeated.
      wakes.wakeAll();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    /** Resolves after the first attempt, well or not. */
    ready: connect(),
    async close() {
      closed = true;
      stopPolling();
      await client?.end();
    },
  };
}
