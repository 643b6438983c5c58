import { MediaError } from "./media-error";

/** Most bytes of one file of media; a server that draws pictures fetches no larger ones either. */
export const MAX_MEDIA_BYTES = 32 * 1024 * 1024;

/**
 * Fetches a file that a state names, without cookies and without telling who asks.
 * @throws MediaError with the reason in plain words.
 */
export async function fetchMedia(
  url: string,
  signal: AbortSignal,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  let response: Response;
  try {
    response = await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
  } catch (cause) {
    throw new MediaError("the address does not answer, or does not allow use on other pages", { cause });
  }
  if (!response.ok) throw new MediaError(`the address answered ${response.status}`);
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > maxBytes) throw tooLarge(maxBytes);
  const type = response.headers.get("content-type") ?? "";
  return { type, bytes: await readBounded(response, maxBytes) };
}

const tooLarge = (maxBytes: number) =>
  new MediaError(`the file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`);

async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!Number.isFinite(maxBytes) || !response.body) return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
