import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { restoreDeploymentEndpoint } from "@/lib/api/design/restore-deployment";
import { createPerson } from "@/lib/auth/test/create-person";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { refuse, startLocalVercel } from "@/lib/publish/test/local-vercel";
import { publishAs } from "@/lib/publish/test/publish-as";
import { callSites, expectError, setUpSites } from "@/lib/publish/test/site-routes";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { visitSite } from "@/lib/publish/test/visit-site";
import { POST } from "./route";

const restore = (id: string, deploymentId: string, cookie?: string, headers: Record<string, string> = {}) => {
  const path = `/projects/${id}/deployments/${deploymentId}/restore`;
  return callSites(POST, "POST", { path, params: { id, deploymentId }, cookie, headers });
};

describe.each(testEngines.filter(({ available }) => available))("restoring on $name", (engine) => {
  const { anna, ben } = setUpSites(engine, createPerson);

  it("200: visitors see it again, and what was shown before is still there", async () => {
    const first = await publishAs(anna, "Back and forth", { page: "one" });
    const second = await publishAs(anna, "Back and forth", { page: "two" });
    expect(await visitSite("back-and-forth")).toEqual([200, "<h1>two</h1>"]);
    const response = await restore(first.projectId, first.deploymentId, anna.cookie);
    expect(response.status).toBe(200);
    const body = restoreDeploymentEndpoint.replies[200].schema.parse(await response.json());
    expect(body).toEqual(first);
    expect(await visitSite("back-and-forth")).toEqual([200, "<h1>one</h1>"]);
    await restore(first.projectId, second.deploymentId, anna.cookie);
    expect(await visitSite("back-and-forth")).toEqual([200, "<h1>two</h1>"]);
  });

  it("200: what is shown is never forgotten, however old it is", async () => {
    const first = await publishAs(anna, "Old but shown", { page: `old on ${engine.name}` });
    for (let round = 1; round <= 9; round++) await publishAs(anna, "Old but shown", { page: String(round) });
    await restore(first.projectId, first.deploymentId, anna.cookie);
    expect(await visitSite("old-but-shown")).toEqual([200, `<h1>old on ${engine.name}</h1>`]);
    await publishAs(anna, "Old but shown", { page: "new" });
    const response = await restore(first.projectId, first.deploymentId, anna.cookie);
    await expectError(response, 404, "no such deployment");
    expect(await visitSite("old-but-shown")).toEqual([200, "<h1>new</h1>"]);
  }, 60_000);

  it("400: an id that is too long to be one", async () => {
    await expectError(await restore("a".repeat(101), randomUUID(), anna.cookie), 400, "id");
    await expectError(await restore(randomUUID(), "a".repeat(101), anna.cookie), 400, "deploymentId");
  });

  it("401: nobody in particular", async () => {
    await expectError(await restore(randomUUID(), randomUUID()), 401, "Sign in");
  });

  it("403: a page of another site", async () => {
    const made = await publishAs(anna, "Guarded");
    const from = { origin: "https://evil.example" };
    await expectError(await restore(made.projectId, made.deploymentId, anna.cookie, from), 403, "own pages");
  });

  it("404: somebody else's site, another site's deployment, none, and what is no id", async () => {
    const made = await publishAs(anna, "Not yours");
    const own = await publishAs(ben, "Bens own");
    for (const id of [made.projectId, randomUUID(), "nope"])
      await expectError(await restore(id, made.deploymentId, ben.cookie), 404, "no site with this projectId");
    for (const id of [made.deploymentId, randomUUID(), "nope"])
      await expectError(await restore(own.projectId, id, ben.cookie), 404, "no such deployment");
  });

  it("409: one that never became ready", async () => {
    const made = await publishAs(anna, "Half done");
    await asService((tx) =>
      tx.updateTable("deployments").set({ status: "ERROR" }).where("id", "=", made.deploymentId).execute(),
    );
    await expectError(await restore(made.projectId, made.deploymentId, anna.cookie), 409, "ERROR");
  });

  it("429: after as many as its class allows", async () => {
    await useTestEnv({ RATE_LIMIT_FACTOR: "0.01" });
    await restore("nope", "nope", anna.cookie);
    await expectError(await restore("nope", "nope", anna.cookie), 429, "try again");
  });

  it("200, 409, 502: at Vercel, whose production it becomes", async () => {
    const vercel = await startLocalVercel("token");
    await useTestEnv({ VERCEL_TOKEN: "token", VERCEL_API_URL: vercel.url });
    const first = await publishAs(anna, "Far away");
    await expectError(await restore(first.projectId, first.deploymentId, anna.cookie), 409, "QUEUED");
    vercel.become(first.hostUrl, "READY");
    await publishAs(anna, "Far away");
    vercel.fail({ match: /promote/, times: 1, answer: (response) => refuse(response, 400, "bad_request") });
    await expectError(await restore(first.projectId, first.deploymentId, anna.cookie), 502, "refused");
    const response = await restore(first.projectId, first.deploymentId, anna.cookie);
    expect(await response.json()).toEqual({ ...first, status: "READY" });
    const [project] = [...vercel.projects.values()];
    expect(vercel.deployments.get(project?.production ?? "")?.url).toBe(new URL(first.hostUrl).host);
    await vercel.close();
  });
});
