/**
 * Judges every request that a page of the local browser makes.
 *
 * Threat: a state names media by address, so anybody can make the browser ask for anything: this machine's services,
 * its network, a metadata service, a file. Covered: only GET on a few paths of the app's own origin goes through; any
 * other http(s) address is fetched by this process under the rules of safe-fetch and handed to the page as a finished
 * file, so the browser follows no redirect and looks up no name; every other scheme, method and WebSocket is refused.
 * Left open: `data:` and `blob:` never leave the page and are not seen here. The launch flags are a second lock.
 */
import type { BrowserContext, Route } from "playwright-core";
import { parseByteRange } from "../../http/byte-range";
import type { MediaDesk } from "./media-desk";
import type { OutsideFile } from "./outside-fetch";
import { SURFACE_PATH } from "./surface-protocol";

/** Paths of the app that a picture may be made of. */
const OWN_PATHS = [
  "/_next/",
  "/fonts/",
  "/media/",
  "/images/",
  "/uploads/",
  "/models/",
  "/svgs/",
  "/decoders/",
];

/** What is to be done with a request. `through`: the browser asks the app itself; `fetch`: this process fetches. */
export type Judgement =
  | { readonly verdict: "through" }
  | { readonly verdict: "refuse" }
  | { readonly verdict: "fetch"; readonly url: string };

/** What the guard knows about the app. */
export interface GuardRules {
  /** Origin of the app on this machine. */
  readonly origin: string;
  /** Its public origin; media under it is the app's own and is asked for locally. */
  readonly publicOrigin?: string | undefined;
}

/** Judges one request by method and address alone. */
export function judgeRequest(method: string, address: string, rules: GuardRules): Judgement {
  const url = URL.parse(address);
  if (!url || method !== "GET") return { verdict: "refuse" };
  const isOwnPath = url.pathname === SURFACE_PATH || OWN_PATHS.some((path) => url.pathname.startsWith(path));
  if (url.origin === rules.origin) return { verdict: isOwnPath ? "through" : "refuse" };
  if (url.protocol !== "http:" && url.protocol !== "https:") return { verdict: "refuse" };
  if (url.origin === rules.publicOrigin || isSameMachine(url, new URL(rules.origin))) {
    const local = new URL(url.pathname + url.search, rules.origin).href;
    return isOwnPath ? { verdict: "fetch", url: local } : { verdict: "refuse" };
  }
  return { verdict: "fetch", url: url.href };
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is that of the app under another name of this machine: a person's `http://localhost:3000`. */
const isSameMachine = (url: URL, app: URL) =>
  url.protocol === app.protocol &&
  url.port === app.port &&
  LOOPBACK.has(url.hostname) &&
  LOOPBACK.has(app.hostname);

/** Puts the guard on a context, before its first page is opened. */
export async function guardRequests(
  context: BrowserContext,
  rules: GuardRules,
  desk: MediaDesk,
): Promise<void> {
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  await context.route(/.*/, async (route) => {
    const request = route.request();
    const judgement = judgeRequest(request.method(), request.url(), rules);
    // The page may be gone by the time an answer is there; then nobody waits for it.
    await answer(route, judgement, desk).catch(() => undefined);
  });
}

async function answer(route: Route, judgement: Judgement, desk: MediaDesk): Promise<void> {
  if (judgement.verdict === "through") return route.continue();
  if (judgement.verdict === "refuse") return route.abort("blockedbyclient");
  const file = await desk.fetch(judgement.url).catch(() => null);
  if (!file) return route.abort("blockedbyclient");
  return route.fulfill(fileReply(file, route.request().headers().range));
}

/** The reply that hands a file, or the piece asked for, to the page. */
export function fileReply(file: OutsideFile, rangeHeader: string | undefined) {
  const size = file.bytes.byteLength;
  const range = parseByteRange(rangeHeader, size);
  const headers: Record<string, string> = {
    "access-control-allow-origin": "*",
    "accept-ranges": "bytes",
    "cache-control": "no-store",
    "content-type": file.contentType,
    "x-content-type-options": "nosniff",
  };
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, size);
  if (range === "all") return { status: 200, headers, body: bytes };
  if (range === null) {
    return { status: 416, headers: { ...headers, "content-range": `bytes */${size}` }, body: "" };
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...headers, "content-range": `bytes ${first}-${last}/${size}` },
    body: bytes.subarray(first, last + 1),
  };
}
