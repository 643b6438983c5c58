import { safeFetch } from "../../http/safe-fetch";
import type { OutsideFetch } from "./outside-fetch";
import { ownOrigin } from "./own-origin";

/** Fetches media for a page: the app's own from itself, everything else under the rules of safe-fetch. */
export const fetchMedia: OutsideFetch = async (url, limits) =>
  new URL(url).origin === ownOrigin() ? fetchOwn(url, limits) : fetchElsewhere(url, limits);

const fetchElsewhere: OutsideFetch = async (url, { maxBytes, timeoutMs }) => {
  const { bytes, contentType } = await safeFetch(url, { maxBytes, timeoutMs });
  return { bytes, contentType };
};

const fetchOwn: OutsideFetch = async (url, { maxBytes, timeoutMs }) => {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  const contentType = response.headers.get("content-type") ?? "application/octet-stream";
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new Error(`The file is larger than ${maxBytes} bytes`);
  return { bytes, contentType };
};
