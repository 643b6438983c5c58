import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unpublishSiteEndpoint } from "@/lib/api/design/unpublish-site";
import { createPerson } from "@/lib/auth/test/create-person";
import { testEngines } from "@/lib/data/test/test-engines";
import { refuse, startLocalVercel } from "@/lib/publish/test/local-vercel";
import { publishAs } from "@/lib/publish/test/publish-as";
import { callSites, expectError, setUpSites } from "@/lib/publish/test/site-routes";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { labelOf, visitSite } from "@/lib/publish/test/visit-site";
import { DELETE } from "./route";

const remove = (id: string, cookie?: string, headers: Record<string, string> = {}) =>
  callSites(DELETE, "DELETE", { path: `/projects/${id}`, params: { id }, cookie, headers });

describe.each(testEngines.filter(({ available }) => available))(
  "DELETE /projects/{id} on $name",
  (engine) => {
    const { anna, ben } = setUpSites(engine, createPerson);

    it("200: the site and its deployments are gone, and the name is free", async () => {
      const made = await publishAs(anna, "Short lived");
      const response = await remove(made.projectId, anna.cookie);
      expect(response.status).toBe(200);
      expect(unpublishSiteEndpoint.replies[200].schema.parse(await response.json())).toEqual({
        success: true,
      });
      for (const url of [made.url, made.hostUrl]) expect((await visitSite(labelOf(url)))[0]).toBe(404);
      expect((await publishAs(ben, "Short lived")).projectName).toBe("short-lived");
      await expectError(await remove(made.projectId, anna.cookie), 404, "no site with this projectId");
    });

    it("200: what another site uses stays", async () => {
      const made = await publishAs(anna, "One of two", { page: `twins on ${engine.name}` });
      await publishAs(ben, "Two of two", { page: `twins on ${engine.name}` });
      await remove(made.projectId, anna.cookie);
      expect(await visitSite("two-of-two")).toEqual([200, `<h1>twins on ${engine.name}</h1>`]);
    });

    it("400: an id that is too long to be one", async () => {
      await expectError(await remove("a".repeat(101), anna.cookie), 400, "id");
    });

    it("401: nobody in particular", async () => {
      await expectError(await remove(randomUUID()), 401, "Sign in");
    });

    it("403: a page of another site", async () => {
      const { projectId } = await publishAs(anna, "Stays");
      await expectError(
        await remove(projectId, anna.cookie, { origin: "https://evil.example" }),
        403,
        "own pages",
      );
    });

    it("404: somebody else's, none, and what is no id", async () => {
      const { projectId } = await publishAs(anna, "Not yours");
      for (const id of [projectId, randomUUID(), "nope"])
        await expectError(await remove(id, ben.cookie), 404, "no site with this projectId");
      expect((await visitSite("not-yours"))[0]).toBe(200);
    });

    it("429: after as many as its class allows", async () => {
      await useTestEnv({ RATE_LIMIT_FACTOR: "0.01" });
      await remove("nope", anna.cookie);
      await expectError(await remove("nope", anna.cookie), 429, "try again");
    });

    it("200, 502: at Vercel, where it is removed first", async () => {
      const vercel = await startLocalVercel("token");
      await useTestEnv({ VERCEL_TOKEN: "token", VERCEL_API_URL: vercel.url });
      const { projectId } = await publishAs(anna, "Far away");
      vercel.fail({ match: /DELETE/, times: 1, answer: (response) => refuse(response, 403, "forbidden") });
      await expectError(await remove(projectId, anna.cookie), 502, "VERCEL_TOKEN");
      expect((await remove(projectId, anna.cookie)).status).toBe(200);
      expect(vercel.projects.size).toBe(0);
      await vercel.close();
    });
  },
);
