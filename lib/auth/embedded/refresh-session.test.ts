import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asService, closeDatabase, useDatabase } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { createPerson } from "../test/create-person";
import { refreshSession } from "./refresh-session";

const ORIGIN = "http://localhost:3000";

describe.each(testEngines.filter(({ available }) => available))("refresh tokens on $name", (engine) => {
  let count = 0;
  let first = "";
  let sessions: () => Promise<number>;

  beforeAll(async () => {
    useDatabase(await engine.open());
  }, 60_000);
  afterAll(closeDatabase);
  beforeEach(async () => {
    count += 1;
    const person = await createPerson({ email: `refresh-${count}@people.test` });
    first = person.session.refresh_token;
    sessions = () =>
      asService(async (tx) => {
        const rows = await tx
          .selectFrom("auth.sessions")
          .select("id")
          .where("user_id", "=", person.id)
          .execute();
        return rows.length;
      });
  });

  const refresh = async (token: string) => (await refreshSession(token, ORIGIN)).refresh_token;
  /** As if all exchanges so far had been a while ago. */
  const later = (seconds: number) =>
    asService((tx) =>
      tx
        .updateTable("auth.refresh_tokens")
        .set({ used_at: sql<Date>`used_at - make_interval(secs => ${seconds})` })
        .execute(),
    );

  it("each exchange gives a new token, which can be exchanged in turn", async () => {
    const second = await refresh(first);
    const third = await refresh(second);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it("ten exchanges in parallel give the same successor", async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => refresh(first)));
    expect(new Set(tokens).size).toBe(1);
    expect(await refresh(tokens[0] ?? "")).not.toBe(first);
  });

  it("a used token gives the same successor for ten seconds", async () => {
    const second = await refresh(first);
    await later(9);
    expect(await refresh(first)).toBe(second);
  });

  it("a used token gives the one that counts when its successor was exchanged as well", async () => {
    const third = await refresh(await refresh(first));
    expect(await refresh(first)).toBe(third);
  });

  it("a used token that comes back later ends its session", async () => {
    const second = await refresh(first);
    await later(11);
    await expect(refresh(first)).rejects.toMatchObject({ status: 400, code: "refresh_token_already_used" });
    expect(await sessions()).toBe(0);
    await expect(refresh(second)).rejects.toMatchObject({ code: "refresh_token_not_found" });
  });

  it("a token that nobody was given is unknown", async () => {
    await expect(refresh("guess")).rejects.toMatchObject({ status: 400, code: "refresh_token_not_found" });
    expect(await sessions()).toBe(1);
  });

  it("only hashes are kept", async () => {
    const second = await refresh(first);
    const { rows } = await asService((tx) =>
      sql<{ dump: string }>`select t::text as dump from auth.refresh_tokens t`.execute(tx),
    );
    const dump = rows.map((row) => row.dump).join();
    for (const token of [first, second]) {
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(Buffer.from(token).toString("hex"));
      expect(dump).not.toContain(Buffer.from(token, "base64url").toString("hex"));
    }
  });
});
