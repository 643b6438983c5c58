import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on the internet, as far as ALLOW_PRIVATE_UPSTREAMS says so. */
export interface Upstream {
  /** As ALLOW_PRIVATE_UPSTREAMS wants it. */
  readonly host: string;
  readonly origin: string;
  /** Paths that were asked for since the last reset, in order. */
  readonly asked: string[];
  /** What answers from now on; without it everything is 404. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startUpstream(): Promise<Upstream> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstream: Upstream = {
    host,
    origin: `http://${host}`,
    asked,
    answer: (_request, response) => void response.writeHead(404).end("not here, says the inside"),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return upstream;
}
