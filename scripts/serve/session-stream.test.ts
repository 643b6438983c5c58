/** Sessions through the real server: streams as they go over the wire, and what survives a restart. */
import { once } from "node:events";
import { type ClientRequest, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, useDatabase } from "@/lib/data/database";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { sessions, stopSessions } from "@/lib/design/session/process-sessions";
import { readSession } from "@/lib/design/session/test/session-reader";
import { resetEnv } from "@/lib/env";
import { PEER_FLAG } from "@/lib/http/client-ip";
import { loadApiRoutes } from "./api-routes";
import { createHttpServer, listen } from "./http-server";
import { shutDown } from "./shut-down";

let server: Server;
let api = "";

async function startServer() {
  server = createHttpServer(await loadApiRoutes(join(process.cwd(), "app"), ["api/v1/design/sessions"]));
  await listen(server, 0, "127.0.0.1");
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/design/sessions`;
}

/** Ends the server as a process does: what is under way is cut off. */
async function stopServer() {
  await shutDown(server, 0);
  await stopSessions();
}

beforeAll(async () => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "0");
  resetEnv();
  useDatabase(await openTestEmbedded());
  await startServer();
}, 120_000);
afterAll(async () => {
  await stopServer();
  await closeDatabase();
  delete (globalThis as Record<symbol, unknown>)[PEER_FLAG];
}, 60_000);

let id: string;
beforeEach(async () => {
  const answer = await fetch(api, { method: "POST" });
  expect(answer.status).toBe(201);
  id = ((await answer.json()) as { sessionId: string }).sessionId;
});

const post = async (path: string, json: unknown, token?: string) => {
  const headers = { "content-type": "application/json", ...(token ? { "x-executor-token": token } : {}) };
  const answer = await fetch(`${api}/${id}/${path}`, { method: "POST", headers, body: JSON.stringify(json) });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
};
const call = (name: string, query = "") =>
  post(`execute${query}`, { tool: "design_create_artboard", input: { name, width: 100, height: 100 } });

/** Opens a stream as a browser does, with compression allowed. */
async function openStream(query = "") {
  const headers = { accept: "text/event-stream", "accept-encoding": "gzip, deflate, br" };
  const asked: ClientRequest = httpRequest(`${api}/${id}/stream${query}`, { headers });
  asked.end();
  const [incoming] = (await once(asked, "response")) as [IncomingMessage];
  incoming.on("error", () => undefined);
  asked.on("error", () => undefined);
  const reader = readSession(Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  return { reader, headers: incoming.headers, cut: () => asked.destroy() };
}

async function openTab() {
  const stream = await openStream("?role=editor");
  const { data } = await stream.reader.until("connected");
  return { ...stream, token: String(data.executorToken), clientId: String(data.clientId) };
}

describe("a session's stream over the wire", () => {
  it("flows at once, neither buffered nor compressed", async () => {
    const { reader, headers, cut } = await openStream();
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-type"]).toContain("text/event-stream");
    expect((await reader.next())?.data.type).toBe("connected");
    await call("a");
    expect((await reader.until("tool_call")).data.input).toMatchObject({ name: "a" });
    cut();
  });

  it("notices at once that a tab has gone, and opens nothing for HEAD", async () => {
    const tab = await openTab();
    const observers = await Promise.all(Array.from({ length: 20 }, () => openStream()));
    await Promise.all(observers.map(({ reader }) => reader.next()));
    const head = await fetch(`${api}/${id}/stream?role=editor`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(sessions().openStreams).toBe(21);
    const connected = async () => {
      const answer = (await (await fetch(`${api}/${id}`)).json()) as {
        session: { browserConnected: boolean };
      };
      return answer.session.browserConnected;
    };
    expect(await connected()).toBe(true);
    for (const { cut } of [tab, ...observers]) cut();
    await expect.poll(connected).toBe(false);
    await expect.poll(() => sessions().openStreams).toBe(0);
  });

  it("answers twenty callers who wait, in the order of their calls", async () => {
    const tab = await openTab();
    const names = Array.from({ length: 20 }, (_, at) => `call-${at}`);
    const answers = Promise.all(names.map((name) => call(name, "?wait=true")));
    const sequences: unknown[] = [];
    for (let count = 0; count < 20; count++) {
      const { data } = await tab.reader.until("tool_call");
      sequences.push(data.sequence);
      const { name } = data.input as { name: string };
      await post(
        "results",
        { callId: data.callId, success: true, result: { message: name, data: {} } },
        tab.token,
      );
    }
    expect(sequences).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect((await answers).map(({ json }) => (json.result as { message: string }).message)).toEqual(names);
    tab.cut();
  });

  it("loses and repeats nothing when the server starts again in the middle", async () => {
    const ran: string[] = [];
    const runNext = async (tab: Awaited<ReturnType<typeof openTab>>) => {
      const { data } = await tab.reader.until("tool_call");
      const { name } = data.input as { name: string };
      const { status } = await post("results", { callId: data.callId, success: true }, tab.token);
      expect(status).toBe(200);
      ran.push(name);
    };
    const before = await openTab();
    for (let at = 0; at < 6; at++) await call(`call-${at}`);
    for (let at = 0; at < 3; at++) await runNext(before);
    await stopServer();
    await expect(before.reader.until("nothing")).rejects.toThrow();
    await startServer();
    await call("call-6");
    const after = await openTab();
    for (let at = 0; at < 4; at++) await runNext(after);
    expect(ran).toEqual(Array.from({ length: 7 }, (_, at) => `call-${at}`));
    const status = (await (await fetch(`${api}/${id}`)).json()) as Record<string, unknown>;
    expect(status).toMatchObject({ pendingCalls: 0, completedCalls: 7 });
    after.cut();
  });
});
