/** Where a response keeps the bytes it was made of. Registered, because pages and API are loaded apart. */
const BYTES = Symbol.for("affiche.http.bytes");

/**
 * A response that says its length: callers can show progress. Its bytes are not copied, so nobody may change them
 * afterwards; {@link bytesOf} gives them to a server that can write them in one piece.
 */
export function bytesResponse(bytes: Uint8Array, status: number, headers: Record<string, string>): Response {
  const sized = { ...headers, "Content-Length": String(bytes.byteLength) };
  return Object.assign(new Response(streamOf(bytes), { status, headers: sized }), { [BYTES]: bytes });
}

/** The whole body of a response of ours, as long as nobody has wrapped it into another; else undefined. */
export function bytesOf(response: Response): Uint8Array | undefined {
  return (response as { [BYTES]?: Uint8Array })[BYTES];
}

/** Bytes for those who read a stream. A response made of the bytes themselves would copy them, read or not. */
function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
