import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../http/app-error";
import { refuse, startLocalVercel } from "../test/local-vercel";
import { checkServedAsIs } from "./check-served-as-is";
import { deployFiles } from "./deploy-files";
import { siteUrlOf } from "./site-url";
import { createVercelClient, sha1 } from "./vercel-client";

const TOKEN = "vercel-token-of-the-tests";
let vercel: Awaited<ReturnType<typeof startLocalVercel>>;
beforeAll(async () => {
  vercel = await startLocalVercel(TOKEN);
});
afterEach(() => vercel.reset());
afterAll(() => vercel.close());

const client = (more: { token?: string; teamId?: string; timeoutMs?: number; pauseMs?: number } = {}) =>
  createVercelClient({ token: TOKEN, apiUrl: vercel.url, pauseMs: 1, ...more });

const FILES = [
  { path: "index.html", bytes: Buffer.from("<h1>Hello</h1>") },
  { path: "a/same.txt", bytes: Buffer.from("same") },
  { path: "b/same.txt", bytes: Buffer.from("same") },
];

const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(() => null).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("did not fail in our words", { cause: error });
  const all = JSON.stringify([error.publicMessage, String(error.cause), error.stack]);
  expect(all).not.toContain(TOKEN);
  expect(error.publicMessage).not.toContain("upstream says");
  return error;
};

describe("the client of Vercel", () => {
  it("brings each content once by its hash and deploys to production, open to everybody", async () => {
    const made = await deployFiles(
      client({ teamId: "team_1" }),
      { slug: "hello", provider_project_id: null },
      FILES,
    );
    expect(made).toMatchObject({ status: "QUEUED", siteUrl: "https://hello.vercel.app" });
    expect(made.hostUrl).toMatch(/^https:\/\/hello-[0-9a-f]{9}-team\.vercel\.app$/);
    const calls = vercel.seen.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => call === "POST /v2/files")).toHaveLength(3);
    expect(new Set(vercel.seen.map(({ teamId }) => teamId))).toEqual(new Set(["team_1"]));
    expect(vercel.projects.get(made.projectId)).toMatchObject({ name: "hello", ssoProtection: null });
    const asked = vercel.seen.find(({ path }) => path === "/v13/deployments")?.json;
    expect(asked).toMatchObject({
      name: "hello",
      target: "production",
      projectSettings: { framework: null, buildCommand: "", installCommand: "" },
      files: [
        { file: "index.html", sha: sha1(Buffer.from("<h1>Hello</h1>")), size: 14 },
        { file: "a/same.txt", sha: sha1(Buffer.from("same")), size: 4 },
        { file: "b/same.txt", sha: sha1(Buffer.from("same")), size: 4 },
        { file: "vercel.json" },
      ],
    });
  });

  it("updates the project that it made, whatever its name", async () => {
    const first = await deployFiles(client(), { slug: "again", provider_project_id: null }, FILES);
    const second = await deployFiles(
      client(),
      { slug: "again", provider_project_id: first.projectId },
      FILES,
    );
    expect(second.projectId).toBe(first.projectId);
    expect(vercel.seen.at(-1)?.json).toMatchObject({ project: first.projectId });
  });

  it("asks for the hosts when the deployment does not tell them", async () => {
    vercel.state.aliases = false;
    const made = await deployFiles(client(), { slug: "quiet", provider_project_id: null }, FILES);
    expect(made.siteUrl).toBe("https://quiet.vercel.app");
  });

  it.each([
    ["QUEUED", "QUEUED"],
    ["INITIALIZING", "BUILDING"],
    ["BUILDING", "BUILDING"],
    ["READY", "READY"],
    ["ERROR", "ERROR"],
    ["CANCELED", "ERROR"],
    ["SOMETHING_NEW", "BUILDING"],
  ])("reads %s as %s", async (readyState, status) => {
    const slug = `state-${readyState.toLowerCase().replaceAll("_", "-")}`;
    const made = await deployFiles(client(), { slug, provider_project_id: null }, FILES);
    vercel.become(made.hostUrl, readyState);
    expect(await client().getDeployment(made.id)).toMatchObject({ status, hostUrl: made.hostUrl });
  });

  it("sends again what Vercel says is missing", async () => {
    let lost = true;
    const forgetful = client();
    const losing = {
      ...forgetful,
      uploadFile: async (bytes: Uint8Array) => {
        await forgetful.uploadFile(bytes);
        if (lost) vercel.files.delete(sha1(bytes));
        lost = false;
      },
    };
    const made = await deployFiles(losing, { slug: "missing", provider_project_id: null }, FILES);
    expect(vercel.deployments.has(made.id)).toBe(true);
  });

  it.each([429, 500, 503])("tries again after %i, as long as it is told to", async (status) => {
    vercel.fail({
      match: /POST \/v2\/files/,
      times: 2,
      answer: (response) => {
        response.setHeader("Retry-After", "0");
        refuse(response, status, "later");
      },
    });
    await client({ pauseMs: 60_000 }).uploadFile(Buffer.from("x"));
    expect(vercel.seen).toHaveLength(3);
  });

  it.each([
    [403, 1, "VERCEL_TOKEN"],
    [402, 1, "used up"],
    [429, 4, "busy"],
    [500, 4, "Try again later"],
  ])("says %i in our words after %i tries", async (status, tries, words) => {
    vercel.fail({ match: /./, answer: (response) => refuse(response, status, "whatever") });
    const error = await failure(client().uploadFile(Buffer.from("x")));
    expect(error.code).toBe("UPSTREAM_FAILED");
    expect(error.status).toBe(502);
    expect(error.publicMessage).toContain(words);
    expect(vercel.seen).toHaveLength(tries);
  });

  it("does not take a token that Vercel does not take", async () => {
    const error = await failure(client({ token: "wrong" }).getDeployment("dpl_1"));
    expect(error.publicMessage).toContain("VERCEL_TOKEN");
  });

  it.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["another shape", '{"uid":"dpl_1"}'],
    ["an address that is none", '{"id":"dpl_1","url":"evil.test/x?","readyState":"READY"}'],
    ["no state", '{"id":"dpl_1","url":"a.vercel.app"}'],
  ])("does not believe %s", async (_name, text) => {
    vercel.fail({ match: /GET/, answer: (response) => void response.end(text) });
    const error = await failure(client().getDeployment("dpl_1"));
    expect(error.publicMessage).toContain("does not understand");
  });

  it("ends in time when Vercel is slow, however it is slow", async () => {
    const held: (() => void)[] = [];
    vercel.fail({ match: /GET/, answer: (response) => held.push(() => response.destroy()) });
    const error = await failure(client({ timeoutMs: 50 }).getDeployment("dpl_1"));
    expect(error.publicMessage).toContain("too long");
    for (const release of held) release();
    vercel.reset();
    vercel.fail({
      match: /GET/,
      answer: (response) => {
        response.setHeader("Retry-After", "3600");
        refuse(response, 429, "later");
      },
    });
    expect((await failure(client({ timeoutMs: 50 }).getDeployment("dpl_1"))).publicMessage).toContain("busy");
  });

  it("carries the token nowhere else", async () => {
    vercel.fail({
      match: /GET/,
      answer: (response) => void response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end(),
    });
    expect((await failure(client().getDeployment("dpl_1"))).code).toBe("UPSTREAM_FAILED");
  });

  it("says when nobody answers", async () => {
    const nobody = createVercelClient({ token: TOKEN, apiUrl: "http://127.0.0.1:9", pauseMs: 1 });
    expect((await failure(nobody.getDeployment("dpl_1"))).publicMessage).toContain("does not answer");
  });

  it.each([
    "vercel.json",
    "Vercel.json",
    "now.json",
    "package.json",
    "api/run.js",
    "API/x.py",
    "middleware.ts",
  ])("%s is refused, because it would be obeyed", (path) => {
    const file = { path, bytes: Buffer.alloc(0), sha256: "", contentType: "" };
    expect(() => checkServedAsIs([file])).toThrow(path);
    expect(() => checkServedAsIs([{ ...file, path: `docs/${path}` }])).not.toThrow();
  });

  it("prefers the plain host", () => {
    expect(siteUrlOf("a", ["a-git-main.vercel.app", "a.vercel.app", "x.io"])).toBe("https://a.vercel.app");
    expect(siteUrlOf("a", ["a-git-main.vercel.app", "a-ten.vercel.app"])).toBe("https://a-ten.vercel.app");
    expect(siteUrlOf("a", [])).toBeNull();
  });
});
