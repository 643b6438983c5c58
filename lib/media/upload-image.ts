import { recordUpload } from "../data/uploads";
import type { Person } from "../http/caller";
import { safeFetch } from "../http/safe-fetch";
import { MAX_IMAGE_BYTES } from "./image/image-limits";
import { prepareImage } from "./prepare-image";
import { storage } from "./storage/storage";

/** Longest time for an address to be fetched, redirects included. */
const FETCH_TIMEOUT_MS = 10_000;

/** Where the bytes of an upload are: sent along, or at an address that the sender gave. */
export type UploadSource = { readonly bytes: Uint8Array } | { readonly url: string };

/**
 * Stores an image for a person and writes it down as theirs.
 * @returns the file's name, which is the last part of its address for ever.
 * @throws AppError INVALID_REQUEST, PAYLOAD_TOO_LARGE, or UPSTREAM_FAILED when the address does not deliver.
 */
export async function uploadImage(person: Person, source: UploadSource): Promise<string> {
  const bytes = "bytes" in source ? source.bytes : await fetchImage(source.url);
  const image = await prepareImage(bytes);
  // First the file, then the row: a row never speaks of a file that is not there.
  await storage("uploads").put(image.fileName, image.bytes, image.contentType);
  const { sha256, fileName, contentType, widthPx, heightPx } = image;
  const byteSize = image.bytes.byteLength;
  await recordUpload({ person }, { sha256, fileName, contentType, byteSize, widthPx, heightPx });
  return fileName;
}

async function fetchImage(url: string): Promise<Uint8Array> {
  const limits = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: FETCH_TIMEOUT_MS };
  const { bytes } = await safeFetch(url, { ...limits, accept: "image/*" });
  return bytes;
}
