/**
 * The only fetch of addresses that users give. Threat: requests to this machine, its network or a metadata service, by
 * any spelling, redirect or changing name; answers that never end. Covered: the name is resolved once by the connection
 * itself and every resolved address is checked before a socket is opened, so a name cannot change in between; every hop
 * of a redirect passes the same checks; time is limited in total and bytes while they arrive; nothing of ours (cookies,
 * credentials, referrer) is sent. Left open: what a public server does with the request.
 */
import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, request as send } from "undici";
import { env } from "../env";
import { AppError } from "./app-error";
import { isAskable, isExempt, isPublicAddress } from "./outbound/address-rules";

/** Bounds of one fetch, redirects included. */
export interface SafeFetchOptions {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Value of the Accept header. */
  readonly accept?: string;
  /** Name resolution; replaced in tests of changing names. */
  readonly lookup?: LookupFunction;
}

/** A finished answer. */
export interface Fetched {
  readonly bytes: Uint8Array;
  /** As the server named it, `application/octet-stream` when it did not. Content decides, not this. */
  readonly contentType: string;
  /** Status of the last hop: 200, because nothing else counts as an answer. */
  readonly status: number;
  /** Where the bytes came from, after redirects. */
  readonly finalUrl: string;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** One sentence for every reason, so that nothing about an inside network can be learned from the difference. */
const refused = () =>
  new AppError("INVALID_REQUEST", "This address cannot be fetched; use a public http or https address.");
const failed = (cause: unknown) =>
  new AppError("UPSTREAM_FAILED", "The address did not answer with a usable file in time.", { cause });

class NotPublicError extends Error {}

/**
 * Fetches a user-given address.
 * @throws AppError INVALID_REQUEST for what may not be fetched, PAYLOAD_TOO_LARGE over maxBytes, UPSTREAM_FAILED otherwise.
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = parseAddress(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await fetchHop(url, options, signal);
    if ("bytes" in answer) return { ...answer, finalUrl: url.href };
    url = parseAddress(answer.location, url);
  }
  throw failed(new Error("too many redirects"));
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !isAskable(url, env().ALLOW_PRIVATE_UPSTREAMS)) throw refused();
  return url;
}

async function fetchHop(
  url: URL,
  { maxBytes, accept, lookup }: SafeFetchOptions,
  signal: AbortSignal,
): Promise<Omit<Fetched, "finalUrl"> | { location: string }> {
  const exempt = isExempt(url, env().ALLOW_PRIVATE_UPSTREAMS);
  const agent = new Agent({
    connect: { lookup: exempt ? resolve : checkedLookup(lookup ?? resolve), timeout: 5000 },
    maxResponseSize: maxBytes + 1,
    pipelining: 0,
  });
  // The signal alone does not end a connection that is being made: a name that is never resolved would outlast it.
  const giveUp = () => void agent.destroy();
  signal.addEventListener("abort", giveUp);
  try {
    const headers = { accept: accept ?? "*/*", "user-agent": "Affiche", "accept-encoding": "identity" };
    const response = await send(url, { dispatcher: agent, signal, headers });
    const { location } = response.headers;
    if (REDIRECTS.has(response.statusCode) && typeof location === "string") return { location };
    if (response.statusCode !== 200) throw failed(new Error(`status ${response.statusCode}`));
    if (Number(response.headers["content-length"]) > maxBytes) throw tooLarge(maxBytes);
    const bytes = await readAll(response.body, maxBytes);
    const type = response.headers["content-type"];
    const contentType = typeof type === "string" ? type : "application/octet-stream";
    return { bytes, contentType, status: response.statusCode };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (hasCause(error, NotPublicError)) throw refused();
    if (error instanceof Error && "code" in error && error.code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
      throw tooLarge(maxBytes);
    throw failed(error);
  } finally {
    signal.removeEventListener("abort", giveUp);
    void agent.destroy();
  }
}

const tooLarge = (maxBytes: number) =>
  new AppError("PAYLOAD_TOO_LARGE", `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB.`);

async function readAll(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Resolves a name and lets the connection have its addresses only when all of them are public. */
function checkedLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 4);
      const list = Array.isArray(addresses) ? addresses : [];
      const [first] = list;
      if (!first || !list.every(({ address }) => isPublicAddress(address))) {
        return callback(new NotPublicError(hostname), "", 4);
      }
      return options.all ? callback(null, list) : callback(null, first.address, first.family);
    });
  };
}

function hasCause(error: unknown, kind: typeof NotPublicError): boolean {
  if (error instanceof kind) return true;
  if (error instanceof AggregateError) return error.errors.some((inner) => hasCause(inner, kind));
  return error instanceof Error && error.cause !== undefined && hasCause(error.cause, kind);
}
