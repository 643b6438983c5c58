/**
 * What an upload of a photo (about 2 MB, 4000 × 3000 px) costs on the embedded database and on PostgreSQL, over HTTP
 * through our own server's routes, and what reading it back costs. Uploads alternate between the engines, so that
 * whatever else the machine does meets both. Beside them stands what cannot be avoided: decoding the photo once.
 *
 * Usage: npx tsx bench/upload.ts [uploads]
 * Needs a PostgreSQL (DATABASE_URL, or the usual port) for the second column. Ends with 1 when an answer is wrong.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { createPerson } from "@/lib/auth/test/create-person";
import { useDatabase as chooseDatabase, closeDatabase } from "@/lib/data/database";
import type { Engine } from "@/lib/data/engine";
import { testEngines } from "@/lib/data/test/test-engines";
import { resetEnv } from "@/lib/env";
import { assertDecodes } from "@/lib/media/image/decode-image";
import { noise } from "@/lib/media/test/sample-images";
import { loadApiRoutes } from "@/scripts/serve/api-routes";
import { createHttpServer, listen } from "@/scripts/serve/http-server";
import { shutDown } from "@/scripts/serve/shut-down";

const UPLOADS = Number(process.argv[2] ?? 40);
const WARM_UP = 3;
const PHOTOS = 8;

const dataDir = mkdtempSync(join(tmpdir(), "affiche-bench-upload-"));
Object.assign(process.env, { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "0", NODE_ENV: "test" });
delete process.env.NEXT_PUBLIC_SUPABASE_URL;
resetEnv();

/** Grain over soft shapes, which an encoder finds about as hard as a photo. */
const photo = (index: number) =>
  noise(1000 + index, 750)
    .resize(4000, 3000, { fit: "fill" })
    .blur(1.5)
    .jpeg({ quality: 60 })
    .toBuffer();
const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, index) => photo(index)));

const server = createHttpServer(await loadApiRoutes(join(process.cwd(), "app"), ["api", "uploads"]));
await listen(server, 0, "127.0.0.1");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function upload(cookie: string, bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "photo.jpg");
  const answer = await fetch(`${origin}/api/v1/design/upload-image`, {
    method: "POST",
    headers: { cookie },
    body,
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { url: string }).url;
}

async function open(url: string, bytes: Uint8Array): Promise<void> {
  const { statusCode, body } = await request(url);
  const sent = await body.bytes();
  if (statusCode !== 200 || Buffer.compare(sent, bytes) !== 0) throw new Error(`${url} is not what was sent`);
}

const columns: { name: string; engine: Engine; cookie: string; ms: number[] }[] = [];
for (const { name, available, open: openEngine } of testEngines) {
  if (!available) continue;
  const engine = await openEngine();
  chooseDatabase(engine);
  const { cookie } = await createPerson({ email: "bench@people.test" });
  columns.push({ name, engine, cookie, ms: [] });
}

async function timed(ms: number[] | null, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  ms?.push(performance.now() - startedAt);
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const row = (name: string, ms: readonly number[], base: number) =>
  console.log(
    `  ${name.padEnd(22)}${at(ms, 0.5).toFixed(1).padStart(9)}${at(ms, 0.95).toFixed(1).padStart(9)}${(at(ms, 0.5) / base).toFixed(2).padStart(9)}`,
  );

try {
  const decoding: number[] = [];
  const reading: number[] = [];
  const loadBefore = loadavg()[0] ?? 0;
  for (let count = -WARM_UP; count < UPLOADS; count++) {
    const bytes = photos[(count + WARM_UP) % PHOTOS] ?? Buffer.alloc(0);
    const isMeasured = count >= 0;
    for (const { engine, cookie, ms } of columns) {
      chooseDatabase(engine);
      let url = "";
      await timed(isMeasured ? ms : null, async () => {
        url = await upload(cookie, bytes);
      });
      await timed(isMeasured ? reading : null, () => open(url, bytes));
    }
    await timed(isMeasured ? decoding : null, () => assertDecodes("jpg", bytes));
  }
  const bytes = Math.round(photos.reduce((sum, { length }) => sum + length, 0) / PHOTOS);
  console.log(
    `${UPLOADS} uploads each of ${PHOTOS} photos, ${bytes} bytes on average, load ${loadBefore.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}; ms:`,
  );
  console.log(`  ${"".padEnd(22)}${"p50".padStart(9)}${"p95".padStart(9)}${"ratio".padStart(9)}`);
  const base = at(decoding, 0.5);
  for (const { name, ms } of columns) row(`upload, ${name}`, ms, base);
  row("GET /uploads", reading, base);
  row("decoding alone", decoding, base);
} finally {
  await shutDown(server, 0);
  for (const { engine } of columns) {
    chooseDatabase(engine);
    await closeDatabase();
  }
  rmSync(dataDir, { recursive: true, force: true });
}
