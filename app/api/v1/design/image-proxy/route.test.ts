import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import { INSIDE_ADDRESSES } from "@/lib/http/test/inside-addresses";
import { MAX_IMAGE_BYTES } from "@/lib/media/image/image-limits";
import { resetImageProxy } from "@/lib/media/proxy/proxy-image";
import { startUpstream, type Upstream } from "@/lib/media/proxy/test/upstream";
import { animation, corners, pngOfBytes, pngOfSize } from "@/lib/media/test/sample-images";
import { GET, POST } from "./route";

const ADDRESS = "http://design.test/api/v1/design/image-proxy";
const REFUSED = "This address cannot be fetched; use a public http or https address.";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>alert(1)</script></svg>';

let upstream: Upstream;
let png: Buffer;

beforeAll(async () => {
  upstream = await startUpstream();
  png = await corners().png().toBuffer();
});
afterAll(async () => {
  await upstream.stop();
  vi.unstubAllEnvs();
  resetEnv();
});
beforeEach(async () => {
  vi.stubEnv("ALLOW_PRIVATE_UPSTREAMS", upstream.host);
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  vi.stubEnv("REDIS_URL", "");
  resetEnv();
  await resetImageProxy();
  upstream.asked.length = 0;
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  GET(new Request(`${ADDRESS}?url=${encodeURIComponent(url)}`, { headers }));
const serve = (
  body: Uint8Array | string,
  contentType = "text/html",
  headers: Record<string, string> = {},
) => {
  upstream.answer = (_request, response) =>
    void response.writeHead(200, { "content-type": contentType, ...headers }).end(body);
};
const fetchPicture = (headers: Record<string, string> = {}) => ask(`${upstream.origin}/picture`, headers);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe("GET /image-proxy", () => {
  it("200: sends an image as it is, with its real type, readable from everywhere and never active", async () => {
    serve(png, "text/html; charset=utf-8", { "set-cookie": "a=b", "x-inside": "secret" });
    const response = await fetchPicture();
    expect(response.status).toBe(200);
    expect((await bytesOf(response)).equals(png)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox$/);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("x-inside")).toBeNull();
  });

  it.each([
    ["image/jpeg", () => corners().jpeg().toBuffer()],
    ["image/webp", () => corners().webp().toBuffer()],
    ["image/avif", () => corners().avif().toBuffer()],
    ["image/gif", () => animation().gif().toBuffer()],
    ["image/svg+xml", async () => Buffer.from(SVG)],
  ])("200: knows %s by its content", async (type, make) => {
    serve(await make(), "application/octet-stream");
    const response = await fetchPicture();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-security-policy")).toMatch(/; sandbox$/);
  });

  it("200: passes on a damaged image, of which browsers show what there is", async () => {
    serve(png.subarray(0, png.length - 20));
    expect((await fetchPicture()).status).toBe(200);
  });

  it("200: one fetch serves all who wait for an address, and those who come within the hour", async () => {
    let release: (() => void) | undefined;
    const isAsked = new Promise<ServerResponse>((resolve) => {
      upstream.answer = (_request, response) => resolve(response);
    });
    const first = ask(`${upstream.origin}/shared`);
    const second = ask(`${upstream.origin}/shared#part`);
    void isAsked.then((response) => {
      release = () => void response.writeHead(200).end(png);
      release();
    });
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const third = await ask(`${upstream.origin}/shared`);
    expect([...answers, third].map(({ headers }) => headers.get("x-cache"))).toEqual(["MISS", "MISS", "HIT"]);
    expect(upstream.asked).toEqual(["/shared"]);
  });

  it("200: follows three redirects", async () => {
    upstream.answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.writeHead(200).end(png);
    };
    expect((await ask(`${upstream.origin}/3`)).status).toBe(200);
    expect((await ask(`${upstream.origin}/4`)).status).toBe(502);
  });

  it("200 and 413: takes 10 MiB and not one byte more, whatever the length that was told", async () => {
    serve(pngOfBytes(png, MAX_IMAGE_BYTES));
    const response = await fetchPicture();
    expect(response.status).toBe(200);
    expect(await bytesOf(response)).toHaveLength(MAX_IMAGE_BYTES);
    const over = pngOfBytes(png, MAX_IMAGE_BYTES + 1);
    serve(over);
    expect((await ask(`${upstream.origin}/told`)).status).toBe(413);
    upstream.answer = (_request, answer) => {
      answer.writeHead(200, { "transfer-encoding": "chunked" });
      answer.write(over.subarray(0, 1000));
      answer.end(over.subarray(1000));
    };
    const lying = await ask(`${upstream.origin}/untold`);
    expect(lying.status).toBe(413);
    expect(lying.headers.get("cache-control")).toBe("no-store");
  });

  it("413: refuses a bomb by its header", async () => {
    serve(pngOfSize(png, 40_000, 40_000));
    expect((await fetchPicture()).status).toBe(413);
    // Its header counts also when the rest is damaged.
    serve(pngOfSize(png, 40_000, 40_000).subarray(0, 60));
    expect((await ask(`${upstream.origin}/cut`)).status).toBe(413);
  });

  it("206 and 416: sends a piece, and says when there is none", async () => {
    serve(png);
    const piece = await fetchPicture({ range: "bytes=2-5" });
    expect(piece.status).toBe(206);
    expect(piece.headers.get("content-range")).toBe(`bytes 2-5/${png.length}`);
    expect((await bytesOf(piece)).equals(png.subarray(2, 6))).toBe(true);
    const none = await fetchPicture({ range: `bytes=${png.length}-` });
    expect(none.status).toBe(416);
    expect(none.headers.get("content-range")).toBe(`bytes */${png.length}`);
    expect(none.headers.get("cache-control")).toBe("no-store");
    const other = await fetchPicture({ range: "bytes=2-5", "if-range": '"another"' });
    expect(other.status).toBe(200);
  });

  it("304: says so when the caller has the image", async () => {
    serve(png);
    const etag = (await fetchPicture()).headers.get("etag") ?? "";
    const same = await fetchPicture({ "if-none-match": etag });
    expect(same.status).toBe(304);
    expect(same.headers.get("etag")).toBe(etag);
    expect((await fetchPicture({ "if-none-match": '"another"' })).status).toBe(200);
  });

  it.each(INSIDE_ADDRESSES)("400: %s gets the one sentence, and is not asked", async (address) => {
    const response = await ask(address.replace("PORT", "9"));
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: REFUSED });
    expect(upstream.asked).toEqual([]);
  });

  it("400: the same sentence for what a redirect leads to", async () => {
    upstream.answer = (_request, response) =>
      void response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
    const response = await fetchPicture();
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toBe(REFUSED);
  });

  it.each([
    ["HTML", "<!doctype html><html><script>alert(1)</script></html>"],
    ["HTML that begins like an SVG", "<!doctype svg><html><svg></svg></html>"],
    ["a script", "alert(document.domain)"],
    ["XML of another kind", "<?xml version='1.0'?><feed/>"],
    [
      "an SVG that declares entities",
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ["a PDF", "%PDF-1.7 ..."],
    ["nothing", ""],
  ])("400: %s is no image, whatever its server says", async (_name, content) => {
    serve(content, "image/png");
    const response = await fetchPicture();
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatch(/^This address leads to no image/);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  });

  it("400: names a missing address", async () => {
    const response = await GET(new Request(ADDRESS));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatch(/url/);
  });

  it("502: repeats nothing of a server in trouble, and asks it again", async () => {
    upstream.answer = (_request, response) => void response.writeHead(500).end("secret words from inside");
    const response = await fetchPicture();
    expect(response.status).toBe(502);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await errorOf(response)).not.toMatch(/secret|500/);
    serve(png);
    expect((await fetchPicture()).status).toBe(200);
  });

  it("502: gives up on redirects in a circle and on connections that break off", async () => {
    upstream.answer = (_request, response) => void response.writeHead(302, { location: "/picture" }).end();
    expect((await fetchPicture()).status).toBe(502);
    upstream.answer = (_request, response) => {
      response.writeHead(200, { "content-length": "5000" });
      response.write(png);
      setImmediate(() => response.destroy());
    };
    expect((await fetchPicture()).status).toBe(502);
  });

  it("502: a byte now and then does not keep a fetch alive for more than ten seconds", {
    timeout: 20_000,
  }, async () => {
    let timer: NodeJS.Timeout | undefined;
    upstream.answer = (_request, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      timer = setInterval(() => response.write("x"), 250);
    };
    const startedAt = performance.now();
    expect((await fetchPicture()).status).toBe(502);
    expect(performance.now() - startedAt).toBeLessThan(12_000);
    clearInterval(timer);
  });

  it("429: refuses more addresses at once than may be held", async () => {
    const waiting: ServerResponse[] = [];
    let allWait: (() => void) | undefined;
    const full = new Promise<void>((resolve) => {
      allWait = resolve;
    });
    upstream.answer = (_request, response) => {
      if (waiting.push(response) === 128) allWait?.();
    };
    const held = Array.from({ length: 128 }, (_, index) => ask(`${upstream.origin}/${index}`));
    await full;
    const refused = await ask(`${upstream.origin}/one-more`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("3");
    for (const response of waiting) response.writeHead(200).end(png);
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("POST /image-proxy", () => {
  it("405: is not served", async () => {
    expect((await POST(new Request(ADDRESS, { method: "POST" }))).status).toBe(405);
  });
});
