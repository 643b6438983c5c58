import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { create, extract } from "tar";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { embeddedDirectory, openEmbedded } from "@/lib/data/engine";
import { migrate } from "@/lib/data/migrate";
import { setScene } from "@/lib/data/test/policy-cast";
import { testEngines } from "@/lib/data/test/test-engines";
import { env, resetEnv } from "@/lib/env";
import { storage } from "@/lib/media/storage/storage";
import { dumpTables } from "./archive/dump-tables";
import { withEngine } from "./open-engine";
import { runDataTool } from "./run-data-tool";

const POSTGRES_URL = process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const SECRET = "a secret of this test, of thirty-two letters or more";
const UPLOAD = `${"a".repeat(64)}.png`;

const folder = mkdtempSync(join(tmpdir(), "affiche-data-tool-"));
const databases: string[] = [];

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Points the settings at an install that has never been used. */
async function newInstall(kind: "embedded" | "postgres"): Promise<string> {
  const dataDir = join(folder, randomUUID(), "data");
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("SECRET_KEY", kind === "postgres" ? SECRET : "");
  vi.stubEnv("DATABASE_URL", "");
  if (kind === "postgres") {
    const name = `affiche_test_${randomUUID().replaceAll("-", "")}`;
    await onServer(`create database ${name}`);
    databases.push(name);
    vi.stubEnv("DATABASE_URL", Object.assign(new URL(POSTGRES_URL), { pathname: `/${name}` }).href);
  }
  resetEnv();
  return dataDir;
}

/** A filled embedded install to copy, because making one takes seconds. */
let filled: string | undefined;

/** Fills the install that the settings point at with rows of every table, and files. */
async function fillInstall(kind: "embedded" | "postgres"): Promise<void> {
  const { DATA_DIR } = env();
  if (kind === "embedded" && filled) return cpSync(filled, DATA_DIR, { recursive: true });
  await withEngine(async (engine) => {
    await engine.direct(migrate);
    useDatabase(engine);
    await setScene();
    const content = `{"z":1,"a":"\\u0000\\ud800é","n":1.10,"long":"${"x".repeat(300_000)}"}`;
    await engine.kysely
      .insertInto("documents")
      .values({ kind: "design", name: "Exact “name” \\ \n\t, {x}", content, owner_id: null })
      .execute();
  });
  await storage("uploads").put(UPLOAD, Buffer.from([0, 1, 2, 255]), "image/png");
  await storage("sites").put("b".repeat(64), Buffer.from("<h1>hello</h1>"), "text/html");
  if (kind !== "embedded") return;
  filled = join(folder, "filled");
  cpSync(DATA_DIR, filled, { recursive: true });
}

/** Every row of every table, as text. */
async function allRows(): Promise<Record<string, string[]>> {
  const target = mkdtempSync(join(folder, "rows-"));
  const tables = await withEngine(({ direct }) => direct((engine) => dumpTables(engine, target)));
  return Object.fromEntries(
    Object.keys(tables).map((name) => [
      name,
      readFileSync(join(target, `${name}.jsonl`), "utf8")
        .split("\n")
        .sort(),
    ]),
  );
}

/** Foreign keys and triggers are there, and keep what is wrong out. */
async function expectRules(): Promise<void> {
  await withEngine(async ({ direct }) => {
    const orphan =
      "insert into public.sessions (id, document_id, expires_at) values ('x', gen_random_uuid(), now())";
    await expect(direct(({ query }) => query(orphan))).rejects.toMatchObject({ code: "23503" });
    const [row] = await direct(({ query }) =>
      query("select count(*)::int as count from pg_trigger where not tgisinternal and tgenabled = 'O'"),
    );
    expect(row?.count).toBeGreaterThanOrEqual(3);
  });
}

async function tool(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runDataTool(
    args,
    (line) => out.push(line),
    (line) => err.push(line),
  );
  return { code, out: out.join("\n"), err: err.join("\n") };
}

beforeEach(() => rmSync(join(folder, "backup.tar.gz"), { force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});
afterAll(async () => {
  await closeDatabase().catch(() => undefined);
  for (const name of databases) await onServer(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const kinds = testEngines.filter(({ available }) => available).map(({ name }) => name);
const backup = join(folder, "backup.tar.gz");

describe.each(kinds)("the data tool on %s", { timeout: 120_000 }, (kind) => {
  it("migrate: names what it would run, runs it, and then has nothing to do", async () => {
    const dataDir = await newInstall(kind);
    const dry = await tool("migrate", "--dry-run");
    expect(dry).toMatchObject({ code: 0, out: expect.stringContaining("would run  create_documents") });
    expect(existsSync(dataDir)).toBe(false);
    expect(await tool("migrate")).toMatchObject({ code: 0, out: dry.out.replaceAll("would run", "ran") });
    expect(await tool("migrate")).toMatchObject({ code: 0, out: expect.stringMatching(/^Nothing to do/) });
  });

  it("backup and restore: the same rows and files, into the same kind and the other", async () => {
    const source = await newInstall(kind);
    await fillInstall(kind);
    if (kind === "embedded")
      writeFileSync(join(source, "secret-key"), `${"k".repeat(64)}\n`, { mode: 0o600 });
    const rows = await allRows();
    expect(Object.values(rows).every((lines) => lines.length > 1)).toBe(true);
    expect(await tool("backup", backup)).toMatchObject({ code: 0, out: expect.stringContaining("2 files") });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith(".affiche-backup"))).toEqual([]);

    for (const goal of kinds) {
      const target = await newInstall(goal);
      expect(await tool("restore", backup)).toMatchObject({ code: 0, err: "" });
      expect(await allRows()).toEqual(rows);
      expect((await storage("uploads").get(UPLOAD))?.bytes).toEqual(Buffer.from([0, 1, 2, 255]));
      expect((await storage("sites").get("b".repeat(64)))?.bytes).toEqual(Buffer.from("<h1>hello</h1>"));
      if (goal === "embedded" && kind === "embedded") {
        expect(readFileSync(join(target, "secret-key"), "utf8")).toBe(`${"k".repeat(64)}\n`);
        expect(statSync(join(target, "secret-key")).mode & 0o777).toBe(0o600);
      }
      expect(readdirSync(target).filter((name) => name.startsWith(".restoring"))).toEqual([]);
      await expectRules();
      expect(await tool("migrate")).toMatchObject({ out: expect.stringMatching(/^Nothing to do/) });
    }
  });

  it("restore: not over what is there, unless it may be moved aside", async () => {
    const dataDir = await newInstall(kind);
    await fillInstall(kind);
    const rows = await allRows();
    await tool("backup", backup);
    const refused = await tool("restore", backup);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("is not empty") });
    expect(refused.err).toContain("--force");
    expect(await tool("grant", "owner@people.test", "--plan", "pro")).toMatchObject({ code: 0 });
    const forced = await tool("restore", backup, "--force");
    expect(forced).toMatchObject({ code: 0, out: expect.stringContaining("What was there is in") });
    expect(await allRows()).toEqual(rows);
    if (kind === "embedded") {
      const aside = readdirSync(dataDir).find((name) => name.startsWith("before-restore-")) ?? "";
      expect(readdirSync(join(dataDir, aside)).sort()).toEqual(["database", "sites", "uploads"]);
    } else {
      const schema = /public_before_\d{14}/.exec(forced.out)?.[0];
      const [row] = await withEngine(({ direct }) =>
        direct(({ query }) => query(`select plan from ${schema}.profiles where email = 'owner@people.test'`)),
      );
      expect(row).toEqual({ plan: "pro" });
    }
  });

  it("restore: a damaged or foreign file changes nothing", async () => {
    await newInstall(kind);
    await fillInstall(kind);
    await tool("backup", backup);
    const contents = mkdtempSync(join(folder, "contents-"));
    await extract({ file: backup, cwd: contents });
    const altered = join(folder, `altered-${kind}.tar.gz`);
    const repack = () =>
      create({ gzip: true, cwd: contents, file: altered }, ["manifest.json", "tables", "files"]);

    await newInstall(kind);
    const expectRefused = async (file: string, words: string) => {
      expect(await tool("restore", file)).toMatchObject({ code: 1, err: expect.stringContaining(words) });
    };
    writeFileSync(join(folder, "text.tar.gz"), "not an archive");
    await expectRefused(join(folder, "text.tar.gz"), "is no backup");
    await expectRefused(join(folder, "missing.tar.gz"), "There is no file");
    writeFileSync(join(contents, "tables", "public.profiles.jsonl"), "[]\n");
    await repack();
    await expectRefused(
      altered,
      "It is damaged: tables/public.profiles.jsonl is not as backed up. Nothing was changed.",
    );
    rmSync(join(contents, "tables", "public.profiles.jsonl"));
    await repack();
    await expectRefused(altered, "It is damaged");
    await extract({ file: backup, cwd: contents });
    const manifest = JSON.parse(readFileSync(join(contents, "manifest.json"), "utf8")) as {
      migrations: string[];
    };
    manifest.migrations.push("29990101000000");
    writeFileSync(join(contents, "manifest.json"), JSON.stringify(manifest));
    await repack();
    await expectRefused(altered, "it needs the migrations 29990101000000");
    writeFileSync(join(contents, "manifest.json"), "{}");
    await repack();
    await expectRefused(altered, "manifest cannot be read");
    truncateSync(backup, statSync(backup).size - 2000);
    await expectRefused(backup, "damaged");
    expect((await tool("migrate", "--dry-run")).out).toContain("would run  create_documents");
  });

  it("restore: a backup with an unknown table is refused, and the database stays as it was", async () => {
    await newInstall(kind);
    await withEngine(({ direct }) => direct(migrate));
    await withEngine(({ direct }) =>
      direct(({ execute }) => execute("create table public.of_another_version (id int)")),
    );
    await tool("backup", backup);
    await newInstall(kind);
    const refused = await tool("restore", backup);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("public.of_another_version: id") });
    expect((await tool("migrate", "--dry-run")).out).toContain("would run  create_documents");
  });

  it("backup: never over a file, and nothing where nothing is", async () => {
    await newInstall(kind);
    expect(await tool("backup", backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining("nothing to back up"),
    });
    writeFileSync(backup, "mine");
    expect(await tool("backup", backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is there already"),
    });
    expect(readFileSync(backup, "utf8")).toBe("mine");
  });

  it("grant: admin, plan and credits of a person, and nobody else's", async () => {
    await newInstall(kind);
    expect(await tool("grant", "nobody@people.test", "--admin")).toMatchObject({
      code: 1,
      err: "Nobody with the address nobody@people.test has signed in here yet.",
    });
    await fillInstall(kind);
    const granted = await tool("grant", " Viewer@People.test", "--admin", "--plan=pro", "--credits", "25");
    expect(granted).toMatchObject({
      code: 0,
      out: expect.stringContaining("admin, plan pro, 25 credits this month"),
    });
    await tool("grant", "viewer@people.test", "--credits", "30");
    const people = () =>
      withEngine(({ direct }) =>
        direct(({ query }) =>
          query(`select p.email, p.plan, p.is_admin, u.bonus_credits from public.profiles p
            left join public.ai_usage u on u.user_id = p.id and u.month = date_trunc('month', now() at time zone 'UTC')
            where p.email in ('viewer@people.test', 'editor@people.test') order by 1`),
        ),
      );
    expect(await people()).toEqual([
      { email: "editor@people.test", plan: "free", is_admin: false, bonus_credits: null },
      { email: "viewer@people.test", plan: "pro", is_admin: true, bonus_credits: 30 },
    ]);
    await tool("grant", "viewer@people.test", "--no-admin", "--plan", "free");
    expect((await people())[1]).toMatchObject({ plan: "free", is_admin: false, bonus_credits: 30 });
  });

  it("doctor: all is well; then each thing that is not, with what to do; then repaired", async () => {
    const dataDir = await newInstall(kind);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    expect(await tool("doctor")).toMatchObject({ code: kind === "embedded" ? 0 : 1 });
    await tool("migrate");
    expect(await tool("doctor")).toMatchObject({ code: 0, out: expect.stringContaining("All is well.") });
    await fillInstall(kind);
    chmodSync(dataDir, 0o755);
    await withEngine(({ direct }) =>
      direct(({ execute }) =>
        execute(`update public.documents set deleted_at = now() - interval '31 days' where name = 'Old';
          alter table public.uploads disable row level security`),
      ),
    );
    const ill = await tool("doctor");
    expect(ill.code).toBe(1);
    for (const line of [
      /^ok {4}engine: .*PostgreSQL 1\d/m,
      /^ok {4}migrations: all have run/m,
      /^MEND {2}directory: .* chmod 700/m,
      /^MEND {2}row security: off for public\.uploads/m,
      /^MEND {2}secret key: 2 of 2 links/m,
      /^MEND {2}uploads: 1 of 1 files are missing \(a\.png\).*; 1 files belong to nobody/m,
      /^MEND {2}sites: 1 files belong to nobody/m,
      /^MEND {2}bin: 1 documents .*--fix/m,
    ]) {
      expect(ill.out).toMatch(line);
    }
    const fixed = await tool("doctor", "--fix");
    expect(fixed.out).toMatch(/^fixed bin: removed 1 documents/m);
    expect(fixed.out).toMatch(/^fixed directory: /m);
    expect((await tool("doctor")).out).toMatch(/^ok {4}bin: /m);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});

describe("the data tool", { timeout: 120_000 }, () => {
  it("says what to do while a server has the embedded database", async () => {
    const dataDir = await newInstall("embedded");
    const server = await openEmbedded(embeddedDirectory(dataDir));
    try {
      await server.direct(migrate);
      for (const args of [["migrate"], ["backup", backup], ["grant", "a@people.test", "--admin"]]) {
        const { code, err } = await tool(...args);
        expect(code).toBe(1);
        expect(err).toContain(`in use by process ${process.pid}`);
        expect(err).toContain("Ctrl+C");
      }
      expect(existsSync(backup)).toBe(false);
      const doctor = await tool("doctor");
      expect(doctor).toMatchObject({
        code: 1,
        out: expect.stringMatching(/^MEND {2}lock: .* is in use by/m),
      });
    } finally {
      await server.close();
    }
  });

  it.each([
    [[], /npm run data -- migrate[\s\S]*npm run data -- grant/],
    [["destroy"], /npm run data -- migrate/],
    [["toString"], /npm run data -- migrate/],
    [["backup"], /It takes <file\.tar\.gz>; given: nothing[\s\S]*npm run data -- backup/],
    [["migrate", "--now"], /--now[\s\S]*npm run data -- migrate/],
    [["grant", "nonsense", "--admin"], /is no e-mail address/],
    [["grant", "a@people.test"], /Say what to grant/],
    [["grant", "a@people.test", "--plan", "gold"], /--plan must be pro or free/],
    [["grant", "a@people.test", "--credits", "-1"], /credits/],
    [["grant", "a@people.test", "--credits", "1.5"], /whole number/],
    [["grant", "a@people.test", "--admin", "--no-admin"], /Either/],
  ])("2: %j", async (args, words) => {
    expect(await tool(...args)).toMatchObject({ code: 2, out: "", err: expect.stringMatching(words) });
  });

  it("0: --help explains", async () => {
    expect(await tool("--help")).toMatchObject({ code: 0, err: "" });
    expect(await tool("restore", "--help")).toMatchObject({
      code: 0,
      out: expect.stringContaining("--force"),
    });
  });

  it("runs as a program, and exits with its code", async () => {
    await newInstall("embedded");
    const program = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/data.ts", "migrate"], {
      env: process.env,
    });
    let out = "";
    program.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
    expect(await new Promise((resolve) => program.on("exit", resolve))).toBe(0);
    expect(out).toContain("ran  create_documents");
  });
});
