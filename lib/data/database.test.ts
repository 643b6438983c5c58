import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../http/caller";
import { asCaller, asService, closeDatabase, useDatabase } from "./database";
import { followPerson } from "./profiles";
import { testEngines } from "./test/test-engines";

const person = (id: string): Caller => ({
  person: { id, email: `${id}@people.test`, emailVerified: true, plan: "free", isAdmin: false },
});

describe.each(testEngines.filter(({ available }) => available))(
  "the door to the $name database",
  (engine) => {
    const owner = person(randomUUID());
    const stranger = person(randomUUID());

    beforeAll(async () => {
      useDatabase(await engine.open());
      for (const { person } of [owner, stranger]) if (person) await followPerson(person);
    }, 60_000);
    afterAll(closeDatabase);

    it("gives each transaction its caller's role and identity, and none to the next", async () => {
      const who = (caller: Caller) =>
        asCaller(caller, async (tx) => {
          const { rows } = await sql<{ role: string; uid: string | null }>`
          select current_user::text as role, auth.uid() as uid`.execute(tx);
          return rows[0];
        });
      expect(await who(owner)).toEqual({ role: "authenticated", uid: owner.person?.id });
      expect(await who({ person: null })).toEqual({ role: "anon", uid: null });
      const service = await asService((tx) =>
        sql<{ role: string }>`select current_user::text as role`.execute(tx),
      );
      expect(service.rows[0]?.role).not.toMatch(/^(anon|authenticated)$/);
    });

    it("undoes everything of a transaction that fails", async () => {
      const insert = (name: string) =>
        asCaller(owner, async (tx) => {
          await tx
            .insertInto("documents")
            .values({ owner_id: owner.person?.id, kind: "design", name, content: "{}" })
            .execute();
          throw new Error("afterwards");
        });
      await expect(insert("half done")).rejects.toThrow("afterwards");
      const count = await asService((tx) =>
        tx.selectFrom("documents").select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow(),
      );
      expect(count.count).toBe(0);
    });

    it("gives content back exactly: key order, NUL, lone surrogates, numbers", async () => {
      const content = '{"z":1,"a":"\\u0000\\ud800é","n":1.10,"2":0}';
      const read = await asCaller(owner, async (tx) => {
        await tx
          .insertInto("documents")
          .values({ owner_id: owner.person?.id, kind: "design", name: "exact", content })
          .execute();
        return tx
          .selectFrom("documents")
          .select(sql<string>`content::text`.as("text"))
          .executeTakeFirstOrThrow();
      });
      expect(read.text).toBe(content);
    });
  },
);
