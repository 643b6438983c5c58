import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as getUpload } from "@/app/uploads/[name]/route";
import { uploadImageEndpoint } from "@/lib/api/design/upload-image";
import { type CreatedPerson, createPerson } from "@/lib/auth/test/create-person";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { testEngines } from "@/lib/data/test/test-engines";
import { listUploads } from "@/lib/data/uploads";
import { resetEnv } from "@/lib/env";
import { MAX_IMAGE_BYTES } from "@/lib/media/image/image-limits";
import { animation, corners, pngOfBytes, pngOfSize } from "@/lib/media/test/sample-images";
import { GET, POST } from "./route";

const ADDRESS = "http://design.test/api/v1/design/upload-image";
const REFUSED = "This address cannot be fetched; use a public http or https address.";

/** A server on the internet, as far as ALLOW_PRIVATE_UPSTREAMS says so. */
let upstream: Server;
let elsewhere = "";
const files = new Map<string, { status?: number; headers?: Record<string, string>; body: Buffer }>();
const folder = mkdtempSync(join(tmpdir(), "affiche-upload-route-"));

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (request.url === "/silent") return;
    if (!file) response.writeHead(500).end("our own words from inside");
    else
      response.writeHead(file.status ?? 200, { "content-type": "text/html", ...file.headers }).end(file.body);
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  elsewhere = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
const configure = () => {
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "");
  vi.stubEnv("PUBLIC_URL", "");
  vi.stubEnv("ALLOW_PRIVATE_UPSTREAMS", new URL(elsewhere).host);
  // A bucket of 60 a minute is for callers, not for this file.
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  vi.stubEnv("TRUSTED_PROXY_HOPS", "0");
  resetEnv();
};
// Before people are made: their cookies are signed with the key of DATA_DIR.
beforeAll(configure);
beforeEach(configure);
afterAll(async () => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  vi.unstubAllEnvs();
  resetEnv();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(testEngines.filter(({ available }) => available))("POST /upload-image on $name", (engine) => {
  let person: CreatedPerson;
  let other: CreatedPerson;

  beforeAll(async () => {
    useDatabase(await engine.open());
    person = await createPerson({ email: "photographer@people.test" });
    other = await createPerson({ email: "other@people.test" });
  }, 120_000);
  afterAll(closeDatabase);

  const post = (body: BodyInit, headers: Record<string, string> = {}, cookie = person.cookie) =>
    POST(new Request(ADDRESS, { method: "POST", body, headers: { ...(cookie && { cookie }), ...headers } }));
  const form = (...parts: readonly [name: string, bytes: Uint8Array | string][]) => {
    const data = new FormData();
    for (const [name, bytes] of parts) {
      if (typeof bytes === "string") data.append(name, bytes);
      else
        data.append(
          name,
          new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "text/html" }),
          "../evil.html",
        );
    }
    return data;
  };
  const send = (bytes: Uint8Array, cookie?: string) => post(form(["file", bytes]), {}, cookie);
  const sendUrl = (url: unknown, headers: Record<string, string> = {}) =>
    post(JSON.stringify({ url }), { "Content-Type": "application/json", ...headers });
  const urlOf = async (response: Response) => {
    const text = await response.text();
    expect(response.status, text).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return uploadImageEndpoint.replies[201].schema.parse(JSON.parse(text)).url;
  };
  const errorOf = async (response: Response) => {
    const body = await response.json();
    expect(Object.keys(body)).toEqual(["error"]);
    return body.error as string;
  };
  const open = (url: string) => {
    const name = new URL(url).pathname.replace("/uploads/", "");
    return getUpload(new Request(url), { params: Promise.resolve({ name }) });
  };
  const rowsOf = (who: CreatedPerson) =>
    listUploads({
      person: { id: who.id, email: who.email, emailVerified: true, plan: "free", isAdmin: false },
    });

  it("201: answers a permanent address on the caller's origin, where the very bytes are", async () => {
    const png = await corners().png().toBuffer();
    const url = await urlOf(await send(png));
    const sha256 = createHash("sha256").update(png).digest("hex");
    expect(url).toBe(`http://design.test/uploads/${sha256}.png`);
    const opened = await open(url);
    expect(opened.headers.get("content-type")).toBe("image/png");
    expect(Buffer.compare(Buffer.from(await opened.arrayBuffer()), png)).toBe(0);
    expect(await rowsOf(person)).toContainEqual({
      sha256,
      fileName: `${sha256}.png`,
      contentType: "image/png",
      byteSize: png.length,
      widthPx: 48,
      heightPx: 32,
    });
  });

  it("201: the same bytes have the same address, for everybody, at the same time too; each has a row", async () => {
    const gif = await animation().gif().toBuffer();
    const cookies = [person.cookie, other.cookie, person.cookie, other.cookie];
    const answers = await Promise.all(cookies.map((cookie) => send(gif, cookie)));
    expect(new Set(await Promise.all(answers.map(urlOf))).size).toBe(1);
    for (const who of [person, other]) {
      expect((await rowsOf(who)).filter(({ contentType }) => contentType === "image/gif")).toHaveLength(1);
    }
    expect(await rowsOf(other)).toHaveLength(1);
  });

  it("201: PUBLIC_URL is the origin of addresses", async () => {
    vi.stubEnv("PUBLIC_URL", "https://posters.example/app");
    resetEnv();
    expect(await urlOf(await send(await corners().png().toBuffer()))).toMatch(
      /^https:\/\/posters\.example\/uploads\/[0-9a-f]{64}\.png$/,
    );
  });

  it("201: an SVG is cleaned, whatever it is called", async () => {
    const url = await urlOf(
      await send(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'),
      ),
    );
    expect(url).toMatch(/\.svg$/);
    expect(await (await open(url)).text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  it("201: fetches an address, through redirects, whatever type it claims", async () => {
    const jpeg = await corners().jpeg().toBuffer();
    files.set("/a.html", { body: jpeg });
    files.set("/moved", { status: 302, headers: { location: "/a.html" }, body: Buffer.alloc(0) });
    const url = await urlOf(await sendUrl(`${elsewhere}/moved`));
    expect(Buffer.compare(Buffer.from(await (await open(url)).arrayBuffer()), jpeg)).toBe(0);
    expect(await urlOf(await send(jpeg))).toBe(url);
  });

  it("201 and 413: exactly 10 MiB pass, one byte more does not, sent or fetched", async () => {
    const png = await corners().png().toBuffer();
    const most = pngOfBytes(png, MAX_IMAGE_BYTES);
    const more = pngOfBytes(png, MAX_IMAGE_BYTES + 1);
    expect([most.length, more.length]).toEqual([10_485_760, 10_485_761]);
    await urlOf(await send(most));
    const tooMuch = await send(more);
    expect(tooMuch.status).toBe(413);
    expect(await errorOf(tooMuch)).toContain("10 MiB");
    files.set("/most", { body: most });
    files.set("/more", { body: more });
    files.set("/more-chunked", { headers: { "transfer-encoding": "chunked" }, body: more });
    await urlOf(await sendUrl(`${elsewhere}/most`));
    for (const path of ["/more", "/more-chunked"]) expect((await sendUrl(elsewhere + path)).status).toBe(413);
  });

  it("413: 19000 × 19000 px", async () => {
    const response = await send(pngOfSize(await corners().png().toBuffer(), 19_000, 19_000));
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toContain("100 megapixels");
  });

  it.each([
    ["no file", () => post(form()), "file"],
    ["an empty file", () => send(new Uint8Array()), "file: is empty"],
    ["two files", () => post(form(["file", Buffer.from("a")], ["file", Buffer.from("b")])), "more than once"],
    ["another field", () => post(form(["image", Buffer.from("a")])), "image"],
    ["a file as text", () => post(form(["file", "words"])), "file: is missing"],
    ["a PDF", () => send(Buffer.from("%PDF-1.7\n%")), "application/pdf"],
    ["HTML", () => send(Buffer.from("<!DOCTYPE html><script>1</script>")), "HTML"],
    ["half a picture", async () => send((await corners().png().toBuffer()).subarray(0, 60)), "incomplete"],
    ["raw bytes", () => post("x", { "Content-Type": "image/png" }), "Content-Type"],
    [
      "a broken form",
      () => post("x", { "Content-Type": "multipart/form-data; boundary=a" }),
      "multipart form",
    ],
    ["no JSON", () => post("{", { "Content-Type": "application/json" }), "JSON"],
    ["no url", () => post("{}", { "Content-Type": "application/json" }), "url"],
    ["another key", () => post('{"url":"http://a.b/","x":1}', { "Content-Type": "application/json" }), "x"],
    ["a url that is no text", () => sendUrl(5), "url"],
    ["an address of text", () => sendUrl(`${elsewhere}/words`), "is text"],
  ] as const)("400: %s", async (_name, ask, part) => {
    files.set("/words", { body: Buffer.from("words") });
    const response = await ask();
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toContain(part);
  });

  it.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://localhost:5432/",
    "http://[::1]/",
    "http://10.0.0.1/a.png",
    "file:///etc/passwd",
    "data:image/png;base64,iVBORw0KGgo=",
    "//example.com/a.png",
    "nonsense",
    "REDIRECT",
  ])("400: %s, in one sentence for all", async (address) => {
    files.set("/inside", {
      status: 302,
      headers: { location: "http://127.0.0.1:22/" },
      body: Buffer.alloc(0),
    });
    const response = await sendUrl(address === "REDIRECT" ? `${elsewhere}/inside` : address);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toBe(REFUSED);
  });

  it("401: without sign-in, with a garbage cookie, before the body is looked at", async () => {
    for (const cookie of ["", "sb-affiche-auth-token=garbage", "other=1"]) {
      const response = await send(Buffer.from("%PDF"), cookie);
      expect(response.status).toBe(401);
      expect(await errorOf(response)).toContain("Sign in");
    }
  });

  it("403: from a page of another site", async () => {
    const png = form(["file", await corners().png().toBuffer()]);
    for (const [name, value] of [
      ["Sec-Fetch-Site", "cross-site"],
      ["Origin", "https://evil.example"],
    ] as const) {
      expect((await post(png, { [name]: value })).status).toBe(403);
    }
    expect((await post(png, { "Sec-Fetch-Site": "same-origin" })).status).toBe(201);
  });

  it("429: after 60 a minute", async () => {
    vi.stubEnv("RATE_LIMIT_FACTOR", "1");
    vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
    resetEnv();
    const headers = { "X-Forwarded-For": engine.name === "embedded" ? "203.0.113.7" : "203.0.113.8" };
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count++) statuses.add((await post("", headers, "")).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  it("502: the address does not deliver, and its words are not passed on", async () => {
    files.set("/loop", { status: 302, headers: { location: "/loop" }, body: Buffer.alloc(0) });
    for (const path of ["/fails", "/loop"]) {
      const response = await sendUrl(elsewhere + path);
      expect(response.status).toBe(502);
      expect(await errorOf(response)).not.toContain("own words");
    }
  });

  it("502: the address is silent for 10 seconds", async () => {
    expect((await sendUrl(`${elsewhere}/silent`)).status).toBe(502);
  }, 30_000);

  it("405: is for POST alone", async () => {
    expect((await GET(new Request(ADDRESS))).status).toBe(405);
  });
});
