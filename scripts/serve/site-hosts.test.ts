import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPerson } from "@/lib/auth/test/create-person";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { publishSite } from "@/lib/publish/publish-site";
import { useTestEnv } from "@/lib/publish/test/use-test-env";
import { createHttpServer, listen } from "./http-server";
import { shutDown } from "./shut-down";
import { withSites } from "./site-hosts";

const MOVIE = randomBytes(5000);
const LONG = "p { color: red }\n".repeat(500);
const PAGES = {
  "index.html": "<h1>Home</h1>",
  "about.html": "<h1>About</h1>",
  "docs/index.html": "<h1>Docs</h1>",
  "404.html": "<h1>Nothing</h1>",
  "style.css": LONG,
  "app.js": "1",
  "a.svg": "<svg/>",
  "data.json": "{}",
  "feed.xml": "<a/>",
  "unknown.zzz": "?",
};

let server: Server;
let port = 0;
let deployment = "";

beforeAll(async () => {
  useDatabase(await openTestEmbedded());
  await useTestEnv();
  const { id, email } = await createPerson({ email: "anna@people.test" });
  const person = { id, email, emailVerified: true, plan: "free", isAdmin: false } as const;
  server = createHttpServer(
    withSites(async (_request, response) => {
      response.setHeader("Set-Cookie", "secret=1");
      response.end("the app");
    }),
  );
  await listen(server, 0, "127.0.0.1");
  port = (server.address() as AddressInfo).port;
  const texts = Object.entries(PAGES).map(([file, data]) => ({ file, data, encoding: "utf-8" as const }));
  const movie = { file: "movie.mp4", data: MOVIE.toString("base64"), encoding: "base64" as const };
  const publisher = { caller: { person }, person, origin: `http://127.0.0.1:${port}` };
  const made = await publishSite(publisher, { siteName: "Shop", files: [...texts, movie] });
  expect(made.url).toBe(`http://shop.sites.localhost:${port}`);
  deployment = new URL(made.hostUrl).hostname;
  const bare = [{ file: "index.html", data: "bare", encoding: "utf-8" as const }];
  await publishSite(publisher, { siteName: "Bare", files: bare });
}, 60_000);
afterAll(async () => {
  await shutDown(server, 0);
  await closeDatabase();
});

const ask = async (
  path: string,
  headers: Record<string, string> = {},
  { host = "shop.sites.localhost", method = "GET" }: { host?: string; method?: "GET" | "HEAD" | "POST" } = {},
) => {
  const answer = await request(`http://127.0.0.1:${port}${path}`, { method, headers: { host, ...headers } });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.bytes()),
  };
};

describe("hosts of published sites", () => {
  it.each([
    ["/", "<h1>Home</h1>", "text/html; charset=utf-8"],
    ["/about", "<h1>About</h1>", "text/html; charset=utf-8"],
    ["/docs/", "<h1>Docs</h1>", "text/html; charset=utf-8"],
    ["/style.css", LONG, "text/css; charset=utf-8"],
    ["/app.js", "1", "text/javascript; charset=utf-8"],
    ["/a.svg", "<svg/>", "image/svg+xml; charset=utf-8"],
    ["/data.json", "{}", "application/json; charset=utf-8"],
    ["/feed.xml", "<a/>", "application/xml; charset=utf-8"],
    ["/unknown.zzz", "?", "application/octet-stream"],
  ])("serve %s with its type", async (path, text, type) => {
    const { status, headers, bytes } = await ask(path, { cookie: "secret=1" });
    expect([status, bytes.toString(), headers["content-type"]]).toEqual([200, text, type]);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cache-control": "no-cache",
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("send folders to their slash, on their own host", async () => {
    const { status, headers } = await ask("/docs?x=1");
    expect([status, headers.location]).toEqual([308, "/docs/?x=1"]);
  });

  it("answer what is not there with the site's own page, or with a plain one", async () => {
    const own = await ask("/nope", { range: "bytes=0-1", "if-none-match": "*" });
    expect([own.status, own.bytes.toString()]).toEqual([404, "<h1>Nothing</h1>"]);
    expect(own.headers["cache-control"]).toBe("no-cache");
    const plain = await ask("/nope", {}, { host: "bare.sites.localhost" });
    expect([plain.status, plain.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  it("keep deployments for ever and out of search engines", async () => {
    const { status, headers } = await ask("/", {}, { host: `${deployment}:${port}` });
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["x-robots-tag"]).toBe("noindex");
    const outside = await ask("/movie.mp4", { range: "bytes=5000-" }, { host: deployment });
    expect([outside.status, outside.headers["cache-control"]]).toEqual([416, "no-store"]);
    const missing = await ask("/nope", {}, { host: deployment });
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-cache"]);
  });

  it("answer HEAD as GET, without a body, and nothing that writes", async () => {
    const head = await ask("/movie.mp4", {}, { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([200, "5000", 0]);
    const post = await ask("/", {}, { method: "POST" });
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("say 304 to those who have it, in whatever coding", async () => {
    const { headers } = await ask("/style.css", { "accept-encoding": "br" });
    const etag = String(headers.etag);
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, etag.replace("-br", ""), "*"]) {
      const again = await ask("/style.css", { "if-none-match": given });
      expect([given, again.status, again.bytes.length]).toEqual([given, 304, 0]);
      expect(again.headers["content-length"]).toBeUndefined();
      expect(again.headers["cache-control"]).toBe("no-cache");
    }
    expect((await ask("/style.css", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("compress text for those who take it, and no film", async () => {
    const packed = await ask("/style.css", { "accept-encoding": "gzip, br;q=0.9" });
    expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual(["br", "Accept-Encoding"]);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(LONG);
    const zipped = await ask("/style.css", { "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(zipped.bytes).toString()).toBe(LONG);
    expect(zipped.headers.etag).not.toBe(packed.headers.etag);
    expect(
      (await ask("/movie.mp4", { "accept-encoding": "br" })).headers["content-encoding"],
    ).toBeUndefined();
  });

  it.each([
    ["bytes=0-99", 206, [0, 100], "bytes 0-99/5000"],
    ["bytes=4990-", 206, [4990, 5000], "bytes 4990-4999/5000"],
    ["bytes=-10", 206, [4990, 5000], "bytes 4990-4999/5000"],
    ["bytes=100-999999", 206, [100, 5000], "bytes 100-4999/5000"],
    ["bytes=-9999", 206, [0, 5000], "bytes 0-4999/5000"],
    ["bytes=5000-", 416, [0, 0], "bytes */5000"],
    ["bytes=-0", 416, [0, 0], "bytes */5000"],
    ["bytes=9-1", 416, [0, 0], "bytes */5000"],
    ["bytes=0-1,5-6", 200, [0, 5000], undefined],
    ["lines=1-2", 200, [0, 5000], undefined],
  ])("answer %s with %i", async (range, status, [from, to], contentRange) => {
    const { headers, bytes, ...answer } = await ask("/movie.mp4", { range });
    expect([answer.status, headers["content-range"]]).toEqual([status, contentRange]);
    expect(bytes.equals(MOVIE.subarray(from, to))).toBe(true);
    expect([headers["content-type"], headers["accept-ranges"]]).toEqual(["video/mp4", "bytes"]);
  });

  it("give a part only of the content that its reader began with", async () => {
    const { headers } = await ask("/movie.mp4");
    const part = (tag: string) => ask("/movie.mp4", { range: "bytes=0-9", "if-range": tag });
    expect((await part(String(headers.etag))).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
  });

  it.each([
    "/../index.html",
    "/docs/../index.html",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%252e%252e/x",
    "/index.html%00",
    "//evil.example/%2f..",
    "/docs%2f..%2findex.html",
  ])("find nothing at %s, sent as it is", async (path) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: shop.sites.localhost\r\nConnection: close\r\n\r\n`;
    const text = await new Promise<string>((resolve, reject) => {
      let all = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(head));
      socket.on("data", (chunk) => {
        all += String(chunk);
      });
      socket.on("close", () => resolve(all));
      socket.on("error", reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toMatch(/location:/i);
  });

  it.each([
    "nobody.sites.localhost",
    "sites.localhost",
    "a.shop.sites.localhost",
    "shop--00000000.sites.localhost",
  ])("%s is no site, and not the app", async (host) => {
    for (const path of ["/", "/api/v1/design/publish", "/_next/static/x.js", "/sign-in"]) {
      const { status, headers, bytes } = await ask(path, {}, { host });
      expect([status, bytes.toString()]).toEqual([404, "There is no site at this address.\n"]);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  it.each(["127.0.0.1", "localhost", "shop.sites.localhost.evil.example", "shopsites.localhost"])(
    "%s is the app, and no site",
    async (host) => {
      expect((await ask("/", {}, { host })).bytes.toString()).toBe("the app");
    },
  );

  it("never give the app's API on a site's host", async () => {
    const { status, bytes } = await ask("/api/v1/effects");
    expect([status, bytes.toString()]).toEqual([404, "<h1>Nothing</h1>"]);
  });
});
