import type { Server } from "node:http";
import { join } from "node:path";
import next from "next";
import { loadApiRoutes } from "./api-routes";
import { createHttpServer, listen, type RequestHandler } from "./http-server";
import { isSiteHost, withSites } from "./site-hosts";

/** How the server runs. */
export interface ServerOptions {
  readonly dev: boolean;
  readonly hostname: string;
  readonly port: number;
}

/**
 * Prepares Next and listens. Resolves with the server when it takes requests. A built server answers the API itself;
 * in development Next does, so that changed routes are loaded again.
 */
export async function createServer({ dev, hostname, port }: ServerOptions): Promise<Server> {
  const app = next({ dev, hostname, port, customServer: true });
  // The port is taken first: one that is in use should be told at once, not after Next has been set up.
  let ready: Promise<unknown> | undefined;
  const api = dev ? null : loadApiRoutes(join(process.cwd(), "app"), OWN_FOLDERS);
  const answerApp: RequestHandler = async (request, response) => {
    await ready;
    if (api && isApi(request.url)) await (await api)(request, response);
    else await app.getRequestHandler()(request, response);
  };
  const server = createHttpServer(withSites(answerApp));
  server.on("upgrade", (request, socket, head) => {
    // Only hot reload speaks WebSocket.
    if (dev && !isSiteHost(request.headers.host)) void app.getUpgradeHandler()(request, socket, head);
    else socket.destroy();
  });
  await listen(server, port, hostname);
  ready = Promise.all([app.prepare(), api]);
  await ready;
  return server;
}

/** Folders of the app directory whose routes this server answers itself. */
const OWN_FOLDERS = ["api", "auth", "uploads"];

const isApi = (url = "") => OWN_FOLDERS.some((folder) => url.startsWith(`/${folder}/`));
