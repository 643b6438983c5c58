import { safeFetch } from "../../http/safe-fetch";
import type { OutsideFetch } from "./outside-fetch";
import { ownOrigin } from "./own-origin";

/** An upload's address: the name is the hash of the content, so that a file of that name is the same everywhere. */
const UPLOAD = /^\/uploads\/[0-9a-f]{64}\.[a-z]+$/;

/**
 * Fetches media for a page: the app's own from itself, everything else under the rules of safe-fetch. An upload is looked
 * for here first, whatever name this app was called by when it was made.
 */
export const fetchMedia: OutsideFetch = async (url, limits) => {
  const { origin, pathname } = new URL(url);
  if (origin === ownOrigin()) return fetchOwn(url, limits);
  const upload = UPLOAD.test(pathname)
    ? await fetchOwn(ownOrigin() + pathname, limits).catch(() => null)
    : null;
  return upload ?? fetchElsewhere(url, limits);
};

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
