import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "@/lib/poster/screenshot/find-browser";
import { foreignHost } from "./fixtures/foreign-pictures";

const port = Number(process.env.E2E_PORT ?? 3210);
const browser = await findBrowser();
if (!browser) {
  throw new Error(
    "No browser was found for the browser tests: set CHROMIUM_PATH, or install Debian's chromium.",
  );
}

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI === "true",
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browser.path, args: browser.args },
    viewport: { width: 1280, height: 800 },
    // A trace makes each test a sixth slower; E2E_TRACE=1 keeps those of failures.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npx tsx scripts/start.ts",
    cwd: "..",
    url: `http://127.0.0.1:${port}/api/v1/effects`,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    stdout: "ignore",
    env: {
      PORT: String(port),
      RATE_LIMIT_FACTOR: "0",
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), "affiche-e2e-")),
      NEXT_TELEMETRY_DISABLED: "1",
      // Where tests serve pictures of another site (e2e/fixtures/foreign-pictures.ts).
      ALLOW_PRIVATE_UPSTREAMS: foreignHost(port),
    },
  },
});
