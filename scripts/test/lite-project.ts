import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Supabase project of our own machine, made by `@supabase/lite`. */
export interface LiteProject {
  readonly url: string;
  readonly publicKey: string;
  readonly serviceKey: string;
  /** What it has printed so far, mails among it. */
  printed(): string;
  stop(): Promise<void>;
}

/** What a project is to have. */
export interface LiteWishes {
  /** Changes the text of its `config.toml`. */
  readonly configure: (config: string) => string;
  /** Variables of its environment, beside ours. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A path of the service that is waited for, whatever it answers. */
  readonly answersAt: string;
}

const PROGRAM = join(process.cwd(), "node_modules", "@supabase", "lite", "dist", "cli", "index.js");
const START_TIMEOUT_MS = 90_000;

/** Starts a project in a process of its own, on a free port; its data is gone when stopped. */
export async function startLiteProject(wishes: LiteWishes): Promise<LiteProject> {
  const folder = mkdtempSync(join(tmpdir(), "affiche-lite-"));
  const env = { ...process.env, DO_NOT_TRACK: "1", ...wishes.environment };
  // Not its own SQLite, for which Node 20 has no module.
  const run = { cwd: folder, env, timeout: START_TIMEOUT_MS };
  const made = spawnSync(process.execPath, [PROGRAM, "init", "--pglite"], run);
  if (made.status !== 0) throw new Error(`@supabase/lite makes no project: ${made.stderr}`);
  const config = join(folder, "supabase", "config.toml");
  const port = await freePort();
  const text = readFileSync(config, "utf8").replace(/^port = \d+/m, `port = ${port}`);
  writeFileSync(config, wishes.configure(text));
  const keys = readFileSync(join(folder, ".env"), "utf8");
  const child = spawn(process.execPath, [PROGRAM, "start"], { cwd: folder, env });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(url + wishes.answersAt).catch(() => null))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`@supabase/lite does not answer: ${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const publicKey = /^SUPABASE_PUBLISHABLE_KEY=(\S+)/m.exec(keys)?.[1] ?? "";
  const serviceKey = /^SUPABASE_SECRET_KEY=(\S+)/m.exec(keys)?.[1] ?? "";
  return { url, publicKey, serviceKey, printed: () => printed, stop };
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
