/**
 * Builds if needed and serves everything on embedded defaults.
 * Usage: npm start            (PORT, HOSTNAME and all of .env.example apply)
 *        npm run dev          the same server with hot reload
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";
import { localBrowserPool } from "@/lib/poster/screenshot/chromium";
import { findBrowser } from "@/lib/poster/screenshot/find-browser";
import { setOwnOrigin } from "@/lib/poster/screenshot/own-origin";
import { createServer } from "./serve/create-server";
import { hashSources } from "./serve/source-hash";
import { welcome } from "./serve/welcome";

const root = process.cwd();
const dev = process.argv.includes("--dev");
process.env.NEXT_TELEMETRY_DISABLED = "1";
(process.env as Record<string, string>).NODE_ENV = dev ? "development" : "production";

if (existsSync(".env")) process.loadEnvFile(".env");
runScript("fonts");
if (!dev) buildIfNeeded();
await choosePictureProvider();

const { HOSTNAME: hostname, PORT: port } = env();
const server = await createServer({ dev, hostname, port }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  process.exit(1);
});
const address = server.address();
const origin = `http://${hostname}:${typeof address === "object" && address ? address.port : port}`;
setOwnOrigin(origin);
console.log(welcome(origin, process.env.SCREENSHOT_PROVIDER ?? "none"));
// The first picture should not wait for a browser to start; a failure is told by the first render.
if (process.env.SCREENSHOT_PROVIDER === "chromium")
  void localBrowserPool()
    .warm()
    .catch(() => undefined);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Open streams would hold the server for ever; a second is enough for an answer that is under way.
    setTimeout(() => process.exit(0), 1000).unref();
  });
}

/** Uses the build that is there when it was made from these very sources. */
function buildIfNeeded(): void {
  const marker = join(root, ".next", "affiche-sources");
  const wanted = hashSources(root);
  const complete = existsSync(join(root, ".next", "BUILD_ID"));
  if (complete && existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  console.log("Building Affiche (a minute or so, once) …");
  runScript("build");
  writeFileSync(marker, wanted);
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
  console.log(`Pictures are drawn by ${browser.source}.`);
}

function runScript(name: string): void {
  const { status } = spawnSync("npm", ["run", "--silent", name], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
