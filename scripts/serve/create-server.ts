import type { Server } from "node:http";
import next from "next";
import { createHttpServer, listen } from "./http-server";

/** How the server runs. */
export interface ServerOptions {
  readonly dev: boolean;
  readonly hostname: string;
  readonly port: number;
}

/** Prepares Next and listens. Resolves with the server when it takes requests. */
export async function createServer({ dev, hostname, port }: ServerOptions): Promise<Server> {
  const app = next({ dev, hostname, port, customServer: true });
  // The port is taken first: one that is in use should be told at once, not after Next has been set up.
  let ready: Promise<void> | undefined;
  const server = createHttpServer(async (request, response) => {
    await ready;
    await app.getRequestHandler()(request, response);
  });
  server.on("upgrade", (request, socket, head) => {
    // Only hot reload speaks WebSocket.
    if (dev) void app.getUpgradeHandler()(request, socket, head);
    else socket.destroy();
  });
  await listen(server, port, hostname);
  ready = app.prepare();
  await ready;
  return server;
}
