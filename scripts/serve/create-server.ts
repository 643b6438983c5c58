/**
 * The HTTP server around Next. It does what Next's own cannot: it tells the routes the true address of the socket (a
 * caller's header of that name is always overwritten), takes request heads of 32 kB for long links, answers broken and
 * oversized heads in words, and cuts off senders that never finish.
 */
import { createServer as createHttpServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import next from "next";
import { PEER_FLAG, PEER_HEADER } from "@/lib/http/client-ip";

/** How the server runs. */
export interface ServerOptions {
  readonly dev: boolean;
  readonly hostname: string;
  readonly port: number;
}

const MAX_HEAD_BYTES = 32 * 1024;

/** Prepares Next and listens. Resolves with the server when it takes requests. */
export async function createServer({ dev, hostname, port }: ServerOptions): Promise<Server> {
  const app = next({ dev, hostname, port, customServer: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  (globalThis as Record<symbol, unknown>)[PEER_FLAG] = true;

  const server = createHttpServer({ maxHeaderSize: MAX_HEAD_BYTES }, (request, response) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      answerPlainly(response);
    });
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.on("clientError", refuseHead);
  const upgrade = app.getUpgradeHandler();
  server.on("upgrade", (request, socket, head) => {
    if (dev) void upgrade(request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
  return server;
}

function answerPlainly(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "Content-Type": "application/json" }).end(INTERNAL);
}

const INTERNAL = JSON.stringify({ error: "Something went wrong on our side.", code: "INTERNAL" });

/** Answers what is no HTTP request, before any route sees it. */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const [status, message] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? [
          "431 Request Header Fields Too Large",
          "The address and headers are longer than 32 kB; send the state in a body.",
        ]
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? ["408 Request Timeout", "The request did not arrive in time."]
        : ["400 Bad Request", "This is not a valid HTTP request."];
  const body = JSON.stringify({ error: message, code: "INVALID_REQUEST" });
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
}
