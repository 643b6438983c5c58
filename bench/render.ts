/**
 * How fast POST /render is, against doing the same without a warm pool. All variants in one run, taken in turns, so that
 * the ratios hold on any machine. Pictures, new or from the cache, are read by Node's own HTTP client, every byte of them
 * kept. What a hit takes by `fetch` is printed too: its client spends more time on 2.8 MB than the server does.
 *
 * Usage: npx tsx bench/render.ts [http://127.0.0.1:3000]
 * Without an address it starts the built server by itself (npm run build first). A given server needs
 * SCREENSHOT_PROVIDER=chromium and RATE_LIMIT_FACTOR=0. Ends with 1 when a target is missed.
 */
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../lib/poster/screenshot/find-browser";
import { memoryOf, startServer } from "./server-process";

const WIDTH_PX = 1080;
const HEIGHT_PX = 1920;
const ROUNDS = 7;
const HITS = 25;
/** A server has run for a while: its code is as quick as it gets after some hundred requests. */
const WARM_UP_HITS = 300;
const ROW = 50;

const [address] = process.argv.slice(2);
const server = address
  ? null
  : await startServer({ SCREENSHOT_PROVIDER: "chromium", RATE_LIMIT_FACTOR: "0" });
const origin = address ?? server?.origin ?? "";

/** ascii-standard over a radial background and a line of text; the serial makes each one new to the cache. */
function poster(serial: number) {
  const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
  const base = { visible: true, locked: false, transform };
  const stops = [
    { color: "#ffb347", opacity: 1, position: 0 },
    { color: "#1b0b3a", opacity: 1, position: 1 },
  ];
  const fill = { type: "radial", center: { x: 0.5, y: 0.4 }, radius: 0.8, stops };
  return {
    canvas: { aspectRatio: "9:16", backgroundColor: "#1b0b3a" },
    layers: [
      { ...base, id: "ground", name: "Ground", type: "background", contentType: "solid", fill },
      {
        ...base,
        id: "title",
        name: "Title",
        type: "text",
        content: `No. ${serial}`,
        fontSize: 120,
        color: "#ffffff",
      },
    ],
    effect: { effectId: "ascii-standard", enabled: true, ascii: { cellSize: 8, color: true } },
  };
}

let serial = Date.now() % 1_000_000;
const fresh = () => {
  serial += 1;
  return poster(serial);
};

async function post(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(new URL(`/api/v1/${path}`, origin), {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

interface Reply {
  readonly status: number;
  readonly found: string | null;
  readonly bytes: Uint8Array;
}
/** How a client sends a JSON body to POST /render and takes all of the answer. */
type Client = (url: URL, body: string) => Promise<Reply>;

const headers = { "Content-Type": "application/json" };
const agent = new Agent({ keepAlive: true });

const byNode: Client = async (url, body) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: "POST", headers, agent }, resolve).on("error", reject).end(body);
  });
  const found = String(answer.headers["x-cache"]);
  return { status: answer.statusCode ?? 0, found, bytes: await buffer(answer) };
};

const byFetch: Client = async (url, body) => {
  const answer = await fetch(url, { method: "POST", headers, body });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, found: answer.headers.get("x-cache"), bytes };
};

async function render(state: unknown, expected: "HIT" | "MISS", client = byNode): Promise<Uint8Array> {
  const body = JSON.stringify({ state, width: WIDTH_PX, height: HEIGHT_PX });
  const { status, found, bytes } = await client(new URL("/api/v1/render", origin), body);
  if (status !== 200) throw new Error(`render answered ${status}: ${Buffer.from(bytes)}`);
  if (found !== expected) throw new Error(`expected ${expected} of the cache, got ${found}`);
  return bytes;
}

const linkOf = async (state: unknown) => {
  const { url } = (await (await post("state/encode", { state, baseUrl: origin })).json()) as { url: string };
  return `${url}&capture=1&time=1`;
};

async function photograph(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: HEIGHT_PX } });
  await page.goto(link);
  await page.waitForSelector('html[data-poster-ready="true"]', { state: "attached" });
  await page.screenshot({ type: "png" });
  await page.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function medianOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) taken.push(await timed(work));
  return median(taken);
}

const choice = await findBrowser();
if (!choice) throw new Error("This bench needs a Chromium");
const launch = () =>
  chromium.launch({ executablePath: choice.path, args: choice.args, env: { ...choice.env } });

try {
  const reused = await launch();
  const times = {
    pool: [] as number[],
    launch: [] as number[],
    navigate: [] as number[],
    hit: [] as number[],
    hitByFetch: [] as number[],
  };
  let pictureBytes = 0;
  const first = fresh();
  await render(first, "MISS");
  for (let hit = 0; hit < WARM_UP_HITS; hit++) await render(first, "HIT");
  // The first of each starts browsers and compiles code; it is not counted.
  for (let round = -1; round < ROUNDS; round++) {
    const state = fresh();
    const link = await linkOf(state);
    const measured = {
      pool: await timed(() => render(state, "MISS")),
      hit: await medianOf(HITS, () => render(state, "HIT")),
      hitByFetch: await medianOf(HITS, () => render(state, "HIT", byFetch)),
      navigate: await timed(() => photograph(reused, link)),
      launch: await timed(async () => {
        const browser = await launch();
        await photograph(browser, link);
        await browser.close();
      }),
    };
    pictureBytes = (await render(state, "HIT")).byteLength;
    if (round < 0) continue;
    for (const name of Object.keys(times) as (keyof typeof times)[]) times[name].push(measured[name]);
  }
  await reused.close();

  const ms = Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, median(values)]),
  ) as Record<keyof typeof times, number>;
  console.log(
    `${WIDTH_PX}×${HEIGHT_PX} PNG, ascii-standard, median of ${ROUNDS}, browser from ${choice.source}:`,
  );
  console.log(`  warm pool                        ${ms.pool.toFixed(0)} ms`);
  console.log(`  launch, open link, screenshot    ${ms.launch.toFixed(0)} ms`);
  console.log(`  reused browser, navigation       ${ms.navigate.toFixed(0)} ms`);
  const size = (pictureBytes / 1e6).toFixed(1);
  console.log(`  cache hit, ${size} MB                ${ms.hit.toFixed(1)} ms`);
  console.log(`  the same, read by fetch          ${ms.hitByFetch.toFixed(1)} ms`);

  const before = server ? memoryOf(server.pid) : null;
  const row = await timed(async () => {
    for (let i = 0; i < ROW; i++) await render(fresh(), "MISS");
  });
  console.log(`${ROW} renders in a row: ${(row / ROW).toFixed(0)} ms each`);
  const after = server ? memoryOf(server.pid) : null;
  if (before && after) {
    const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;
    console.log(`  server ${mib(before.serverBytes)} → ${mib(after.serverBytes)}`);
    console.log(`  browser ${mib(before.browserBytes)} → ${mib(after.browserBytes)}`);
  }

  const targets = [
    { name: "warm pool against launching", ratio: ms.launch / ms.pool, wanted: 4 },
    { name: "warm pool against navigating", ratio: ms.navigate / ms.pool, wanted: 2 },
    { name: "cache hit against a render", ratio: ms.pool / ms.hit, wanted: 50 },
  ];
  for (const { name, ratio, wanted } of targets) {
    const reached = ratio >= wanted;
    console.log(`${reached ? "ok  " : "MISS"} ${name}: ${ratio.toFixed(1)}× (wanted ${wanted}×)`);
    if (!reached) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await server?.stop();
}
