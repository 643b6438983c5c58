import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishSiteEndpoint } from "@/lib/api/design/publish-site";
import { createPerson } from "@/lib/auth/test/create-person";
import { testEngines } from "@/lib/data/test/test-engines";
import { refuse, startLocalVercel } from "@/lib/publish/test/local-vercel";
import { publishAs } from "@/lib/publish/test/publish-as";
import { callSites, expectError, setUpSites } from "@/lib/publish/test/site-routes";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { visitSite } from "@/lib/publish/test/visit-site";
import { GET, POST } from "./route";

const INDEX = { file: "index.html", data: "<h1>Hello</h1>", encoding: "utf-8" };

const status = (projectId: string, cookie?: string) =>
  callSites(GET, "GET", { path: `/publish?projectId=${projectId}`, cookie });

describe.each(testEngines.filter(({ available }) => available))("publishing at Vercel on $name", (engine) => {
  const { anna, ben } = setUpSites(engine, createPerson);

  const post = (siteName: string, files: readonly object[] = [INDEX]) => {
    const body = JSON.stringify({ siteName, files });
    return callSites(POST, "POST", { path: "/publish", cookie: anna.cookie, body });
  };

  let vercel: Awaited<ReturnType<typeof startLocalVercel>>;
  beforeAll(async () => {
    vercel = await startLocalVercel("token");
  });
  beforeEach(async () => {
    vercel.reset();
    await useTestEnv({ VERCEL_TOKEN: "token", VERCEL_API_URL: vercel.url, VERCEL_TEAM_ID: "team_1" });
  });
  afterAll(() => vercel.close());

  it("200: from QUEUED to READY", async () => {
    const response = await post(`Far away ${engine.name}`);
    expect(response.status).toBe(200);
    const made = publishSiteEndpoint.replies[200].schema.parse(await response.json());
    const name = `far-away-${engine.name}`;
    expect(made).toMatchObject({ url: `https://${name}.vercel.app`, status: "QUEUED", projectName: name });
    expect(made.hostUrl).toMatch(/^https:\/\/far-away-.*-team\.vercel\.app$/);
    for (const [readyState, expected] of [
      ["QUEUED", "QUEUED"],
      ["INITIALIZING", "BUILDING"],
      ["BUILDING", "BUILDING"],
      ["READY", "READY"],
      ["ERROR", "READY"],
    ] as const) {
      vercel.become(made.hostUrl, readyState);
      expect(await (await status(made.projectId, anna.cookie)).json()).toMatchObject({
        status: expected,
        url: made.hostUrl,
      });
    }
    const second = await publishAs(anna, "Again", { projectId: made.projectId });
    vercel.become(second.hostUrl, "CANCELED");
    expect(await (await status(made.projectId, anna.cookie)).json()).toMatchObject({ status: "ERROR" });
    expect(await visitSite(name)).toEqual([404, expect.any(String)]);
  });

  it("200: a site that is here stays here", async () => {
    await useTestEnv();
    const made = await publishAs(anna, "Here to stay");
    await useTestEnv({ VERCEL_TOKEN: "token", VERCEL_API_URL: vercel.url });
    expect((await publishAs(anna, "Again", { projectId: made.projectId })).url).toBe(made.url);
    expect(vercel.seen).toEqual([]);
  });

  it("400: a file that Vercel would obey", async () => {
    const files = [INDEX, { file: "api/run.js", data: "" }];
    await expectError(await post("Obeyed", files), 400, '"api/run.js"');
  });

  it("409: a project that the operator has already is left alone", async () => {
    vercel.addProject("operators-own");
    const response = await post("Operators own");
    await expectError(response, 409, "operators-own-2");
    expect(vercel.seen.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("502: in our words, and the name stays free", async () => {
    vercel.fail({ match: /POST/, answer: (response) => refuse(response, 403, "forbidden") });
    const siteName = `Refused there ${engine.name}`;
    const response = await post(siteName);
    await expectError(response, 502, "VERCEL_TOKEN");
    vercel.reset();
    expect((await publishAs(ben, siteName)).status).toBe("QUEUED");
  });

  it("502: the status cannot be asked for", async () => {
    const { projectId } = await publishAs(anna, `Unknown state ${engine.name}`);
    vercel.fail({ match: /GET \/v13/, answer: (response) => void response.end("<html>") });
    await expectError(await status(projectId, anna.cookie), 502, "does not understand");
    await useTestEnv();
    await expectError(await status(projectId, anna.cookie), 502, "VERCEL_TOKEN");
  });
});
