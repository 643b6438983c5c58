/**
 * Our own server with the API alone and no pages, for measurements that need no build.
 * Usage: tsx bench/api-server.ts   (prints its address; ends with its parent, or by a signal)
 */
import { join } from "node:path";
import { loadApiRoutes } from "@/scripts/serve/api-routes";
import { createHttpServer, listen } from "@/scripts/serve/http-server";

const server = createHttpServer(await loadApiRoutes(join(process.cwd(), "app"), ["api"]));
await listen(server, 0, "127.0.0.1");
const address = server.address();
process.send?.({ port: typeof address === "object" && address ? address.port : 0 });
process.on("message", () => process.send?.({ memory: process.memoryUsage.rss() }));
process.on("disconnect", () => process.exit());
