/**
 * How long a search for icons and one icon take at the server, how much memory the icons take, and how many requests a
 * second both endpoints answer through our own server. An error page of the same server, which is no work at all, stands
 * beside them, so that ratios can be read.
 *
 * Usage: npx tsx bench/icons.ts   (npm run icons first). Ends with 1 when a target is missed.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Pool } from "undici";

const TARGETS = {
  searchP50Ms: 5,
  searchP95Ms: 15,
  svgP50Ms: 2,
  memoryMb: 40,
  perSecond: 1000,
};
const ROUNDS = 40;
const CONNECTIONS = 16;
const WARM_UP_MS = 2000;
const MEASURE_MS = 5000;

/** What is typed, half of it as it comes: beginnings, several words, slips, nothing at all. */
const SEARCHES = [
  ..."save cart user chart warning delete bin settings mail home search close menu download heart star calendar".split(
    " ",
  ),
  ..."a ar arr arrow s se serch setings calandar notificaton facebok zzzzzzzz".split(" "),
  "shopping cart",
  "arrow circle down left",
  "ArrowUpRightIcon",
  "a thing that nobody ever drew as an icon",
];
const ICONS = [
  "name=trash",
  "name=ArrowRight&library=lucide",
  "name=dots-vertical&library=heroicons&variant=mini",
  "name=heart&variant=duotone&size=48",
  "name=gear&library=radix",
];

const ms = (value: number) => `${value.toFixed(2)} ms`;
const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Searches and icons in this process, as the handlers ask for them. */
async function measureInProcess(): Promise<Record<keyof Omit<typeof TARGETS, "perSecond">, number>> {
  const [{ iconSet }, { searchIcons }, { getIcon }, { iconSvg }] = await Promise.all([
    import("@/lib/icons/icon-set"),
    import("@/lib/icons/search-icons"),
    import("@/lib/icons/get-icon"),
    import("@/lib/icons/icon-svg"),
  ]);
  global.gc?.();
  const before = process.memoryUsage();
  const loadMs = timed(iconSet);
  global.gc?.();
  const after = process.memoryUsage();
  const memoryMb = (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / 1e6;
  const search = Array.from({ length: ROUNDS }, () =>
    SEARCHES.map((query) => timed(() => searchIcons(query, { limit: 50 }))),
  );
  const set = iconSet();
  const svg = set.icons.map(({ name, library }) =>
    timed(() => {
      const found = getIcon({ name, library });
      iconSvg(found.library, found.icon, found.variant, 24);
    }),
  );
  const slowest = SEARCHES.map(
    (query, at) =>
      [
        query,
        quantile(
          search.map((round) => round[at] ?? 0).sort((a, b) => a - b),
          0.5,
        ),
      ] as const,
  ).sort(([, a], [, b]) => b - a);
  const searches = search.flat().sort((a, b) => a - b);
  const svgs = svg.sort((a, b) => a - b);
  console.log(`${set.icons.length} icons, read in ${ms(loadMs)}, ${memoryMb.toFixed(1)} MB`);
  console.log(`search  p50 ${ms(quantile(searches, 0.5))}, p95 ${ms(quantile(searches, 0.95))}`);
  console.log(
    `        slowest: ${slowest
      .slice(0, 3)
      .map(([query, time]) => `${query} ${ms(time)}`)
      .join("; ")}`,
  );
  console.log(`svg     p50 ${ms(quantile(svgs, 0.5))}, p95 ${ms(quantile(svgs, 0.95))}`);
  return {
    searchP50Ms: quantile(searches, 0.5),
    searchP95Ms: quantile(searches, 0.95),
    svgP50Ms: quantile(svgs, 0.5),
    memoryMb,
  };
}

/** Requests a second with all connections busy for the given time. @throws Error for an answer of another status. */
async function rate(
  pool: Pool,
  paths: readonly string[],
  status: number,
  durationMs: number,
): Promise<number> {
  const startedAt = performance.now();
  let answered = 0;
  const worker = async () => {
    while (performance.now() - startedAt < durationMs) {
      const path = paths[answered % paths.length] ?? "";
      const { statusCode, body } = await pool.request({ path, method: "GET" });
      const text = await body.text();
      if (statusCode !== status) throw new Error(`${path} answered ${statusCode}: ${text}`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return answered / ((performance.now() - startedAt) / 1000);
}

async function measureServer(): Promise<number> {
  const server = fork("bench/api-server.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production", RATE_LIMIT_FACTOR: "0", AFFICHE_STRICT_REPLIES: "false" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  const measure = async (paths: readonly string[], status = 200) => {
    await rate(pool, paths, status, WARM_UP_MS);
    return rate(pool, paths, status, MEASURE_MS);
  };
  try {
    const base = "/api/v1/design/icons";
    const bare = await measure(["/api/v1/nothing-here"], 404);
    const icons = await measure(ICONS.map((query) => `${base}/svg?${query}`));
    const searches = await measure(
      SEARCHES.map((query) => `${base}/search?${new URLSearchParams({ q: query, limit: "50" })}`),
    );
    for (const [name, perSecond] of Object.entries({ "icons/svg": icons, "icons/search": searches })) {
      const share = Math.round((perSecond / bare) * 100);
      console.log(
        `${name.padEnd(14)} ${perSecond.toFixed(0).padStart(6)} a second, ${share} % of a bare 404`,
      );
    }
    console.log(`${"a bare 404".padEnd(14)} ${bare.toFixed(0).padStart(6)} a second`);
    return Math.min(icons, searches);
  } finally {
    await pool.close();
    server.disconnect();
  }
}

const measured = { ...(await measureInProcess()), perSecond: await measureServer() };
const missed = [
  ...(["searchP50Ms", "searchP95Ms", "svgP50Ms", "memoryMb"] as const).filter(
    (name) => measured[name] > TARGETS[name],
  ),
  ...(measured.perSecond < TARGETS.perSecond ? ["perSecond" as const] : []),
];
for (const name of missed)
  console.error(`${name} is ${measured[name].toFixed(1)}, the target ${TARGETS[name]}`);
process.exitCode = missed.length > 0 ? 1 : 0;
