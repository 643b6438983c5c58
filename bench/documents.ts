/**
 * What a save, an opening, a permission check and a list of documents cost on the embedded database and on PostgreSQL, with
 * the timetable example (40 layers) as content, and 20,000 documents of somebody else around. Calls alternate between the engines, so that whatever else the machine does
 * meets both. A check is a transaction of its own, as in GET /permissions; the caller is a viewer, who costs the most.
 *
 * Usage: npx tsx bench/documents.ts [calls]
 * Needs a PostgreSQL (DATABASE_URL, or the usual port) for the second column. Ends with 1 when a target is missed.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { sql } from "kysely";
import { asService, useDatabase as chooseDatabase, closeDatabase } from "@/lib/data/database";
import { findDocumentRole } from "@/lib/data/document-role";
import { createDocument, openDocument, saveDocument } from "@/lib/data/documents";
import type { Engine } from "@/lib/data/engine";
import { listDocuments } from "@/lib/data/list-documents";
import { testEngines } from "@/lib/data/test/test-engines";
import { makePerson, shareWith } from "@/lib/data/test/test-people";

const CALLS = Number(process.argv[2] ?? 400);
const WARM_UP = 50;
/** p50 on the embedded database, ms. */
const TARGET_MS = { save: 15, open: 5, check: 3, list: 30 };

const DOCUMENTS_OF_OTHERS = 20_000;
const OWN_DOCUMENTS = 100;

const text = readFileSync("examples/timetable.json", "utf8");
const content = JSON.parse(text) as Record<string, unknown>;
const now = () => Date.now();

/** The calls that are measured, each on the engine's own document. */
async function prepare(engine: Engine) {
  chooseDatabase(engine);
  const [owner, viewer] = await Promise.all([makePerson("owner"), makePerson("viewer")]);
  const { id } = await createDocument(owner.person, { name: "Timetable", kind: "poster", content }, now);
  await shareWith(viewer, id, "viewer");
  await fill(viewer.person.id, DOCUMENTS_OF_OTHERS);
  await fill(owner.person.id, OWN_DOCUMENTS);
  let version = 1;
  return {
    save: async () => {
      ({ version } = await saveDocument(owner, id, { version, content }, now));
    },
    open: () => openDocument(owner, id),
    check: () => findDocumentRole(viewer, id),
    list: () => listDocuments(owner, { deleted: false, limit: 24, offset: 0 }),
  };
}

/** Many small documents at once. */
const fill = (ownerId: string, count: number) =>
  asService((tx) =>
    sql`insert into documents (owner_id, kind, name, content)
      select ${ownerId}::uuid, 'design', 'Number ' || i, '{}' from generate_series(1, ${count}::int) i`.execute(
      tx,
    ),
  );

type Name = keyof typeof TARGET_MS;
const NAMES = ["save", "open", "check", "list"] as const satisfies readonly Name[];

const columns: {
  engine: Engine;
  name: string;
  calls: Awaited<ReturnType<typeof prepare>>;
  ms: Record<Name, number[]>;
}[] = [];
for (const { name, available, open } of testEngines) {
  if (!available) continue;
  const engine = await open();
  columns.push({
    engine,
    name,
    calls: await prepare(engine),
    ms: { save: [], open: [], check: [], list: [] },
  });
}

const loadBefore = loadavg()[0] ?? 0;
for (const name of NAMES) {
  for (let call = 0; call < WARM_UP + CALLS; call++) {
    for (const { engine, calls, ms } of columns) {
      chooseDatabase(engine);
      const startedAt = performance.now();
      await calls[name]();
      if (call >= WARM_UP) ms[name].push(performance.now() - startedAt);
    }
  }
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const number = (value: number | undefined) => (value === undefined ? "" : value.toFixed(2)).padStart(9);

console.log(
  `${text.length} bytes of content, ${CALLS} calls each, load ${loadBefore.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}; ms:`,
);
console.log(`${"".padEnd(12)}${columns.map(({ name }) => name.padStart(9)).join("")}    ratio`);
for (const name of NAMES) {
  for (const share of [0.5, 0.95]) {
    const [embedded, postgres] = columns.map(({ ms }) => at(ms[name], share));
    const ratio = embedded !== undefined && postgres !== undefined ? embedded / postgres : undefined;
    console.log(`${name.padEnd(8)}p${share * 100} ${number(embedded)}${number(postgres)}${number(ratio)}`);
  }
}
const missed = NAMES.filter((name) => at(columns[0]?.ms[name] ?? [], 0.5) > TARGET_MS[name]);
for (const name of missed)
  console.error(`${name} takes more than ${TARGET_MS[name]} ms on the embedded database`);
process.exitCode = missed.length > 0 ? 1 : 0;
for (const { engine } of columns) {
  chooseDatabase(engine);
  await closeDatabase();
}
