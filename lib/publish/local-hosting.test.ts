import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPerson } from "../auth/test/create-person";
import { asService, closeDatabase, useDatabase } from "../data/database";
import { listProjects } from "../data/projects";
import { testEngines } from "../data/test/test-engines";
import { env } from "../env";
import type { Caller } from "../http/caller";
import { listSiteDeployments, unpublishSite } from "./manage-sites";
import { answerSite } from "./serve/answer-site";
import { publishAs, TEST_ORIGIN } from "./test/publish-as";
import { useTestEnv } from "./test/use-test-env";
import { labelOf, visitSite } from "./test/visit-site";

describe.each(testEngines.filter(({ available }) => available))("our own hosting on $name", (engine) => {
  let anna: { id: string; email: string };
  let caller: Caller;

  beforeAll(async () => {
    useDatabase(await engine.open());
    anna = await createPerson({ email: "anna@people.test" });
    caller = { person: { ...anna, emailVerified: true, plan: "free", isAdmin: false } };
  }, 120_000);
  beforeEach(() => useTestEnv());
  afterAll(closeDatabase);

  it("loses no file to whoever removes the same one at the same time", async () => {
    for (let round = 0; round < 15; round++) {
      const page = `shared ${round} on ${engine.name}`;
      const { projectId } = await publishAs(anna, `Leaving ${round}`, { page });
      const [made] = await Promise.all([
        publishAs(anna, `Staying ${round}`, { page }),
        unpublishSite(caller, projectId),
      ]);
      expect(await visitSite(made.projectName)).toEqual([200, `<h1>${page}</h1>`]);
    }
  }, 60_000);

  it("keeps what was shown when storage fails, and no name for nothing", async () => {
    const { projectId } = await publishAs(anna, "Unbroken", { page: "before" });
    const before = (await listProjects(caller, 1)).total;
    const broken = mkdtempSync(join(tmpdir(), "affiche-test-broken-"));
    writeFileSync(join(broken, "sites"), "no folder");
    await useTestEnv({ DATA_DIR: broken });
    await expect(publishAs(anna, "Unbroken", { page: "never stored" })).rejects.toThrow();
    await expect(publishAs(anna, "Never there", { page: "never stored" })).rejects.toThrow();
    await useTestEnv();
    rmSync(broken, { recursive: true });
    expect(await visitSite("unbroken")).toEqual([200, "<h1>before</h1>"]);
    expect((await listProjects(caller, 1)).total).toBe(before);
    const { deployments } = await listSiteDeployments(caller, projectId, TEST_ORIGIN);
    expect(deployments.map(({ status, current }) => [status, current])).toEqual([
      ["ERROR", false],
      ["READY", true],
    ]);
    expect((await visitSite(labelOf(deployments[0]?.hostUrl ?? "")))[0]).toBe(404);
  });

  it("keeps ten deployments, and no file that nobody uses", async () => {
    const shared = { "shared.txt": `the same in every site on ${engine.name}` };
    const kept = (round: number) => `kept ${round} on ${engine.name}`;
    const ben = await createPerson({ email: "ben@people.test" });
    await publishAs(ben, "Of somebody else", { files: shared });
    const { projectId, projectName } = await publishAs(anna, "Ten", { page: kept(0), files: shared });
    const isBlob = (name: string | Buffer) => /[0-9a-f]{64}$/.test(String(name));
    const stored = () =>
      readdirSync(join(env().DATA_DIR, "sites"), { recursive: true }).filter(isBlob).length;
    const before = stored();
    for (let round = 1; round <= 12; round++) {
      const files = { "x.txt": `x ${round} on ${engine.name}` };
      await publishAs(anna, "Ten", { page: kept(round), files });
    }
    const rows = await asService((tx) =>
      tx.selectFrom("deployments").select("id").where("project_id", "=", projectId).execute(),
    );
    expect(rows).toHaveLength(10);
    // Both files of rounds 3 to 12 are there, the page of round 0 is not; what the other site shares still is.
    expect(stored()).toBe(before + 19);
    expect(await visitSite(projectName)).toEqual([200, `<h1>${kept(12)}</h1>`]);
    const { status, body } = await answerSite("of-somebody-else", {
      method: "GET",
      target: "/shared.txt",
      headers: {},
    });
    expect([status, Buffer.from(body ?? []).toString()]).toEqual([200, shared["shared.txt"]]);
  }, 60_000);
});
