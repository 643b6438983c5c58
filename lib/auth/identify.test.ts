import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asService, closeDatabase, useDatabase } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { identify } from "./identify";
import { forgetRefreshes } from "./single-refresh";
import { cookieOf, createPerson } from "./test/create-person";

const ask = (headers: Record<string, string> = {}, query = "") =>
  identify(new Request(`http://localhost:3000/api/v1/design/documents${query}`, { headers }));

describe.each(testEngines.filter(({ available }) => available))(
  "identify, on the $name database",
  (engine) => {
    beforeAll(async () => {
      useDatabase(await engine.open());
    }, 60_000);
    afterAll(closeDatabase);

    it("knows the person of a session", async () => {
      const { cookie, id } = await createPerson({ email: "Known@people.test", plan: "pro" });
      const { caller, setCookies } = await ask({ cookie: `other=1; ${cookie}` });
      expect(caller).toEqual({
        person: { id, email: "known@people.test", emailVerified: true, plan: "pro", isAdmin: false },
      });
      expect(setCookies).toEqual([]);
    });

    it("refreshes an expired session once for ten requests in parallel, and nobody is signed out", async () => {
      const { session, id } = await createPerson({ email: "ten@people.test" });
      const cookie = cookieOf({ ...session, expires_at: 1 });
      const found = await Promise.all(Array.from({ length: 10 }, () => ask({ cookie })));
      expect(found.map(({ caller }) => caller.person?.id)).toEqual(Array(10).fill(id));
      expect(new Set(found.map(({ setCookies }) => setCookies.join())).size).toBe(1);
      expect(found[0]?.setCookies[0]).toMatch(
        /^sb-affiche-auth-token(\.0)?=base64-.*; Path=\/; SameSite=Lax/,
      );
      const count = await asService((tx) =>
        tx
          .selectFrom("auth.refresh_tokens")
          .innerJoin("auth.sessions", "auth.sessions.id", "session_id")
          .where("user_id", "=", id)
          .select(["used_at"])
          .execute(),
      );
      expect(count.map(({ used_at }) => used_at !== null).sort()).toEqual([false, true]);
      forgetRefreshes();
    });
  },
);
