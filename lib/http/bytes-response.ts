/** Where a response keeps the bytes it was made of. Registered, because pages and API are loaded apart. */
const BYTES = Symbol.for("affiche.http.bytes");

/**
 * A response that says its length: callers can show progress. {@link bytesOf} gives its bytes to a server that can write
 * them in one piece, so nobody may change them afterwards.
 */
export function bytesResponse(bytes: Uint8Array, status: number, headers: Record<string, string>): Response {
  const sized = { ...headers, "Content-Length": String(bytes.byteLength) };
  const response = new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers: sized });
  return Object.assign(response, { [BYTES]: bytes });
}

/** The whole body of a response of ours, as long as nobody has wrapped it into another; else undefined. */
export function bytesOf(response: Response): Uint8Array | undefined {
  return (response as { [BYTES]?: Uint8Array })[BYTES];
}
