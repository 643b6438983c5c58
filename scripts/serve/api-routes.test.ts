import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PEER_FLAG } from "@/lib/http/client-ip";
import { loadApiRoutes } from "./api-routes";
import { createHttpServer, listen } from "./http-server";
import { shutDown } from "./shut-down";

/** What `serve` makes of a picture and of long JSON: responses that remember their bytes. */
const OURS = `import { bytesResponse } from ${JSON.stringify(join(process.cwd(), "lib/http/bytes-response.ts"))};`;
const PICTURE = Uint8Array.from({ length: 3_000_000 }, (_, i) => (i * 7919) % 251);

const ROUTES = {
  "v1/plain": "export const GET = () => Response.json({ at: 'plain' }); export const POST = GET;",
  "v1/things/[id]":
    "export const GET = async (request, { params }) => Response.json({ at: 'one', ...(await params) });",
  "v1/things/new": "export const GET = () => Response.json({ at: 'new' });",
  "(group)/v1/grouped": "export const GET = () => Response.json({ at: 'grouped' });",
  "v1/long": "export const GET = () => Response.json({ text: 'a'.repeat(5000) });",
  "v1/short":
    "export const GET = () => new Response('{}', { headers: { 'Content-Length': '2', 'Content-Type': 'application/json' } });",
  "v1/broken": "export const GET = () => { throw new Error('secret'); };",
  "v1/peer": `export const GET = (request) => Response.json({
    peers: [...request.headers].filter(([name]) => name === "x-affiche-peer").map(([, value]) => value) });`,
  "v1/stream": `export const GET = (request) => new Response(new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("data: one\\n\\n"));
      request.signal.addEventListener("abort", () => { globalThis.streamEnded = true; });
    } }), { headers: { "Content-Type": "text/event-stream" } });`,
  "v1/picture": `${OURS} const bytes = Uint8Array.from({ length: 3_000_000 }, (_, i) => (i * 7919) % 251);
    export const POST = () => bytesResponse(bytes, 200, { "Content-Type": "image/png", ETag: '"a"', "X-Cache": "HIT" });
    export const GET = POST;`,
  "v1/report": `${OURS} export const GET = () =>
    bytesResponse(Buffer.from(JSON.stringify({ text: "a".repeat(5000) })), 201, { "Content-Type": "application/json" });`,
  "[...path]":
    "export const GET = async (request, { params }) => Response.json({ at: 'rest', ...(await params) }, { status: 404 });",
};

const NAMED =
  "export const GET = async (request, { params }) => Response.json({ at: 'file', ...(await params) });";

let server: Server;
let origin = "";
const folder = mkdtempSync(join(tmpdir(), "affiche-routes-"));

beforeAll(async () => {
  const routes = Object.entries(ROUTES).map(([path, text]) => [`api/${path}`, text] as const);
  for (const [path, text] of [...routes, ["files/[name]", NAMED] as const]) {
    const file = join(folder, path, "route.ts");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  server = createHttpServer(await loadApiRoutes(folder, ["api", "files", "not-there"]));
  await listen(server, 0, "127.0.0.1");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await shutDown(server, 0);
  delete (globalThis as Record<symbol, unknown>)[PEER_FLAG];
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => (await fetch(`${origin}${path}`)).json();

describe("the routes of the API", () => {
  it.each([
    ["/api/v1/plain", { at: "plain" }],
    ["/api/v1/plain?a=%20b", { at: "plain" }],
    ["/api/v1/things/new", { at: "new" }],
    ["/api/v1/things/a%2Fb", { at: "one", id: "a/b" }],
    ["/api/v1/grouped", { at: "grouped" }],
    ["/files/a.png", { at: "file", name: "a.png" }],
    ["/api/v1/nothing/here", { at: "rest", path: ["v1", "nothing", "here"] }],
  ])("%s goes to its file", async (path, expected) => {
    expect(await get(path)).toEqual(expected);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    const answer = await fetch(`${origin}/api/v1/plain`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("json");
    expect(await answer.text()).toBe("");
  });

  it("compresses long answers for those who take it, and no short ones", async () => {
    const ask = (path: string) => request(`${origin}${path}`, { headers: { "accept-encoding": "gzip" } });
    const long = await ask("/api/v1/long");
    expect(long.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(await long.body.bytes()).toString()).text).toHaveLength(5000);
    const short = await ask("/api/v1/short");
    expect(short.headers["content-encoding"]).toBeUndefined();
    await short.body.dump();
  });

  it("answers what no file serves, and what fails, as JSON without our words from inside", async () => {
    const trace = await request(`${origin}/api/v1/plain`, { method: "TRACE" });
    expect(trace.statusCode).toBe(404);
    expect(await trace.body.json()).toMatchObject({ code: "NOT_FOUND" });
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(await get("/api/v1/broken")).toEqual({
      error: "Something went wrong on our side.",
      code: "INTERNAL",
    });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("says who is calling in every form in which headers are read", async () => {
    const forged = { "x-affiche-peer": "203.0.113.9", "X-Affiche-Peer": "203.0.113.8" };
    const answer = await fetch(`${origin}/api/v1/peer`, { headers: forged });
    expect(await answer.json()).toEqual({ peers: ["127.0.0.1"] });
  });

  it("streams, and tells the route when its reader leaves", async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${origin}/api/v1/stream`, { signal: leaving.signal });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe("data: one\n\n");
    leaving.abort();
    await expect.poll(() => (globalThis as { streamEnded?: boolean }).streamEnded).toBe(true);
  });

  describe("with the bytes of an answer at hand", () => {
    const headers = { "accept-encoding": "gzip, deflate, br" };
    const ask = () => request(`${origin}/api/v1/picture`, { method: "POST", headers, body: "{}" });

    it("sends a picture byte for byte, uncompressed, with its headers, to many at once", async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      for (const { statusCode, headers, body } of answers) {
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({ "content-type": "image/png", etag: '"a"', "x-cache": "HIT" });
        expect(headers["content-length"]).toBe("3000000");
        expect(headers["content-encoding"]).toBeUndefined();
        expect(headers["transfer-encoding"]).toBeUndefined();
        expect(Buffer.compare(await body.bytes(), PICTURE)).toBe(0);
      }
    });

    it("sends it whole to the next one when a reader leaves in the middle", async () => {
      const { body } = await ask();
      body.on("error", () => undefined);
      body.destroy();
      expect(Buffer.compare(await (await ask()).body.bytes(), PICTURE)).toBe(0);
    });

    it("answers HEAD with its length and nothing else", async () => {
      const answer = await fetch(`${origin}/api/v1/picture`, { method: "HEAD" });
      expect(answer.headers.get("content-length")).toBe("3000000");
      expect(answer.headers.get("etag")).toBe('"a"');
      expect(await answer.text()).toBe("");
    });

    it("still compresses JSON, and sends it plain to those who do not take that", async () => {
      const zipped = await request(`${origin}/api/v1/report`, { headers });
      expect(zipped.statusCode).toBe(201);
      expect(zipped.headers["content-encoding"]).toBe("gzip");
      expect(JSON.parse(gunzipSync(await zipped.body.bytes()).toString()).text).toHaveLength(5000);
      const plain = await request(`${origin}/api/v1/report`);
      expect(plain.headers.vary).toBe("Accept-Encoding");
      expect(await plain.body.json()).toEqual({ text: "a".repeat(5000) });
    });
  });
});
