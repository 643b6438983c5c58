/**
 * What the assistant adds to the model's own time until the first event; 200 chats at once on one process; and whether memory
 * stays flat over waves of them. The scripted model runs in a process of its own. Direct calls send what the service sends,
 * and alternate with calls through it, so that whatever else the machine does meets both.
 *
 * Usage: npx tsx bench/ai-chat.ts [rounds] [waves]
 * Ends with 1 when an answer is wrong, when the service adds 50 ms or more at the median, or when memory grows.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Agent, request } from "undici";
import { readAnswer, textOf } from "@/lib/ai/test/read-events";
import { createPerson } from "@/lib/auth/test/create-person";
import { closeDatabase, database } from "@/lib/data/database";
import { resetEnv } from "@/lib/env";
import { startFakeModel } from "@/scripts/fake-model/start";
import { loadApiRoutes } from "@/scripts/serve/api-routes";
import { createHttpServer, listen } from "@/scripts/serve/http-server";
import { shutDown } from "@/scripts/serve/shut-down";

const ROUNDS = Number(process.argv[2] ?? 100);
const WAVES = Number(process.argv[3] ?? 10);
const WARM_UP = 10;
const CHATS = 200;
const MOST_ADDED_MS = 50;
/** Growth of the heap over the later half of the waves that is noise. */
const MOST_GROWTH_MB = 12;
const DOCUMENT = `<Artboard data-id="a1">${'<p data-id="n1" className="text-lg">Some words.</p>\n'.repeat(1000)}</Artboard>`;

const dataDir = mkdtempSync(join(tmpdir(), "affiche-bench-"));
const port = 18_000 + (process.pid % 2000);
const modelAddress = `http://127.0.0.1:${port}`;
const model = spawn(process.execPath, ["--import", "tsx", "scripts/fake-model.ts", "--port", String(port)], {
  stdio: ["ignore", "pipe", "ignore"],
});
await new Promise<void>((resolve, reject) => {
  model.stdout.once("data", () => resolve());
  model.once("exit", () => reject(new Error("the scripted model did not start")));
});

Object.assign(process.env, {
  NODE_ENV: "test",
  DATA_DIR: dataDir,
  RATE_LIMIT_FACTOR: "0",
  ANTHROPIC_API_KEY: "scripted",
});
delete process.env.REDIS_URL;
delete process.env.DATABASE_URL;
pointAt(modelAddress);
await database();
// Administrators have no limit of questions.
const { cookie } = await createPerson({ email: "bench@people.test", isAdmin: true });
const server = createHttpServer(await loadApiRoutes(join(process.cwd(), "app"), ["api"]));
await listen(server, 0, "127.0.0.1");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const dispatcher = new Agent({ connections: 512, pipelining: 1 });
let isWrong = false;

function pointAt(address: string): void {
  process.env.ANTHROPIC_BASE_URL = address;
  resetEnv();
}

const bodyOf = (wish: string) =>
  JSON.stringify({
    messages: [{ role: "user", content: wish }],
    documentState: DOCUMENT,
    artboards: [{ id: "a1", name: "Page", width: 1440, height: 900 }],
  });
const ask = (wish: string) =>
  request(`${origin}/api/v1/design/ai/chat`, {
    method: "POST",
    dispatcher,
    headers: { "content-type": "application/json", cookie },
    body: bodyOf(wish),
  });

/** Time until the first event, and the whole answer. */
async function timed(into: number[], answering: ReturnType<typeof request>): Promise<string> {
  const startedAt = performance.now();
  const { statusCode, body } = await answering;
  let text = "";
  for await (const chunk of body) {
    text += String(chunk);
    if (into.at(-1) !== -1 && /^(data|event):/m.test(text)) {
      into.push(performance.now() - startedAt, -1);
    }
  }
  if (into.at(-1) === -1) into.pop();
  if (statusCode !== 200) {
    isWrong = true;
    console.error(`${statusCode}: ${text.slice(0, 200)}`);
  }
  return text;
}

/** What the service sends to the model for a wish. */
async function sentFor(wish: string): Promise<string> {
  const recorder = await startFakeModel();
  pointAt(recorder.origin);
  await (await ask(wish)).body.dump();
  pointAt(modelAddress);
  const sent = JSON.stringify(recorder.seen[0]?.body);
  await recorder.close();
  return sent;
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heapMb = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

try {
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}; ${ROUNDS} rounds; ms until the first event`);
  for (const waitMs of [0, 300]) {
    const wish = `hello fake:wait=${waitMs}`;
    const sent = await sentFor(wish);
    const [direct, through]: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < (waitMs > 0 ? ROUNDS / 4 : ROUNDS); round++) {
      const headers = {
        "content-type": "application/json",
        "anthropic-version": "2023-06-01",
        "x-api-key": "x",
      };
      const call = request(`${modelAddress}/v1/messages`, {
        method: "POST",
        dispatcher,
        headers,
        body: sent,
      });
      await timed(round < 0 ? [] : direct, call);
      await timed(round < 0 ? [] : through, ask(`${wish} ${round}`));
    }
    const [own, ours] = [at(direct, 0.5), at(through, 0.5)];
    const late = at(through, 0.95) - at(direct, 0.95);
    console.log(
      `model that waits ${waitMs} ms: ${own.toFixed(1)} direct, ${ours.toFixed(1)} through us, added ${(ours - own).toFixed(1)} (p95 ${late.toFixed(1)}), ratio ${(ours / own).toFixed(2)}`,
    );
    if (ours - own >= MOST_ADDED_MS) isWrong = true;
  }

  const heaps: number[] = [];
  for (let wave = 0; wave < WAVES; wave++) {
    const startedAt = performance.now();
    const first: number[] = [];
    const texts = await Promise.all(
      Array.from({ length: CHATS }, async (_, chat) => {
        const answered = await ask(`hello ${wave} ${chat} fake:slow=20`);
        first.push(performance.now() - startedAt);
        const body = new Response(await answered.body.text(), { status: answered.statusCode });
        return textOf(await readAnswer(body));
      }),
    );
    const wrong = texts.filter((text) => !text.startsWith("I am a scripted model")).length;
    if (wrong > 0) isWrong = true;
    heaps.push(heapMb());
    const whole = performance.now() - startedAt;
    console.log(
      `${CHATS} chats at once: ${wrong} wrong, headers p50 ${at(first, 0.5).toFixed(0)}, p95 ${at(first, 0.95).toFixed(0)}, all done in ${whole.toFixed(0)} ms, heap ${heaps.at(-1)?.toFixed(1)} MB`,
    );
  }
  const growth = (heaps.at(-1) ?? 0) - (heaps[Math.floor(WAVES / 2)] ?? 0);
  console.log(`heap over the later half of the waves: ${growth.toFixed(1)} MB`);
  if (growth > MOST_GROWTH_MB) isWrong = true;
} finally {
  await dispatcher.destroy();
  await shutDown(server, 0);
  await closeDatabase();
  if (model.pid) model.kill("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isWrong ? 1 : 0);
