/**
 * A server that speaks the wire format of Anthropic's messages API and answers by a script: for tests, which run the real
 * client against it, and for trying the assistant without a key. The same request gets the same answer.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./answer";
import { checkRequest, type ModelRequest } from "./check-request";
import { type Conversation, readConversation } from "./conversation";
import { deliver } from "./deliver";
import { type CacheUse, eventsOf } from "./event-stream";
import { readFaults } from "./faults";
import { answerWish } from "./wishes";

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Older requests are forgotten. */
const MAX_SEEN = 300;

/** A request that came, and how its answer went. */
export interface SeenRequest {
  /** What was sent; as it was, also where it was refused. */
  readonly body: unknown;
  readonly headers: IncomingMessage["headers"];
  /** Status of the answer. */
  status: number;
  /** Whether the client left before the end. */
  leftEarly: boolean;
  /** Resolves when the connection's answer is over, either way. */
  readonly over: Promise<void>;
}

/** A running scripted model. */
export interface FakeModel {
  /** What ANTHROPIC_BASE_URL must be. */
  readonly origin: string;
  /** The newest requests, oldest first; empty it to begin anew. */
  readonly seen: SeenRequest[];
  close(): Promise<void>;
}

/** Starts it. @param script what is answered to a conversation; the usual script when absent. */
export async function startFakeModel({
  port = 0,
  host = "127.0.0.1",
  script = answerWish,
}: {
  readonly port?: number;
  readonly host?: string;
  readonly script?: (conversation: Conversation, request: ModelRequest) => Answer;
} = {}): Promise<FakeModel> {
  const seen: SeenRequest[] = [];
  const cached = new Set<string>();
  const failedOnce = new Set<string>();
  const isFirstTime = (request: ModelRequest) => {
    const key = hashOf(request.messages);
    return failedOnce.has(key) ? false : Boolean(failedOnce.add(key));
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST" || new URL(request.url ?? "/", "http://model").pathname !== "/v1/messages")
      return refuse(response, 404, "not_found_error", "Not found");
    const body = await readJson(request);
    const over = new Promise<void>((resolve) => response.once("close", resolve));
    const entry: SeenRequest = { body, headers: request.headers, status: 200, leftEarly: false, over };
    seen.push(entry);
    if (seen.length > MAX_SEEN) seen.shift();
    response.once("close", () => {
      entry.leftEarly = !response.writableFinished;
    });
    const refused = (...why: [status: number, type: string, message: string, retryAfterSeconds?: number]) => {
      entry.status = why[0];
      refuse(response, ...why);
    };
    if (!request.headers.authorization && !request.headers["x-api-key"])
      return refused(401, "authentication_error", "Authorization: Bearer, or x-api-key, is required");
    if (!request.headers["anthropic-version"])
      return refused(400, "invalid_request_error", "anthropic-version: header is required");
    const checked = checkRequest(body);
    if ("wrong" in checked) return refused(400, "invalid_request_error", checked.wrong);
    const conversation = readConversation(checked);
    const { refusal, earlyEnd, waitMs, ...faults } = readFaults(conversation.wish);
    const fails = refusal ?? earlyEnd;
    const isDue = fails !== null && (!fails.once || isFirstTime(checked));
    if (refusal && isDue)
      return refused(refusal.status, refusal.type, refusal.message, refusal.retryAfterSeconds);
    if (waitMs > 0) await Promise.race([over, new Promise((resolve) => setTimeout(resolve, waitMs))]);
    if (response.destroyed) return;
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache",
      "request-id": `req_fake_${seen.length}`,
    });
    response.flushHeaders();
    const events = eventsOf(checked, script(conversation, checked), cacheUse(checked, cached));
    await deliver(response, events, { ...faults, refusal, earlyEnd, waitMs }, isDue ? earlyEnd : null);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, "api_error", "The scripted model has a fault.");
      else response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  retryAfterSeconds?: number,
): void {
  const retry = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  const body = { type: "error", error: { type, message }, request_id: "req_fake" };
  response.writeHead(status, { "content-type": "application/json", ...retry }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > MAX_BODY_BYTES) return null;
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    // What is no JSON is refused by the checks, like every body that does not fit.
    return null;
  }
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Tools and system prompt up to their mark are kept, as the real API does for some minutes. */
function cacheUse({ tools = [], system }: ModelRequest, cached: Set<string>): CacheUse {
  const prompt = Array.isArray(system) ? system : [];
  if (![...tools, ...prompt].some(({ cache_control }) => cache_control))
    return { readTokens: 0, writtenTokens: 0 };
  const key = hashOf([tools, system]);
  const tokens = Math.ceil(JSON.stringify([tools, system]).length / 4);
  if (cached.has(key)) return { readTokens: tokens, writtenTokens: 0 };
  cached.add(key);
  return { readTokens: 0, writtenTokens: tokens };
}
