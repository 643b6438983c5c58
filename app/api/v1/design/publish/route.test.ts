import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { getPublishStatus } from "@/lib/api/design/get-publish-status";
import { publishSiteEndpoint } from "@/lib/api/design/publish-site";
import { type CreatedPerson, createPerson } from "@/lib/auth/test/create-person";
import { asService } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { SITE_LIMITS } from "@/lib/publish/files/limits";
import { answerSite } from "@/lib/publish/serve/answer-site";
import { callSites, expectError, setUpSites } from "@/lib/publish/test/site-routes";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { labelOf, visitSite } from "@/lib/publish/test/visit-site";
import { GET, POST } from "./route";

const INDEX = { file: "index.html", data: "<h1>Hello</h1>", encoding: "utf-8" };

const post = (body: unknown, cookie?: string, headers: Record<string, string> = {}) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return callSites(POST, "POST", { path: "/publish", cookie, headers, body: text });
};
const status = (projectId: string, cookie?: string) =>
  callSites(GET, "GET", { path: `/publish?projectId=${projectId}`, cookie });

describe.each(testEngines.filter(({ available }) => available))("publishing on $name", (engine) => {
  const { anna, ben } = setUpSites(engine, createPerson);

  const published = async (fields: object, cookie = anna.cookie) => {
    const response = await post({ siteName: `Site ${randomUUID()}`, files: [INDEX], ...fields }, cookie);
    const body = await response.json();
    expect([response.status, body]).toEqual([200, expect.anything()]);
    return publishSiteEndpoint.replies[200].schema.parse(body);
  };

  const moveToVercel = (projectId: string) =>
    asService((tx) =>
      tx.updateTable("projects").set({ provider: "vercel" }).where("id", "=", projectId).execute(),
    );

  describe("POST /publish", () => {
    it("200: a site and its first deployment, each at an address of its own, on another origin", async () => {
      const made = await published({ siteName: "Café à Paris" });
      expect(made).toMatchObject({
        url: "http://cafe-a-paris.sites.localhost:3000",
        hostUrl: expect.stringMatching(/^http:\/\/cafe-a-paris--[a-z0-9]{8}\.sites\.localhost:3000$/),
        projectName: "cafe-a-paris",
        status: "READY",
      });
      expect(await visitSite("cafe-a-paris")).toEqual([200, "<h1>Hello</h1>"]);
      expect(await visitSite(labelOf(made.hostUrl))).toEqual([200, "<h1>Hello</h1>"]);
    });

    it("200: SITES_DOMAIN and the public address make the addresses", async () => {
      await useTestEnv({ SITES_DOMAIN: "pages.example", PUBLIC_URL: "https://posters.example" });
      expect((await published({ siteName: "On a domain" })).url).toBe("https://on-a-domain.pages.example");
    });

    it("200: base64 is stored byte for byte, and text as it is", async () => {
      const bytes = Buffer.from([0, 1, 254, 255]);
      const { projectName } = await published({
        files: [
          INDEX,
          { file: "a.bin", data: bytes.toString("base64"), encoding: "base64" },
          { file: "b.txt", data: "\ufeffñ\r\n" },
        ],
      });
      const binary = await answerSite(projectName, { method: "GET", target: "/a.bin", headers: {} });
      expect(binary.body).toEqual(bytes);
      expect(await visitSite(projectName, "/b.txt")).toEqual([200, "\ufeffñ\r\n"]);
    });

    it("200: projectId updates that site, whatever the name; an own name updates without it", async () => {
      const first = await published({ siteName: "Menu card" });
      const second = await published({
        siteName: "www",
        projectId: first.projectId,
        files: [{ ...INDEX, data: "two" }],
      });
      expect(second).toMatchObject({ projectId: first.projectId, url: first.url, projectName: "menu-card" });
      expect(second.deploymentId).not.toBe(first.deploymentId);
      expect(await visitSite("menu-card")).toEqual([200, "two"]);
      expect(await visitSite(labelOf(first.hostUrl))).toEqual([200, "<h1>Hello</h1>"]);
      const third = await published({ siteName: "MENU card!", files: [{ ...INDEX, data: "three" }] });
      expect(third.projectId).toBe(first.projectId);
      expect(await visitSite("menu-card")).toEqual([200, "three"]);
    });

    it("200: visitors see one deployment or the other, never files of both", async () => {
      const files = (text: string) => ["index.html", "a.txt", "b.txt"].map((file) => ({ file, data: text }));
      const { projectId, projectName } = await published({ files: files("0") });
      const seen = new Set<string>();
      let done = false;
      const visitor = (async () => {
        while (!done) {
          const [, before] = await visitSite(projectName, "/a.txt");
          const [code, after] = await visitSite(projectName, "/b.txt");
          seen.add(String(code));
          expect(Number(after)).toBeGreaterThanOrEqual(Number(before));
        }
      })();
      for (const text of ["1", "2", "3"]) await published({ projectId, files: files(text) });
      done = true;
      await visitor;
      expect([...seen]).toEqual(["200"]);
      expect(await visitSite(projectName, "/b.txt")).toEqual([200, "3"]);
    });

    it("200, 409: two people race for a name: one has it, one is told another, nobody is overwritten", async () => {
      const race = (person: CreatedPerson, data: string) =>
        post({ siteName: "The race", files: [{ ...INDEX, data }] }, person.cookie);
      const answers = await Promise.all([
        race(anna, "anna"),
        race(ben, "ben"),
        race(anna, "anna"),
        race(ben, "ben"),
      ]);
      const codes = answers.map((answer) => answer.status);
      expect([...codes].sort()).toEqual([200, 200, 409, 409]);
      expect(codes[0]).toBe(codes[2]);
      expect(await visitSite("the-race")).toEqual([200, codes[0] === 200 ? "anna" : "ben"]);
      const loser = answers.find((answer) => answer.status === 409);
      expect(await loser?.json()).toEqual({
        error: expect.stringMatching(/"the-race" is taken.*"the-race-2" is free/),
      });
    });

    it("409: a name of somebody else", async () => {
      await published({ siteName: "Annas place" });
      await expectError(
        await post({ siteName: "annas--PLACE", files: [INDEX] }, ben.cookie),
        409,
        "annas-place-2",
      );
      expect(await visitSite("annas-place")).toEqual([200, "<h1>Hello</h1>"]);
    });

    it.each([
      ["a reserved name", { siteName: "Admin" }, '"admin" is reserved'],
      ["a name that leaves nothing", { siteName: "!!!" }, "siteName"],
      ["an empty name", { siteName: "" }, "siteName"],
      ["a blank name", { siteName: "   " }, "siteName"],
      ["a name with NUL", { siteName: "a\0b" }, "siteName"],
      ["no name", { siteName: undefined }, "siteName"],
      ["no files", { files: undefined }, "files"],
      ["an empty list", { files: [] }, "index.html"],
      ["no first page", { files: [{ ...INDEX, file: "a.html" }] }, "index.html"],
      [
        "an encoding that is none",
        { files: [{ ...INDEX, encoding: "latin1" }] },
        "files[0].encoding: must be one of utf-8, base64",
      ],
      ["bad base64", { files: [INDEX, { file: "a", data: "*", encoding: "base64" }] }, "files[1].data"],
      ["data that is no text", { files: [{ ...INDEX, data: 5 }] }, "files[0].data"],
      ["a path that leaves", { files: [INDEX, { file: "../a", data: "" }] }, '"../a"'],
      ["an encoded path", { files: [INDEX, { file: "%252e%252e/a", data: "" }] }, '"%252e%252e/a"'],
      ["a hidden file", { files: [INDEX, { file: "a/.env", data: "" }] }, '"a/.env"'],
      ["the same path twice", { files: [INDEX, INDEX] }, "comes twice"],
      [
        "paths that collide",
        { files: [INDEX, { file: "A", data: "" }, { file: "a/b", data: "" }] },
        '"a/b" and "A"',
      ],
    ])("400: %s", async (_name, fields, words) => {
      const before = await count();
      await expectError(
        await post({ siteName: "Refused", files: [INDEX], ...fields }, anna.cookie),
        400,
        words,
      );
      expect(await count()).toBe(before);
    });

    const count = () =>
      asService(async (tx) => (await tx.selectFrom("projects").select("id").execute()).length);

    it("400: another content type, or what is no JSON", async () => {
      await expectError(
        await post("a=b", anna.cookie, { "content-type": "text/plain" }),
        400,
        "application/json",
      );
      await expectError(await post("{", anna.cookie), 400, "JSON");
    });

    it("401: nobody in particular", async () => {
      await expectError(await post({ siteName: "x", files: [INDEX] }), 401, "Sign in");
      await expectError(await post("{", "sb-affiche-auth-token=garbage"), 401, "Sign in");
    });

    it("403: a page of another site, a published one included", async () => {
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "http://cafe-a-paris.sites.localhost:3000" },
        { "sec-fetch-site": "same-site" },
      ] as Record<string, string>[])
        await expectError(
          await post({ siteName: "x", files: [INDEX] }, anna.cookie, headers),
          403,
          "own pages",
        );
    });

    it("404: somebody else's project, the same as none", async () => {
      const { projectId } = await published({});
      const answers = [];
      for (const id of [projectId, randomUUID(), "nope"]) {
        const response = await post({ siteName: "x", files: [INDEX], projectId: id }, ben.cookie);
        answers.push([response.status, await response.text()]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.[0]).toBe(404);
    });

    it("413: at one byte or file over, naming which, and not at the limit", async () => {
      const { maxFileBytes, maxTotalBytes, maxFiles, maxBodyBytes } = SITE_LIMITS;
      const file = (name: string, size: number) => ({
        file: name,
        data: Buffer.alloc(size).toString("base64"),
        encoding: "base64",
      });
      const full = [
        INDEX,
        file("a.bin", maxFileBytes),
        file("b.bin", maxTotalBytes - maxFileBytes - INDEX.data.length),
      ];
      await published({ files: full });
      const send = (files: unknown[]) => post({ siteName: "Large", files }, anna.cookie);
      await expectError(await send([INDEX, file("a.bin", maxFileBytes + 1)]), 413, '"a.bin"');
      await expectError(await send([...full, { file: "c.txt", data: "c" }]), 413, "together");
      const many = Array.from({ length: maxFiles }, (_, index) => ({ file: `${index}.txt`, data: "" }));
      await expectError(await send([INDEX, ...many]), 413, `${maxFiles + 1} are more than the ${maxFiles}`);
      await expectError(await post(" ".repeat(maxBodyBytes + 1), anna.cookie), 413, "32 MiB");
    }, 60_000);

    it("429: after as many as its class allows", async () => {
      await useTestEnv({ RATE_LIMIT_FACTOR: "0.01" });
      await post({}, anna.cookie);
      await expectError(await post({}, anna.cookie), 429, "try again");
    });

    it("502: a site at a provider that this server has no key for any more", async () => {
      const { projectId } = await published({});
      await moveToVercel(projectId);
      const renewed = { siteName: "x", files: [INDEX], projectId };
      await expectError(await post(renewed, anna.cookie), 502, "VERCEL_TOKEN");
    });
  });

  describe("GET /publish", () => {
    it("200: the hosting address of the deployment, its status and time", async () => {
      const made = await published({});
      const response = await status(made.projectId, anna.cookie);
      expect(response.status).toBe(200);
      expect(getPublishStatus.replies[200].schema.parse(await response.json())).toEqual({
        url: made.hostUrl,
        status: "READY",
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
    });

    it("400: no projectId", async () => {
      await expectError(
        await callSites(GET, "GET", { path: "/publish", cookie: anna.cookie }),
        400,
        "projectId",
      );
    });

    it("401: nobody in particular", async () => {
      await expectError(await status(randomUUID()), 401, "Sign in");
    });

    it("404: somebody else's, none, and what is no id", async () => {
      const { projectId } = await published({});
      for (const id of [projectId, randomUUID(), "nope", "a%00b"])
        await expectError(await status(id, ben.cookie), 404, "no site with this projectId");
    });

    it("429: after as many as its class allows", async () => {
      await useTestEnv({ RATE_LIMIT_FACTOR: "0.01" });
      await status("nope", anna.cookie);
      await expectError(await status("nope", anna.cookie), 429, "try again");
    });

    it("502: a site at a provider that this server has no key for any more", async () => {
      const { projectId } = await published({});
      await moveToVercel(projectId);
      await expectError(await status(projectId, anna.cookie), 502, "VERCEL_TOKEN");
    });
  });
});
