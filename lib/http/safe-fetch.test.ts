import { createServer, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../env";
import { isAskable, isPublicAddress } from "./outbound/address-rules";
import { safeFetch } from "./safe-fetch";

let server: Server;
let hits = 0;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits++;
    const path = request.url ?? "/";
    if (path === "/ok") response.writeHead(200, { "content-type": "image/png" }).end("picture");
    else if (path === "/inside") response.writeHead(302, { location: "http://127.0.0.1:22/" }).end();
    else if (path === "/metadata")
      response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
    else if (path === "/file") response.writeHead(302, { location: "file:///etc/passwd" }).end();
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
afterAll(() => new Promise((resolve) => server.close(resolve)));
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
  it.each([
    "http://127.0.0.1:PORT/ok",
    "http://localhost:PORT/ok",
    "http://LOCALHOST.:PORT/ok",
    "http://app.localhost:PORT/ok",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://router/",
    "http://2130706433:PORT/ok",
    "http://0x7f000001:PORT/ok",
    "http://0x7f.1:PORT/ok",
    "http://0177.0.0.1:PORT/ok",
    "http://017700000001:PORT/ok",
    "http://127.1:PORT/ok",
    "http://127.0.1:PORT/ok",
    "http://0/",
    "http://0.0.0.0:PORT/ok",
    "http://127.255.255.254/",
    "http://①②⑦.⓪.⓪.①:PORT/ok",
    "http://127。0。0。1/",
    "http://%31%32%37.0.0.1/",
    "http://0x7f.0x0.0x0.0x1:PORT/ok",
    "http://00000177.1:PORT/ok",
    "http:127.0.0.1:PORT/ok",
    "http:\\\\127.0.0.1:PORT/ok",
    "http://127.0.0.1.:PORT/ok",
    " http://127.0.0.1:PORT/ok",
    "http://12\t7.0.0.1:PORT/ok",
    "HTTP://LocalHost:PORT/ok",
    "http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/ok",
    "http://localhost%2e:PORT/ok",
    "http://１２７.0.0.1:PORT/ok",
    "http://example.com@127.0.0.1:PORT/ok",
    "http://127.0.0.1%00.example.com/",
    "http://[::1]:PORT/ok",
    "http://[0000:0000::0001]:PORT/ok",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[::ffff:169.254.169.254]/",
    "http://[fec0::1]/",
    "http://[3fff::1]/",
    "http://[5f00::1]/",
    "http://0300.0250.1/",
    "http://0xa9fea9fe/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[0:0:0:0:0:ffff:a00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fe80::1%25eth0]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[ff02::1]/",
    "http://[2001:db8::1]/",
    "http://10.0.0.1/",
    "http://10.255.255.255/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://100.100.100.200/",
    "http://192.0.0.192/",
    "http://192.0.2.1/",
    "http://198.18.0.1/",
    "http://203.0.113.1/",
    "http://224.0.0.1/",
    "http://240.0.0.1/",
    "http://255.255.255.255/",
    "http://user:secret@example.com/",
    "http://example.com:22/",
    "http://example.com:6379/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
    "data:text/plain,hello",
    "javascript:alert(1)",
    "//127.0.0.1/",
    "/etc/passwd",
    "http://",
    "",
    "not an address",
  ])("%s is refused without a connection", async (address) => {
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
  ])("ends %s with %s", async (path, code) => {
    allowLocal();
    const startedAt = performance.now();
    expect(await codeOf(safeFetch(`http://127.0.0.1:${port}${path}`, limits))).toBe(code);
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });
});
