import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asService, closeDatabase, useDatabase } from "./database";
import type { Engine } from "./engine";
import { migrate } from "./migrate";
import { findBreaches } from "./test/find-breaches";
import { type Scene, setScene } from "./test/policy-cast";
import { POLICY_TABLE } from "./test/policy-table";
import { testEngines } from "./test/test-engines";

const run = (statement: string) => asService((tx) => sql.raw(statement).execute(tx));
const names = async (query: string): Promise<string[]> => {
  const { rows } = await asService((tx) => sql.raw<{ name: string }>(query).execute(tx));
  return rows.map(({ name }) => name);
};

/** What every relation of these schemas is called, views and foreign tables included. */
const RELATIONS = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
const UNGUARDED = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'auth', 'supabase_migrations') and c.relkind in ('r', 'p') and not c.relrowsecurity`;
const LOOSE_DEFINERS = `
  select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'auth') and p.prosecdef
    and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')`;
const CALLABLE = `
  select distinct p.proname::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1`;

describe.each(testEngines.filter(({ available }) => available))("policies on $name", (testEngine) => {
  let engine: Engine;
  let scene: Scene;

  beforeAll(async () => {
    engine = await testEngine.open();
    useDatabase(engine);
    scene = await setScene();
  }, 120_000);
  afterAll(closeDatabase);

  it("every table is listed, with all four verbs", async () => {
    expect(await names(RELATIONS)).toEqual(Object.keys(POLICY_TABLE).sort());
    for (const [table, attempts] of Object.entries(POLICY_TABLE)) {
      const verbs = new Set(attempts.map(({ verb }) => verb));
      expect([...verbs].sort(), table).toEqual(["delete", "insert", "select", "update"]);
      // Without a row to reach, being refused would prove nothing.
      expect(await names(`select 'a row' as name from ${table} limit 1`), table).toEqual(["a row"]);
    }
  });

  it("row-level security is on everywhere", async () => {
    expect(await names(UNGUARDED)).toEqual([]);
  });

  it("functions with their definer's rights have a fixed search path", async () => {
    expect(await names(LOOSE_DEFINERS)).toEqual([]);
  });

  it("callers can call these functions and no others", async () => {
    expect(await names(CALLABLE)).toEqual([
      "document_role",
      "keep_checkpoint",
      "owns_project",
      "presented_token_hash",
      "prune_checkpoints",
    ]);
  });

  it("everybody reaches what the table says, and nothing else", { timeout: 120_000 }, async () => {
    expect(await findBreaches(scene)).toEqual([]);
  });

  describe("the check notices", () => {
    it("a policy that is missing", async () => {
      await run(`drop policy "owners and editors save" on public.documents`);
      const breaches = await findBreaches(scene, ["public.documents"]);
      expect(breaches).toContainEqual(
        expect.stringMatching(/^owner: update public\.documents.*: 0 instead of 1/),
      );
      await run(`create policy "owners and editors save" on public.documents for update to anon, authenticated
        using (owner_id = (select auth.uid()) or public.document_role(id) in ('owner', 'editor'))
        with check (owner_id = (select auth.uid()) or public.document_role(id) in ('owner', 'editor'))`);
      expect(await findBreaches(scene, ["public.documents"])).toEqual([]);
    }, 60_000);

    it("a policy that is too generous", async () => {
      await run("create policy loose on public.uploads for select to authenticated using (true)");
      const breaches = await findBreaches(scene, ["public.uploads"]);
      expect(breaches).toContainEqual(expect.stringMatching(/^stranger: select .*: 1 instead of 0/));
      await run("drop policy loose on public.uploads");
    });

    it("a grant that is too generous", async () => {
      await run("grant update on public.profiles to authenticated");
      const breaches = await findBreaches(scene, ["public.profiles"]);
      expect(breaches).toContainEqual(expect.stringMatching(/^viewer: update public\.profiles set plan/));
      await run("revoke update on public.profiles from authenticated");
      await run("grant update (display_name) on public.profiles to authenticated");
    });

    it("a table without security, which is not listed, and a loose function", async () => {
      await run("create table public.forgotten (id uuid)");
      await run("create function public.loose() returns int language sql security definer as 'select 1'");
      expect(await names(RELATIONS)).toContain("public.forgotten");
      expect(await names(UNGUARDED)).toEqual(["public.forgotten"]);
      expect(await names(LOOSE_DEFINERS)).toEqual(["public.loose"]);
      await run("drop table public.forgotten");
      await run("drop function public.loose()");
    });
  });

  it("nor where roles are granted everything by default, as on Supabase", { timeout: 120_000 }, async () => {
    await engine.direct(async (target) => {
      await target.execute(`
        drop schema public, auth, supabase_migrations cascade;
        create schema public;
        alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
        alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
        alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`);
      await migrate(target);
    });
    expect(await names(CALLABLE)).not.toContain("follow_person");
    expect(await findBreaches(await setScene())).toEqual([]);
  });
});
