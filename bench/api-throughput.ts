/**
 * Requests a second of the state endpoints through a running server, with the 40-layer example, beside a bare GET of
 * the same server as the yardstick. Start the server with RATE_LIMIT_FACTOR=0.
 * Usage: npx tsx bench/api-throughput.ts [http://127.0.0.1:3000]
 */
import { Pool } from "undici";
import timetable from "@/examples/timetable.json";
import { encodeLink } from "@/lib/poster/link/encode";
import type { PosterState } from "@/lib/poster/schema/state";

const origin = process.argv[2] ?? "http://127.0.0.1:3000";
const CONNECTIONS = 8;
const SECONDS = 5;

const state = timetable as unknown as PosterState;
const bodies: Record<string, unknown> = {
  "/api/v1/state/validate": state,
  "/api/v1/state/encode": { state },
  "/api/v1/state/decode": { url: encodeLink(state, "https://example.com").url },
};
const pool = new Pool(origin, { connections: CONNECTIONS });

/** Runs requests on all connections for a while and counts them; every answer must be 200. */
async function measure(path: string, body?: unknown): Promise<number> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const request = () =>
    pool.request({
      path,
      method: payload === undefined ? "GET" : "POST",
      ...(payload === undefined ? {} : { body: payload, headers: { "content-type": "application/json" } }),
    });
  const runUntil = async (end: number) => {
    let done = 0;
    while (performance.now() < end) {
      const { statusCode, body: answer } = await request();
      await answer.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      done++;
    }
    return done;
  };
  const run = async (seconds: number) => {
    const startedAt = performance.now();
    const counts = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => runUntil(startedAt + seconds * 1000)),
    );
    return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000);
  };
  await run(1);
  return run(SECONDS);
}

const yardstick = await measure("/icon.svg");
console.log(`GET /icon.svg              ${yardstick.toFixed(0).padStart(6)} requests/s  (yardstick)`);
for (const [path, body] of Object.entries(bodies)) {
  const rate = await measure(path, body);
  console.log(
    `POST ${path.padEnd(22)}${rate.toFixed(0).padStart(6)} requests/s  ${(rate / yardstick).toFixed(2)} of the yardstick`,
  );
}
await pool.close();
