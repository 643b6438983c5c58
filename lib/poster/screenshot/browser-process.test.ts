import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { needBrowser } from "./test/need-browser";

const choice = await needBrowser();
const module = new URL("./browser-process.ts", import.meta.url).href;

let temporary = "";
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "browser-process-"));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true }));

/** A server of its own that starts a browser, says which processes it has, and does what `then` says. */
function startServer(then: string): ChildProcess {
  const code = `(async () => {
    const { startBrowser } = await import(${JSON.stringify(module)});
    const browser = await startBrowser(${JSON.stringify(choice)}, "http://127.0.0.1:9");
    const pids = (await browser.processes()).map(({ pid }) => pid);
    require("node:fs").writeSync(1, JSON.stringify(pids) + "\\n");
    ${then}
  })()`;
  const env = { ...process.env, TMPDIR: temporary };
  return spawn(process.execPath, ["--import", "tsx", "-e", code], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

async function pidsOf(server: ChildProcess): Promise<number[]> {
  let output = "";
  for await (const chunk of server.stdout ?? []) {
    output += chunk;
    if (output.includes("\n")) break;
  }
  return JSON.parse(output) as number[];
}

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
const ours = () => readdirSync(temporary).filter((name) => name.startsWith("affiche-browser-"));

describe.skipIf(!choice || process.platform !== "linux")("a browser's end", { timeout: 90_000 }, () => {
  it.each([
    ["an exit", "process.exit(0);", undefined],
    ["an uncaught error", "setTimeout(() => { throw new Error('on purpose'); }, 0);", undefined],
    ["SIGTERM", "setInterval(() => undefined, 1000);", "SIGTERM"],
  ] as const)("follows %s of its server, files included", async (_, then, signal) => {
    const server = startServer(then);
    const ended = once(server, "exit");
    const pids = await pidsOf(server);
    expect(pids.length).toBeGreaterThan(2);
    if (signal) server.kill(signal);
    await ended;
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    expect(ours()).toEqual([]);
  });

  it("follows a server that is killed outright; the next start sweeps its files", async () => {
    const server = startServer("setInterval(() => undefined, 1000);");
    const ended = once(server, "exit");
    const pids = await pidsOf(server);
    server.kill("SIGKILL");
    await ended;
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    expect(ours()).toHaveLength(1);
    const next = startServer("await browser.close();");
    const nextEnded = once(next, "exit");
    await pidsOf(next);
    await nextEnded;
    expect(ours()).toEqual([]);
  });
});
