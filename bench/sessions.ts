/**
 * Design sessions over real HTTP and Server-Sent Events: how long from execute?wait=true through a scripted browser to
 * the answer, next to a bare POST to the same server; a hundred sessions at once; many open streams; memory.
 *
 * Usage: npx tsx bench/sessions.ts
 * DATABASE_URL (with SECRET_KEY) or REDIS_URL choose where sessions are kept, as in the app. Ends with 1 when a target is
 * missed.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Agent, Pool } from "undici";
import { readSession, type SessionReader } from "@/lib/design/session/test/session-reader";

const CALLS = 300;
const SESSIONS = 100;
const CALLS_PER_SESSION = 10;
const STREAMS = 2000;
const CONNECTS = 1000;
const TARGET_MS = 30;
const TARGET_RATIO = 8;
const TARGET_BROADCAST_MS = 200;

const dataDir = mkdtempSync(join(tmpdir(), "affiche-bench-"));
const server: ChildProcess = fork("bench/api-server.ts", {
  execArgv: ["--expose-gc", "--import", "tsx"],
  env: {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "0",
    AFFICHE_STRICT_REPLIES: "false",
  },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const [{ port }] = (await once(server, "message")) as [{ port: number }];
const origin = `http://127.0.0.1:${port}`;
const api = "/api/v1/design/sessions";
const pool = new Pool(origin, { connections: 128 });
// Streams have connections of their own, as many as there are.
const streaming = new Agent({ connections: null, bodyTimeout: 0 });

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const shown = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`;

async function post<T>(path: string, json: unknown, headers: Record<string, string> = {}): Promise<T> {
  const sent = { "content-type": "application/json", ...headers };
  const answer = await pool.request({ path, method: "POST", headers: sent, body: JSON.stringify(json) });
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
  return JSON.parse(text) as T;
}

const begin = async () => (await post<{ sessionId: string }>(api, {})).sessionId;

async function openStream(id: string, query = ""): Promise<SessionReader> {
  const { body } = await streaming.request({ origin, path: `${api}/${id}/stream${query}`, method: "GET" });
  body.on("error", () => undefined);
  return readSession(Readable.toWeb(body) as ReadableStream<Uint8Array>);
}

/** A browser that answers every call at once. */
async function startExecutor(id: string): Promise<SessionReader> {
  const reader = await openStream(id, "?role=editor");
  const { data } = await reader.until("connected");
  const token = { "x-executor-token": String(data.executorToken) };
  const answer = async () => {
    for (let event = await reader.next(); event; event = await reader.next()) {
      const { type, callId, execute } = event.data;
      if (type !== "tool_call" || !execute) continue;
      const result = { message: "Made.", data: { artboardId: "a1" } };
      await post(`${api}/${id}/results`, { callId, success: true, result }, token);
    }
  };
  // Ends when the stream does.
  answer().catch((error: unknown) => console.error(error));
  return reader;
}

const call = { tool: "design_create_artboard", input: { name: "Home", width: 1440, height: 900 } };
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
const execute = async (id: string) => {
  const answer = await post<{ status: string }>(`${api}/${id}/execute?wait=true`, call);
  if (answer.status !== "completed") throw new Error(`a call is ${answer.status}`);
};

async function memoryMiB(): Promise<number> {
  server.send("memory");
  const [{ memory }] = (await once(server, "message")) as [{ memory: number }];
  return memory / 1024 / 1024;
}

async function measure(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) times.push(await timed(work));
  return times;
}

const missed: string[] = [];
try {
  const id = await begin();
  const executor = await startExecutor(id);
  const state = { canvas: { aspectRatio: "1:1", backgroundColor: "#000000" }, layers: [] };
  const bare = () => post("/api/v1/state/validate", state);
  await measure(50, bare);
  await measure(50, () => execute(id));
  const bareTimes = await measure(CALLS, bare);
  const times = await measure(CALLS, () => execute(id));
  const median = percentile(times, 0.5);
  const ratio = median / percentile(bareTimes, 0.5);
  console.log(`a bare POST                 ${shown(bareTimes)}`);
  console.log(`execute → browser → answer  ${shown(times)}, ${ratio.toFixed(1)} times a bare POST`);
  if (median > TARGET_MS) missed.push(`the median is over ${TARGET_MS} ms`);
  if (ratio > TARGET_RATIO) missed.push(`the median is over ${TARGET_RATIO} times a bare POST`);
  await executor.leave();

  const ids = await Promise.all(Array.from({ length: SESSIONS }, begin));
  const executors = await Promise.all(ids.map(startExecutor));
  const startedAt = performance.now();
  const parallel = (
    await Promise.all(ids.map((each) => measure(CALLS_PER_SESSION, () => execute(each))))
  ).flat();
  const perSecond = parallel.length / ((performance.now() - startedAt) / 1000);
  console.log(
    `${SESSIONS} sessions at once        ${shown(parallel)}, ${perSecond.toFixed(0)} calls a second`,
  );
  for (const each of executors) await each.leave();

  const beforeConnects = await memoryMiB();
  for (let at = 0; at < CONNECTS; at += 50) {
    const readers = await Promise.all(Array.from({ length: 50 }, () => openStream(id)));
    await Promise.all(readers.map((reader) => reader.until("connected")));
    await Promise.all(readers.map((reader) => reader.leave()));
  }
  const afterConnects = await memoryMiB();
  console.log(
    `${CONNECTS} connects and disconnects: ${beforeConnects.toFixed(0)} → ${afterConnects.toFixed(0)} MiB`,
  );

  const perSession = 200;
  const crowds = await Promise.all(Array.from({ length: STREAMS / perSession }, begin));
  const beforeStreams = await memoryMiB();
  const readers: SessionReader[] = [];
  for (const crowd of crowds) {
    const opened = await Promise.all(Array.from({ length: perSession }, () => openStream(crowd)));
    await Promise.all(opened.map((reader) => reader.until("connected")));
    readers.push(...opened);
  }
  const afterStreams = await memoryMiB();
  const kibPerStream = ((afterStreams - beforeStreams) * 1024) / STREAMS;
  console.log(`${STREAMS} open streams: ${kibPerStream.toFixed(0)} KiB of memory a stream`);
  const delays: number[] = [];
  for (let round = 0; round < 10; round++) {
    const sentAt = performance.now();
    const heard = readers.map(async (reader) => {
      await reader.until("tool_call");
      delays.push(performance.now() - sentAt);
    });
    await Promise.all([...crowds.map((crowd) => post(`${api}/${crowd}/execute`, call)), ...heard]);
  }
  console.log(`a call told to ${STREAMS} streams: ${shown(delays)}`);
  if (percentile(delays, 0.95) > TARGET_BROADCAST_MS)
    missed.push(`telling ${STREAMS} streams takes over ${TARGET_BROADCAST_MS} ms`);
  for (const reader of readers) await reader.leave();

  for (const what of missed) console.error(`Target missed: ${what}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  server.disconnect();
  await Promise.all([pool.destroy(), streaming.destroy()]);
  rmSync(dataDir, { recursive: true, force: true });
}
