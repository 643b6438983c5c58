import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import os from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../env";
import { isAskable, isPublicAddress } from "./outbound/address-rules";
import { safeFetch } from "./safe-fetch";
import { INSIDE_ADDRESSES } from "./test/inside-addresses";

let server: Server;
let hits = 0;
const heads: IncomingHttpHeaders[] = [];
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits++;
    heads.push(request.headers);
    const path = request.url ?? "/";
    if (path === "/ok") response.writeHead(200, { "content-type": "image/png" }).end("picture");
    else if (path === "/inside") response.writeHead(302, { location: "http://127.0.0.1:22/" }).end();
    else if (path === "/metadata")
      response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
    else if (path === "/file") response.writeHead(302, { location: "file:///etc/passwd" }).end();
    else if (path.startsWith("/to?")) response.writeHead(302, { location: path.slice(4) }).end();
    else if (/^\/hops\/[1-9]/.test(path)) {
      const left = Number(path.slice(6)) - 1;
      response.writeHead(307, { location: left ? `/hops/${left}` : "/ok", "set-cookie": "seen=1" }).end();
    } else if (path === "/silent") return;
    else if (path === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (path === "/big") response.writeHead(200).end(Buffer.alloc(5000));
    else if (path === "/lies") {
      response.writeHead(200, { "transfer-encoding": "chunked" });
      for (let count = 0; count < 50; count++) response.write(Buffer.alloc(200));
      response.end();
    } else if (path === "/drip") {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x"), 50);
      response.on("close", () => clearInterval(timer));
    } else response.writeHead(404).end("not here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const limits = { maxBytes: 1000, timeoutMs: 1500 };
const allowLocal = () => {
  vi.stubEnv("ALLOW_PRIVATE_UPSTREAMS", `127.0.0.1:${port}`);
  resetEnv();
};
const codeOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => "fetched",
    (error: { code?: string }) => error.code,
  );

describe("addresses that lead inside", () => {
  it.each(INSIDE_ADDRESSES)("%s is refused without a connection", async (address) => {
    const before = hits;
    await expect(safeFetch(address.replace("PORT", String(port)), limits)).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      publicMessage: "This address cannot be fetched; use a public http or https address.",
    });
    expect(hits).toBe(before);
  });

  it("are refused behind a name, also when only one of its addresses is private", async () => {
    const lookup: LookupFunction = (_name, _options, callback) =>
      callback(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ]);
    expect(await codeOf(safeFetch("http://rebind.example.com:8080/ok", { ...limits, lookup }))).toBe(
      "INVALID_REQUEST",
    );
  });

  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "fd00::1", "169.254.169.254"])(
    "are refused behind a public name that means %s",
    async (inside) => {
      const before = hits;
      const family = inside.includes(":") ? 6 : 4;
      const lookup: LookupFunction = (_name, _options, callback) =>
        callback(null, [{ address: inside, family }]);
      expect(await codeOf(safeFetch("http://inside.example.com:8080/ok", { ...limits, lookup }))).toBe(
        "INVALID_REQUEST",
      );
      expect(hits).toBe(before);
    },
  );

  it("are refused behind a name that changes between two questions", async () => {
    let asked = 0;
    const lookup: LookupFunction = (_name, _options, callback) => {
      asked++;
      callback(null, [{ address: asked === 1 ? "127.0.0.1" : "93.184.216.34", family: 4 }]);
    };
    expect(await codeOf(safeFetch("http://rebind.example.com:8080/ok", { ...limits, lookup }))).toBe(
      "INVALID_REQUEST",
    );
    expect(asked).toBe(1);
  });

  it("are refused on a later hop, when the name has changed by then", async () => {
    allowLocal();
    const asked: string[] = [];
    const lookup: LookupFunction = (name, _options, callback) => {
      asked.push(name);
      callback(null, [{ address: "127.0.0.1", family: 4 }]);
    };
    const target = `http://127.0.0.1:${port}/to?http://rebind.example.com:8080/ok`;
    const before = hits;
    expect(await codeOf(safeFetch(target, { ...limits, lookup }))).toBe("INVALID_REQUEST");
    expect(asked).toEqual(["rebind.example.com"]);
    expect(hits).toBe(before + 1);
  });

  it.each(["127.0.0.1", "8.8.8.8"])(
    "are refused when %s, which a name means, is this very machine",
    async (own) => {
      const face = {
        address: own,
        netmask: "",
        family: "IPv4" as const,
        mac: "",
        internal: false,
        cidr: null,
      };
      const faces = vi.spyOn(os, "networkInterfaces").mockReturnValue({ eth0: [face] });
      const lookup: LookupFunction = (_name, _options, callback) =>
        callback(null, [{ address: own, family: 4 }]);
      expect(await codeOf(safeFetch("http://me.example.com:8080/ok", { ...limits, lookup }))).toBe(
        "INVALID_REQUEST",
      );
      expect(await codeOf(safeFetch(`http://${own}:8080/ok`, limits))).toBe("INVALID_REQUEST");
      faces.mockRestore();
    },
  );

  it.each([
    "http://localhost:22/",
    "http://[::1]/",
    "http://0x7f.1/",
    "http://[::ffff:7f00:1]/",
    "http://168.63.129.16/",
    "http://user:secret@example.com/",
    "http://example.com:6379/",
    "//127.0.0.1:22/",
    "gopher://example.com/",
    "data:text/plain,hello",
    "javascript:alert(1)",
    "http://metadata.google.internal/",
  ])("are refused behind a redirect to %s", async (target) => {
    allowLocal();
    const before = hits;
    expect(await codeOf(safeFetch(`http://127.0.0.1:${port}/to?${target}`, limits))).toBe("INVALID_REQUEST");
    expect(hits).toBe(before + 1);
  });

  it.each(["/inside", "/metadata", "/file"])("are refused behind the redirect %s", async (path) => {
    allowLocal();
    expect(await codeOf(safeFetch(`http://127.0.0.1:${port}${path}`, limits))).toBe("INVALID_REQUEST");
  });
});

describe("address rules", () => {
  it.each(["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it("lets ordinary addresses be asked for", () => {
    expect(isAskable(new URL("https://example.com/a.png?b=1"), [])).toBe(true);
    expect(isAskable(new URL("http://8.8.8.8:8080/"), [])).toBe(true);
  });
});

describe("fetching", () => {
  it("answers bytes and type", async () => {
    allowLocal();
    const fetched = await safeFetch(`http://127.0.0.1:${port}/ok`, limits);
    expect({ ...fetched, bytes: Buffer.from(fetched.bytes).toString() }).toEqual({
      bytes: "picture",
      contentType: "image/png",
      status: 200,
      finalUrl: `http://127.0.0.1:${port}/ok`,
    });
  });

  it.each([
    ["/big", "PAYLOAD_TOO_LARGE"],
    ["/lies", "PAYLOAD_TOO_LARGE"],
    ["/loop", "UPSTREAM_FAILED"],
    ["/missing", "UPSTREAM_FAILED"],
    ["/drip", "UPSTREAM_FAILED"],
    ["/silent", "UPSTREAM_FAILED"],
    ["/hops/4", "UPSTREAM_FAILED"],
    ["/hops/3", "fetched"],
  ])("ends %s with %s", async (path, code) => {
    allowLocal();
    const startedAt = performance.now();
    expect(await codeOf(safeFetch(`http://127.0.0.1:${port}${path}`, limits))).toBe(code);
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });

  it("takes as many bytes as are allowed, and not one more", async () => {
    allowLocal();
    const address = `http://127.0.0.1:${port}/big`;
    expect((await safeFetch(address, { ...limits, maxBytes: 5000 })).bytes).toHaveLength(5000);
    expect(await codeOf(safeFetch(address, { ...limits, maxBytes: 4999 }))).toBe("PAYLOAD_TOO_LARGE");
    const chunked = `http://127.0.0.1:${port}/lies`;
    expect((await safeFetch(chunked, { ...limits, maxBytes: 10_000 })).bytes).toHaveLength(10_000);
    expect(await codeOf(safeFetch(chunked, { ...limits, maxBytes: 9999 }))).toBe("PAYLOAD_TOO_LARGE");
  });

  it("sends nothing of ours, and no cookie that a hop has set", async () => {
    allowLocal();
    heads.length = 0;
    await safeFetch(`http://127.0.0.1:${port}/hops/2`, limits);
    expect(heads).toHaveLength(3);
    const names = new Set(heads.flatMap((head) => Object.keys(head)));
    expect([...names].sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
  });

  it("ends in time when a name is never resolved", async () => {
    const lookup: LookupFunction = () => undefined;
    const startedAt = performance.now();
    const fetching = safeFetch("http://slow.example.com/", { ...limits, timeoutMs: 300, lookup });
    expect(await codeOf(fetching)).toBe("UPSTREAM_FAILED");
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});
