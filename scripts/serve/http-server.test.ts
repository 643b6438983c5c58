import { EventEmitter, once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PEER_FLAG, PEER_HEADER } from "@/lib/http/client-ip";
import { createHttpServer, listen, type RequestHandler } from "./http-server";
import { chosenHostname, reachableHost } from "./public-host";
import { shutDown } from "./shut-down";

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => shutDown(server, 0)));
  delete (globalThis as Record<symbol, unknown>)[PEER_FLAG];
});

const echo: RequestHandler = async (request, response) => {
  response.end(String(request.headers[PEER_HEADER]));
};

async function start(handle: RequestHandler, limits = { headMs: 200, requestMs: 400, checkMs: 50 }) {
  const server = createHttpServer(handle, limits);
  await listen(server, 0, "127.0.0.1");
  open.push(server);
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends text as it is and gathers the answer until the server closes the connection. */
function speak(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("the HTTP server", () => {
  it.each([{}, { [PEER_HEADER]: "203.0.113.9" }])(
    "says who is calling, whatever %j claims",
    async (headers) => {
      const { port } = await start(echo);
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: headers as Record<string, string> });
      expect(await answer.text()).toBe("127.0.0.1");
      expect((globalThis as Record<symbol, unknown>)[PEER_FLAG]).toBe(true);
    },
  );

  it("overwrites the header also where it is sent twice or in capitals", async () => {
    const { port } = await start(echo);
    const forged = "X-Affiche-Peer: 203.0.113.9\r\nX-AFFICHE-PEER: 203.0.113.8\r\n";
    const answer = await speak(port, `GET / HTTP/1.1\r\nHost: a\r\n${forged}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/\r\n\r\n127\.0\.0\.1$/);
  });

  it("takes an address of 30 kB and refuses one of 33 kB in words", async () => {
    const { port } = await start(echo);
    const status = async (length: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${"a".repeat(length)}`);
      return [answer.status, await answer.text()];
    };
    expect(await status(30_000)).toEqual([200, "127.0.0.1"]);
    const [code, body] = await status(33_000);
    expect(code).toBe(431);
    expect(JSON.parse(String(body))).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  it.each([
    ["what is no HTTP", "nonsense\r\n\r\n", "400"],
    ["a head that never ends", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", "408"],
    ["a body that never ends", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{", "408"],
    [
      "two lengths, as used to smuggle requests",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
      "400",
    ],
  ])("answers %s and closes", async (_name, text, status) => {
    const waitForBody = async (request: IncomingMessage) => {
      for await (const _chunk of request);
    };
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { port } = await start(waitForBody);
    expect((await speak(port, text)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    quiet.mockRestore();
  });

  it("answers 500 without details when a request is lost inside", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { port } = await start(() => Promise.reject(new Error("secret")));
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: "Something went wrong on our side.", code: "INTERNAL" },
    ]);
    quiet.mockRestore();
  });

  it("rejects when the port is taken", async () => {
    const { port } = await start(echo);
    const second = createHttpServer(echo);
    await expect(listen(second, port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

describe("shutDown", () => {
  it("lets an answer that is under way finish", async () => {
    const signals = new EventEmitter();
    const { server, port } = await start(async (_request, response) => {
      const finish = once(signals, "finish");
      response.write("first, ");
      signals.emit("begun");
      await finish;
      response.end("last");
    });
    const begun = once(signals, "begun");
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await begun;
    const ended = shutDown(server, 5000);
    signals.emit("finish");
    expect(await answer).toBe("first, last");
    await ended;
  });

  it("cuts what does not finish", async () => {
    const { server, port } = await start(async (_request, response) => {
      response.write("for ever");
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    const text = answer.text().catch(() => "cut");
    await shutDown(server, 50);
    expect(await text).toBe("cut");
  });
});

describe("hosts", () => {
  it("a machine's own name is nobody's choice", () => {
    expect(chosenHostname("box", "box")).toBeUndefined();
    expect(chosenHostname("0.0.0.0", "box")).toBe("0.0.0.0");
    expect(chosenHostname(undefined, "box")).toBeUndefined();
  });

  it.each([
    ["0.0.0.0", "127.0.0.1"],
    ["::", "127.0.0.1"],
    ["::1", "[::1]"],
    ["192.0.2.1", "192.0.2.1"],
    ["localhost", "localhost"],
  ])("%s is reached at %s", (hostname, host) => {
    expect(reachableHost(hostname)).toBe(host);
  });
});
