import { describe, expect, it } from "vitest";
import { listProjectsEndpoint } from "@/lib/api/design/list-projects";
import { createPerson } from "@/lib/auth/test/create-person";
import { testEngines } from "@/lib/data/test/test-engines";
import { publishAs } from "@/lib/publish/test/publish-as";
import { callSites, expectError, setUpSites } from "@/lib/publish/test/site-routes";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { GET } from "./route";

const list = (cookie?: string) => callSites(GET, "GET", { path: "/projects", cookie });

describe.each(testEngines.filter(({ available }) => available))("GET /projects on $name", (engine) => {
  const { anna, ben } = setUpSites(engine, createPerson);

  it("200: one's own sites, the last changed first", async () => {
    const first = await publishAs(anna, "First one");
    const second = await publishAs(anna, "Second one");
    await publishAs(ben, "Of somebody else");
    const renewed = await publishAs(anna, "Renamed", { projectId: first.projectId });
    const response = await list(anna.cookie);
    expect(response.status).toBe(200);
    const body = listProjectsEndpoint.replies[200].schema.parse(await response.json());
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(body).toEqual({
      total: 2,
      projects: [
        {
          id: first.projectId,
          name: "Renamed",
          projectName: "first-one",
          url: "http://first-one.sites.localhost:3000",
          hostUrl: renewed.hostUrl,
          status: "READY",
          createdAt: time,
          updatedAt: time,
        },
        expect.objectContaining({ id: second.projectId, name: "Second one" }),
      ],
    });
  });

  it("200: nothing yet", async () => {
    const carla = await createPerson({ email: "carla@people.test" });
    expect(await (await list(carla.cookie)).json()).toEqual({ projects: [], total: 0 });
  });

  it("401: nobody in particular", async () => {
    await expectError(await list(), 401, "Sign in");
  });

  it("429: after as many as its class allows", async () => {
    await useTestEnv({ RATE_LIMIT_FACTOR: "0.01" });
    await list(anna.cookie);
    await expectError(await list(anna.cookie), 429, "try again");
  });
});
