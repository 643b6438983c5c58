import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The identity of a Supabase project on this machine, made by `@supabase/lite`. */
export interface LiteIdentity {
  readonly url: string;
  readonly publicKey: string;
  /** What it has printed so far, mails among it. */
  printed(): string;
  stop(): Promise<void>;
}

const PROGRAM = join(process.cwd(), "node_modules", "@supabase", "lite", "dist", "cli", "index.js");
const START_TIMEOUT_MS = 120_000;

/**
 * Starts one in a process of its own, on a free port; its data is gone when stopped.
 * @param siteUrl where its mails may lead.
 */
export async function startLiteIdentity(siteUrl: string): Promise<LiteIdentity> {
  const folder = mkdtempSync(join(tmpdir(), "affiche-lite-identity-"));
  const env = { ...process.env, DO_NOT_TRACK: "1" };
  // Not its own SQLite, for which Node 20 has no module.
  const run = { cwd: folder, env, timeout: START_TIMEOUT_MS };
  const made = spawnSync(process.execPath, [PROGRAM, "init", "--pglite"], run);
  if (made.status !== 0) throw new Error(`@supabase/lite makes no project: ${made.stderr}`);
  const config = join(folder, "supabase", "config.toml");
  const port = await freePort();
  const text = readFileSync(config, "utf8").replace(/^port = \d+/m, `port = ${port}`);
  writeFileSync(
    config,
    text.replace(
      /^\[auth\]$/m,
      `[auth]\nsite_url = "${siteUrl}"\nadditional_redirect_urls = ["${siteUrl}/**"]`,
    ),
  );
  const publicKey = /^SUPABASE_PUBLISHABLE_KEY=(\S+)/m.exec(readFileSync(join(folder, ".env"), "utf8"))?.[1];
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
  while (!(await fetch(`${url}/auth/v1/health`).catch(() => null))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`@supabase/lite does not answer: ${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, publicKey: publicKey ?? "", printed: () => printed, stop };
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
