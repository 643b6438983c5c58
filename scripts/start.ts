/**
 * Builds if needed and serves everything on embedded defaults.
 * Usage: npm start            (PORT, HOSTNAME and all of .env.example apply)
 *        npm run dev          the same server with hot reload
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, database } from "@/lib/data/database";
import { deriveKey } from "@/lib/data/secret-key";
import { env, resetEnv } from "@/lib/env";
import { localBrowserPool } from "@/lib/poster/screenshot/chromium";
import { findBrowser } from "@/lib/poster/screenshot/find-browser";
import { setOwnOrigin } from "@/lib/poster/screenshot/own-origin";
import { createServer } from "./serve/create-server";
import { outliveLog } from "./serve/outlive-log";
import { chosenHostname, reachableHost } from "./serve/public-host";
import { shutDown } from "./serve/shut-down";
import { hashSources } from "./serve/source-hash";
import { welcome } from "./serve/welcome";

const root = process.cwd();
const dev = process.argv.includes("--dev");
process.env.NEXT_TELEMETRY_DISABLED = "1";
(process.env as Record<string, string>).NODE_ENV = dev ? "development" : "production";

outliveLog();
if (chosenHostname(process.env.HOSTNAME) === undefined) delete process.env.HOSTNAME;
if (existsSync(".env")) process.loadEnvFile(".env");
if (dev) ["fonts", "icons"].forEach(runScript);
else buildIfNeeded();
await choosePictureProvider();
// A private install has nobody to bill.
process.env.DEFAULT_PLAN ||= "pro";
resetEnv();

const { HOSTNAME: hostname, PORT: port } = env();
const server = await createServer({ dev, hostname, port }).catch((error: NodeJS.ErrnoException) => {
  console.error(listenProblem(error));
  process.exit(1);
});
await openData();
const address = server.address();
const realPort = typeof address === "object" && address ? address.port : port;
const origin = `http://${reachableHost(hostname)}:${realPort}`;
setOwnOrigin(origin);
console.log(welcome(origin, process.env.SCREENSHOT_PROVIDER ?? "none"));
// The first picture should not wait for a browser to start; a failure is told by the first render.
if (process.env.SCREENSHOT_PROVIDER === "chromium")
  void localBrowserPool()
    .warm()
    .catch(() => undefined);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stop());
}

/** Answers under way may finish, then the database is closed as it wants to be. */
async function stop(): Promise<void> {
  await shutDown(server, 1000);
  await closeDatabase();
  process.exit(0);
}

/** The database is opened now, so that one that cannot be had is told here and not by the first request. */
async function openData(): Promise<void> {
  try {
    deriveKey("start");
    await database();
  } catch (error) {
    console.error(dataProblem(error));
    process.exit(1);
  }
}

/** What to do about a database that cannot be had; our own errors say it themselves. */
function dataProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return message;
  // The address may hold a password, which belongs in no log.
  const { host, pathname } = new URL(DATABASE_URL);
  return `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be used: ${message}`;
}

/** What to do about an address that cannot be had; other errors keep their own words. */
function listenProblem(error: NodeJS.ErrnoException): string {
  const command = dev ? "npm run dev" : "npm start";
  if (error.code === "EADDRINUSE") {
    return `Port ${port} of ${hostname} is taken. Choose another one: PORT=${port + 1} ${command}`;
  }
  if (error.code === "EACCES")
    return `Port ${port} needs more rights. Choose another one: PORT=3000 ${command}`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return `This machine has no address ${hostname}. Set HOSTNAME=127.0.0.1, or 0.0.0.0 for every interface.`;
  }
  return error.stack ?? error.message;
}

/** Uses the build that is there when it was made from these very sources. */
function buildIfNeeded(): void {
  const marker = join(root, ".next", "affiche-sources");
  // Fonts and icons are made from sources and packages too, so one marker speaks for all.
  const complete = [".next/BUILD_ID", "public/fonts/stamp.json", "lib/icons/built/stamp.json"].every((path) =>
    existsSync(join(root, path)),
  );
  if (complete && existsSync(marker) && readFileSync(marker, "utf8") === hashSources(root)) return;
  console.log("Building Affiche (a minute or so, once) …");
  ["fonts", "icons"].forEach(runScript);
  // Taken after fonts and icons, which write among the sources, and before the build, so that what changes meanwhile is noticed.
  const built = hashSources(root);
  runScript("build");
  writeFileSync(marker, built);
}

/** A private install draws its pictures itself where a browser is found, unless a provider is named. */
async function choosePictureProvider(): Promise<void> {
  if (process.env.SCREENSHOT_PROVIDER || process.env.SCREENSHOT_API_KEY) return;
  const browser = await findBrowser();
  if (!browser) {
    console.log(
      "No browser was found, so POST /api/v1/render will say how to set one up. Everything else runs.",
    );
    return;
  }
  process.env.SCREENSHOT_PROVIDER = "chromium";
  // Looking for a browser has read the settings already; the routes of this process must see the new one.
  resetEnv();
  console.log(`Pictures are drawn by ${browser.source}.`);
}

function runScript(name: string): void {
  const { status } = spawnSync("npm", ["run", "--silent", name], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
