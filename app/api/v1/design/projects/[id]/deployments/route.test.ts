import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listDeploymentsEndpoint } from "@/lib/api/design/list-deployments";
import { createPerson } from "@/lib/auth/test/create-person";
import { testEngines } from "@/lib/data/test/test-engines";
import { publishAs } from "@/lib/publish/test/publish-as";
import { callSites, expectError, setUpSites } from "@/lib/publish/test/site-routes";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { GET } from "./route";

const list = (id: string, cookie?: string) =>
  callSites(GET, "GET", { path: `/projects/${id}/deployments`, params: { id }, cookie });

describe.each(testEngines.filter(({ available }) => available))(
  "GET /projects/{id}/deployments on $name",
  (engine) => {
    const { anna, ben } = setUpSites(engine, createPerson);

    it("200: the newest ten, newest first", async () => {
      const { projectId } = await publishAs(anna, "Often");
      const made = [];
      for (let round = 1; round <= 11; round++)
        made.push(await publishAs(anna, "Often", { files: { "a.txt": "abc" } }));
      const response = await list(projectId, anna.cookie);
      expect(response.status).toBe(200);
      const body = listDeploymentsEndpoint.replies[200].schema.parse(await response.json());
      expect(body.total).toBe(10);
      expect(body.deployments.map(({ id }) => id)).toEqual(
        made
          .slice(1)
          .reverse()
          .map(({ deploymentId }) => deploymentId),
      );
      expect(body.deployments[0]).toEqual({
        id: made.at(-1)?.deploymentId,
        hostUrl: made.at(-1)?.hostUrl,
        status: "READY",
        current: true,
        fileCount: 2,
        byteSize: "<h1>Hello</h1>abc".length,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      expect(body.deployments.filter(({ current }) => current)).toHaveLength(1);
    }, 60_000);

    it("400: an id that is too long to be one", async () => {
      await expectError(await list("a".repeat(101), anna.cookie), 400, "id");
    });

    it("401: nobody in particular", async () => {
      await expectError(await list(randomUUID()), 401, "Sign in");
    });

    it("404: somebody else's, none, and what is no id", async () => {
      const { projectId } = await publishAs(anna, "Not yours");
      for (const id of [projectId, randomUUID(), "nope"])
        await expectError(await list(id, ben.cookie), 404, "no site with this projectId");
    });

    it("429: after as many as its class allows", async () => {
      await useTestEnv({ RATE_LIMIT_FACTOR: "0.01" });
      await list("nope", anna.cookie);
      await expectError(await list("nope", anna.cookie), 429, "try again");
    });
  },
);
