/**
 * The HTTP server around Next. It does what Next's own cannot: it tells the routes the true address of the socket (a
 * caller's header of that name is always overwritten), takes request heads of 32 kB for long links, answers broken and
 * oversized heads in words, and cuts off senders that never finish.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { PEER_FLAG, PEER_HEADER } from "@/lib/http/client-ip";

/** Times after which a sender is cut off; replaced in tests. */
export interface SenderLimits {
  /** For the whole head. */
  readonly headMs: number;
  /** For head and body together. */
  readonly requestMs: number;
  /** How often both are looked at. */
  readonly checkMs: number;
}

const LIMITS: SenderLimits = { headMs: 15_000, requestMs: 60_000, checkMs: 5000 };

const MAX_HEAD_BYTES = 32 * 1024;

/** Takes one request; a rejection is answered with 500. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes a server that does not listen yet. From now on {@link PEER_HEADER} counts in this process. */
export function createHttpServer(handle: RequestHandler, limits: SenderLimits = LIMITS): Server {
  (globalThis as Record<symbol, unknown>)[PEER_FLAG] = true;
  const options = {
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    // Longer than the idle time of usual proxies, so that it is never us who close a connection they are about to use.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(options, (request, response) => {
    setPeer(request);
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      answerPlainly(response);
    });
  });
  server.on("clientError", refuseHead);
  return server;
}

/** Replaces whatever the caller sent under {@link PEER_HEADER}, in both forms in which Node keeps headers. */
function setPeer(request: IncomingMessage): void {
  const address = request.socket.remoteAddress ?? "";
  const { rawHeaders } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]?.toLowerCase() === PEER_HEADER) rawHeaders.splice(at, 2);
  rawHeaders.push(PEER_HEADER, address);
  request.headers[PEER_HEADER] = address;
}

/** Listens; resolves when requests are taken, rejects with Node's error when the address cannot be had. */
export function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function answerPlainly(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { "Content-Type": "application/json", "Cache-Control": "no-store" })
      .end(INTERNAL);
}

const INTERNAL = JSON.stringify({ error: "Something went wrong on our side.", code: "INTERNAL" });

const HEAD_ERRORS: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "PAYLOAD_TOO_LARGE",
    "The address and headers are longer than 32 kB; send the state in the body of a request instead.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "INVALID_REQUEST", "The request did not arrive in time."],
};

/** Answers what is no HTTP request, before any route sees it. */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const [status, code, message] = HEAD_ERRORS[error.code ?? ""] ?? [
    "400 Bad Request",
    "INVALID_REQUEST",
    "This is not a valid HTTP request.",
  ];
  const body = JSON.stringify({ error: message, code });
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json; charset=utf-8",
    "Access-Control-Allow-Origin: *",
    "Cache-Control: no-store",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
