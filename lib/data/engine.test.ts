import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { Engine } from "./engine";
import { openTestEmbedded, openTestPostgres, testEngines } from "./test/test-engines";

const opened: Engine[] = [];
const keep = (engine: Engine) => {
  opened.push(engine);
  return engine;
};
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
}, 60_000);

const OPEN = { embedded: openTestEmbedded, postgres: openTestPostgres };

describe.each(testEngines.filter(({ available }) => available))("the $name engine", ({ name }) => {
  it("ends a statement that takes too long, while this thread goes on; the next one is answered", async () => {
    const { kysely } = keep(await OPEN[name](500));
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 20);
    const slow = sql`select count(*) from generate_series(1, 400000000)`.execute(kysely);
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    clearInterval(turning);
    expect(turns).toBeGreaterThan(5);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(kysely);
    expect(rows).toEqual([{ one: 1 }]);
  }, 60_000);

  it("keeps what was acknowledged before a statement was ended", async () => {
    const { kysely } = keep(await OPEN[name](500));
    await kysely
      .insertInto("profiles")
      .values({ id: "00000000-0000-4000-8000-000000000001", email: "a@people.test" })
      .execute();
    await expect(sql`select pg_sleep(5)`.execute(kysely)).rejects.toMatchObject({ code: "57014" });
    const found = await kysely.selectFrom("profiles").select("email").execute();
    expect(found).toEqual([{ email: "a@people.test" }]);
  }, 60_000);

  it("lets a transaction in which a statement was ended do nothing more, in nobody's role", async () => {
    const { kysely } = keep(await OPEN[name](3000));
    const after = kysely.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'anon', true)`.execute(tx);
      await expect(sql`select pg_sleep(30)`.execute(tx)).rejects.toMatchObject({ code: "57014" });
      await expect(sql`select current_user`.execute(tx)).rejects.toMatchObject({ code: "25P02" });
      throw new Error("afterwards");
    });
    await expect(after).rejects.toThrow("afterwards");
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(kysely);
    expect(rows).toEqual([{ one: 1 }]);
  }, 60_000);

  it("gives transactions that come at once one after another, or apart, but whole", async () => {
    const { kysely } = keep(await OPEN[name]());
    const id = "00000000-0000-4000-8000-000000000002";
    await kysely.insertInto("profiles").values({ id, display_name: "0" }).execute();
    const add = () =>
      kysely.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom("profiles")
          .select("display_name")
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const next = String(Number(row.display_name) + 1);
        await tx.updateTable("profiles").set({ display_name: next }).where("id", "=", id).execute();
      });
    await Promise.all(Array.from({ length: 30 }, add));
    const { display_name } = await kysely
      .selectFrom("profiles")
      .select("display_name")
      .executeTakeFirstOrThrow();
    expect(display_name).toBe("30");
  }, 60_000);
});
