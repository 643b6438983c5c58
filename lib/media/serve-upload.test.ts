import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../env";
import { prepareImage } from "./prepare-image";
import { serveUpload } from "./serve-upload";
import { storage } from "./storage/storage";
import { corners } from "./test/sample-images";

const folder = mkdtempSync(join(tmpdir(), "affiche-serve-upload-"));
let name = "";
let bytes: Uint8Array;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "");
  resetEnv();
  const image = await prepareImage(await corners().png().toBuffer());
  await storage("uploads").put(image.fileName, image.bytes, image.contentType);
  ({ fileName: name, bytes } = image);
});
afterAll(() => {
  vi.unstubAllEnvs();
  resetEnv();
  rmSync(folder, { recursive: true, force: true });
});

const open = (asked: string, headers: Record<string, string> = {}) =>
  serveUpload(new Request("http://design.test/uploads/x", { headers }), asked);
const sent = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("GET /uploads/<name>", () => {
  it("200: is the file, for ever, in a sandbox, for every page", async () => {
    const response = await open(name);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${name.slice(0, 64)}"`,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "accept-ranges": "bytes",
    });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.*; sandbox$/);
    expect(policy).not.toMatch(/script|http/);
    expect(Buffer.compare(await sent(response), bytes)).toBe(0);
  });

  it("304: for whoever has it, also under a weak tag", async () => {
    const etag = `"${name.slice(0, 64)}"`;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await open(name, { "if-none-match": tag });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(await response.text()).toBe("");
    }
    expect((await open(name, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("206 and 416: pieces", async () => {
    const piece = await open(name, { range: "bytes=8-15" });
    expect(piece.status).toBe(206);
    expect(piece.headers.get("content-range")).toBe(`bytes 8-15/${bytes.byteLength}`);
    expect(piece.headers.get("content-length")).toBe("8");
    expect(await sent(piece)).toEqual(Buffer.from(bytes.subarray(8, 16)));
    expect((await open(name, { range: "bytes=-4" })).headers.get("content-length")).toBe("4");
    const outside = await open(name, { range: "bytes=999999-" });
    expect(outside.status).toBe(416);
    expect(outside.headers.get("content-range")).toBe(`bytes */${bytes.byteLength}`);
    expect(outside.headers.get("cache-control")).toBe("no-store");
    expect((await open(name, { range: "bytes=8-15", "if-range": '"other"' })).status).toBe(200);
    expect((await open(name, { range: "lines=1-2" })).status).toBe(200);
  });

  it.each([
    `${"0".repeat(64)}.png`,
    "../secret-key",
    "..%2fsecret-key",
    "..",
    "",
    "a.png",
    `${"0".repeat(64)}.html`,
    `${"0".repeat(64)}`,
    `${"A".repeat(64)}.png`,
    `${"0".repeat(64)}.png\0.svg`,
    "SAME.svg",
    "SAME.png/..",
  ])("404: %s, and nobody keeps that", async (asked) => {
    const response = await open(asked.replace("SAME", name.slice(0, 64)), { "if-none-match": "*" });
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(await response.json())).toEqual(["error"]);
  });

  it("502: when the store does not answer, and nobody keeps that", async () => {
    vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "http://127.0.0.1:9");
    vi.stubEnv("SUPABASE_SERVICE_ROLE_KEY", "key");
    resetEnv();
    const response = await open(name);
    expect(response.status).toBe(502);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: expect.not.stringContaining("127.0.0.1") });
  });
});
