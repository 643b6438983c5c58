/**
 * The API, answered by our own server from the same route files that Next builds. Next's way to a route handler costs
 * more than most handlers do (docs/decisions/011); other hosts, and `npm run dev`, go that way and answer the same.
 */
import { existsSync, readdirSync } from "node:fs";
import { ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { bytesOf } from "@/lib/http/bytes-response";
import type { RequestHandler } from "./http-server";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** What a route file exports, as Next calls it. */
type RouteModule = Partial<Record<(typeof METHODS)[number], RouteHandler>>;
type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

/** Answers below this are sent as they are: compressing them costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024;

/**
 * Loads every `route.ts` below folders of Next's app directory.
 * @param root the app directory: `/…/app`.
 * @param folders names below it: `api`, `auth/v1`. One that is not there has no routes.
 */
export async function loadApiRoutes(root: string, folders: readonly string[]): Promise<RequestHandler> {
  const app = new Hono();
  app.use(compress({ threshold: COMPRESS_FROM_BYTES }));
  for (const file of folders.flatMap((folder) => routeFiles(join(root, folder)))) {
    const path = routePath(relative(root, file));
    const handlers = (await import(pathToFileURL(file).href)) as RouteModule;
    for (const method of METHODS) {
      const handle = handlers[method];
      if (!handle) continue;
      app.on(method, path, (context) =>
        handle(context.req.raw, { params: Promise.resolve(paramsOf(path, context.req.param())) }),
      );
    }
  }
  // What no file serves: the folder itself, and methods that no route can have.
  app.notFound(() => plainError(404, "NOT_FOUND", "There is nothing here; GET /docs lists what there is."));
  const errorHandler = (error: unknown) => {
    if (error instanceof RequestError)
      return plainError(400, "INVALID_REQUEST", `This is not a valid request: ${error.message}.`);
    console.error(error);
    return plainError(500, "INTERNAL", "Something went wrong on our side.");
  };
  app.onError(errorHandler);
  const answer: FetchCallback = async (request, { outgoing }) => {
    const response = await app.fetch(request);
    const bytes = bytesOf(response);
    if (!bytes || !(outgoing instanceof ServerResponse)) return response;
    sendWhole(response, bytes, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, errorHandler });
  return (request, response) => listener(request, response);
}

type FetchCallback = Parameters<typeof getRequestListener>[0];

/** Writes an answer whose bytes are at hand, without a web stream, which would copy and cut them. */
function sendWhole({ status, headers }: Response, bytes: Uint8Array, outgoing: ServerResponse): void {
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  outgoing.end(bytes);
}

const plainError = (status: number, code: string, error: string) =>
  Response.json(
    { error, code },
    { status, headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" } },
  );

/** Files that define routes, the more particular ones first, so that a catch-all is asked last. */
function routeFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "route.ts")
    .map((entry) => join(entry.parentPath, entry.name));
  const generality = (file: string) =>
    file.replaceAll(/\[\.\.\.[^\]]+\]/g, "~~").replaceAll(/\[[^\]]+\]/g, "~");
  return found.sort((a, b) => (generality(a) < generality(b) ? -1 : 1));
}

/** `api/v1/sessions/[id]/route.ts` → `/api/v1/sessions/:id`; a catch-all takes one segment or more. */
function routePath(file: string): string {
  const segments = file.split(sep).slice(0, -1);
  return `/${segments
    .filter((segment) => !/^\(.*\)$/.test(segment))
    .map((segment) => segment.replace(/^\[\.\.\.(.+)\]$/, ":$1{.+}").replace(/^\[(.+)\]$/, ":$1"))
    .join("/")}`;
}

/** Parameters as Next passes them: those of a catch-all as a list of segments. */
function paramsOf(path: string, given: Record<string, string>): Record<string, string | string[]> {
  const catchAll = /:(\w+)\{\.\+\}$/.exec(path)?.[1];
  const rest = catchAll === undefined ? undefined : given[catchAll];
  return catchAll === undefined || rest === undefined ? given : { ...given, [catchAll]: rest.split("/") };
}
