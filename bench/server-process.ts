import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server started for a benchmark, with data of its own. */
export interface BenchServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/** Starts the built server on a free port and waits until it answers. */
export async function startServer(settings: Record<string, string>): Promise<BenchServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "affiche-bench-"));
  const child = spawn("npm", ["start"], {
    env: { ...process.env, ...settings, PORT: String(port), HOSTNAME: "127.0.0.1", DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilAnswering(`${origin}/api/v1/schema`, child);
    return { origin, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error("The server ended before it answered; is it built?");
    if (performance.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

/** Resident memory of a server and of the browser it started, from /proc; sums over all their processes. */
export function memoryOf(pid: number): { serverBytes: number; browserBytes: number } {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(statusOf(Number(name)))?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = { serverBytes: 0, browserBytes: 0 };
  const visit = (current: number, insideBrowser: boolean) => {
    const status = statusOf(current);
    const isBrowser = insideBrowser || /^Name:\s+(chrom|headless_shell)/m.test(status);
    const bytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    sum[isBrowser ? "browserBytes" : "serverBytes"] += bytes;
    for (const child of children.get(current) ?? []) visit(child, isBrowser);
  };
  visit(pid, false);
  return sum;
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
