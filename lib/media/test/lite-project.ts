import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Supabase project of our own machine, made by `@supabase/lite`. */
export interface LiteProject {
  readonly url: string;
  readonly serviceKey: string;
  stop(): Promise<void>;
}

const PROGRAM = join(process.cwd(), "node_modules", "@supabase", "lite", "dist", "cli", "index.js");
const START_TIMEOUT_MS = 90_000;

/** Starts a project with stored files in a process of its own, on a free port; its data is gone when stopped. */
export async function startLiteProject(): Promise<LiteProject> {
  const folder = mkdtempSync(join(tmpdir(), "affiche-lite-"));
  const env = { ...process.env, DO_NOT_TRACK: "1", EXPERIMENTAL_STORAGE: "1" };
  const run = { cwd: folder, env, timeout: START_TIMEOUT_MS };
  // Not its own SQLite, for which Node 20 has no module.
  const made = spawnSync(process.execPath, [PROGRAM, "init", "--pglite"], run);
  if (made.status !== 0) throw new Error(`@supabase/lite makes no project: ${made.stderr}`);
  const config = join(folder, "supabase", "config.toml");
  const port = await freePort();
  writeFileSync(config, readFileSync(config, "utf8").replace(/^port = \d+/m, `port = ${port}`));
  appendFileSync(config, '\n[storage]\nenabled = true\nfile_size_limit = "50MiB"\n');
  const serviceKey = /^SUPABASE_SECRET_KEY=(\S+)/m.exec(readFileSync(join(folder, ".env"), "utf8"))?.[1];
  const child = spawn(process.execPath, [PROGRAM, "start"], { cwd: folder, env, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${url}/storage/v1/bucket`).catch(() => null))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error("@supabase/lite does not answer");
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, serviceKey: serviceKey ?? "", stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
