/**
 * What the image proxy adds to a local upstream's own time, for images of three sizes, not yet cached and cached; and
 * whether a hundred upstreams that never answer slow another route. Requests to the upstream and through the proxy
 * alternate, so that whatever else the machine does meets both.
 *
 * Usage: npx tsx bench/image-proxy.ts [rounds]
 * Ends with 1 when an answer is wrong, or when the proxy adds 5 ms or more to a picture of 100 kB.
 */
import { setMaxListeners } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Agent, request } from "undici";
import { resetEnv } from "@/lib/env";
import { noise, pngOfBytes } from "@/lib/media/test/sample-images";
import { loadApiRoutes } from "@/scripts/serve/api-routes";
import { createHttpServer, listen } from "@/scripts/serve/http-server";
import { shutDown } from "@/scripts/serve/shut-down";

const ROUNDS = Number(process.argv[2] ?? 300);
const WARM_UP = 20;
const SIZES = { "10 kB": 10_000, "100 kB": 100_000, "1 MB": 1_000_000 } as const;
const SLOW = 100;
const MOST_ADDED_MS = 5;

const small = await noise(40, 40).png().toBuffer();
const images = new Map(Object.entries(SIZES).map(([name, bytes]) => [name, pngOfBytes(small, bytes)]));
const upstream = createServer((asked, response) => {
  const [, size = ""] = decodeURIComponent(asked.url ?? "").split("/");
  const image = images.get(size);
  if (image) response.writeHead(200, { "content-type": "image/png" }).end(image);
});
await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
const host = `127.0.0.1:${(upstream.address() as AddressInfo).port}`;

Object.assign(process.env, { ALLOW_PRIVATE_UPSTREAMS: host, RATE_LIMIT_FACTOR: "0", NODE_ENV: "test" });
// Under test nothing is logged, which would be measured too.
delete process.env.REDIS_URL;
resetEnv();
const server = createHttpServer(await loadApiRoutes(join(process.cwd(), "app"), ["api"]));
await listen(server, 0, "127.0.0.1");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const proxied = (url: string) => `${origin}/api/v1/design/image-proxy?url=${encodeURIComponent(url)}`;
const dispatcher = new Agent({ connections: 256, pipelining: 1 });
// What is compared with opens a connection for each picture, as the guarded fetch does.
const fresh = () => new Agent({ pipelining: 0 });

let isWrong = false;
async function timed(ms: number[], url: string, bytes: number, through = dispatcher): Promise<void> {
  const startedAt = performance.now();
  const { statusCode, body } = await request(url, { dispatcher: through });
  const sent = (await body.arrayBuffer()).byteLength;
  ms.push(performance.now() - startedAt);
  if (statusCode === 200 && sent === bytes) return;
  isWrong = true;
  console.error(`${url} answered ${statusCode} with ${sent} bytes`);
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const cells = (...values: (string | number)[]) =>
  values.map((value) => (typeof value === "number" ? value.toFixed(2) : value).padStart(11)).join("");

try {
  const before = loadavg()[0] ?? 0;
  console.log(`${ROUNDS} rounds, load ${before.toFixed(1)}; ms`);
  console.log(cells("", "upstream", "uncached", "added", "ratio", "p95 added", "cached", "difference"));
  for (const [name, image] of images) {
    const [direct, uncached, cached]: [number[], number[], number[]] = [[], [], []];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const url = `http://${host}/${encodeURIComponent(name)}/${round}`;
      const into = (ms: number[]) => (round < 0 ? [] : ms);
      const own = fresh();
      await timed(into(direct), url, image.length, own);
      await own.close();
      await timed(into(uncached), proxied(url), image.length);
      await timed(into(cached), proxied(url), image.length);
    }
    const [base, through, again] = [at(direct, 0.5), at(uncached, 0.5), at(cached, 0.5)];
    const late = at(uncached, 0.95) - at(direct, 0.95);
    console.log(cells(name, base, through, through - base, through / base, late, again, again - base));
    if (name === "100 kB" && through - base >= MOST_ADDED_MS) isWrong = true;
  }

  const route = `${origin}/api/v1/palettes`;
  const size = (await (await request(route, { dispatcher })).body.arrayBuffer()).byteLength;
  const [quiet, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) await timed(quiet, route, size);
  const stop = new AbortController();
  setMaxListeners(SLOW, stop.signal);
  const waiting = Array.from({ length: SLOW }, (_, index) =>
    request(proxied(`http://${host}/never/${index}`), { dispatcher, signal: stop.signal }).catch(
      () => undefined,
    ),
  );
  for (let round = 0; round < ROUNDS; round++) await timed(beside, route, size);
  stop.abort();
  await Promise.all(waiting);
  console.log(
    `another route, p50 and p95: ${at(quiet, 0.5).toFixed(2)} and ${at(quiet, 0.95).toFixed(2)} alone,`,
  );
  console.log(
    `  ${at(beside, 0.5).toFixed(2)} and ${at(beside, 0.95).toFixed(2)} beside ${SLOW} images whose servers never answer; ratio ${(at(beside, 0.5) / at(quiet, 0.5)).toFixed(2)}`,
  );
} finally {
  await dispatcher.destroy();
  upstream.closeAllConnections();
  upstream.close();
  await shutDown(server, 0);
}
process.exit(isWrong ? 1 : 0);
