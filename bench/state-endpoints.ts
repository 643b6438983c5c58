/**
 * How many requests the state endpoints answer in a second, with the 40-layer example, through the running server.
 * The catch-all 404, which is Next without our wrapper and without work, stands beside them, so that ratios can be read.
 *
 * Usage: npx tsx bench/state-endpoints.ts [http://127.0.0.1:3000]
 * Without an address it starts the built server by itself (npm run build first). A given server needs
 * RATE_LIMIT_FACTOR=0. Ends with 1 when a target is missed.
 */
import { readFileSync } from "node:fs";
import { Pool } from "undici";
import { startServer } from "./server-process";

const TARGET_PER_SECOND = 500;
/** The engine goes on making code quicker for some thousand requests. */
const WARM_UP_MS = 8000;
const MEASURE_MS = 5000;
const CONNECTIONS = 16;

const [address] = process.argv.slice(2);
const server = address ? null : await startServer({ RATE_LIMIT_FACTOR: "0", SCREENSHOT_PROVIDER: "none" });
const pool = new Pool(address ?? server?.origin ?? "", { connections: CONNECTIONS });

async function send(path: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/json" };
  const answer = await pool.request({ path: `/api/v1/${path}`, method: "POST", headers, body });
  return { status: answer.statusCode, text: await answer.body.text() };
}

/** Requests a second with all connections busy for the given time; throws when an answer has another status. */
async function rate(path: string, body: string, status: number, durationMs: number): Promise<number> {
  const startedAt = performance.now();
  let answered = 0;
  const worker = async () => {
    while (performance.now() - startedAt < durationMs) {
      const answer = await send(path, body);
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return answered / ((performance.now() - startedAt) / 1000);
}

async function measure(path: string, body: string, status = 200): Promise<number> {
  await rate(path, body, status, WARM_UP_MS);
  return rate(path, body, status, MEASURE_MS);
}

try {
  const state = readFileSync("examples/timetable.json", "utf8");
  const wrapped = `{"state":${state}}`;
  const { url } = JSON.parse((await send("state/encode", wrapped)).text) as { url: string };
  const results = {
    "state/validate": await measure("state/validate", state),
    "state/encode": await measure("state/encode", wrapped),
    "state/decode": await measure("state/decode", JSON.stringify({ url })),
  };
  const bare = await measure("nothing-here", state, 404);
  console.log(`${Buffer.byteLength(state)} bytes of state, ${CONNECTIONS} connections, requests a second:`);
  for (const [path, perSecond] of Object.entries(results)) {
    const share = Math.round((perSecond / bare) * 100);
    console.log(`  ${path.padEnd(16)} ${perSecond.toFixed(0).padStart(6)}   ${share} % of a bare 404`);
  }
  console.log(`  ${"a bare 404".padEnd(16)} ${bare.toFixed(0).padStart(6)}`);
  const missed = Object.entries(results).filter(([, perSecond]) => perSecond < TARGET_PER_SECOND);
  for (const [path] of missed) console.error(`${path} is below ${TARGET_PER_SECOND} requests a second`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await pool.close();
  await server?.stop();
}
