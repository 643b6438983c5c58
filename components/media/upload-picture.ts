import { ApiError } from "@/components/documents/ask-api";
import { MAX_IMAGE_BYTES } from "@/lib/media/image/image-limits";
import { TAKEN_TYPES } from "@/lib/media/image/image-types";

/** What a person may choose, as in the attribute `accept`. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml";

/** What is taken, in words. */
export const PICTURE_RULES = `${TAKEN_TYPES}, at most ${MAX_IMAGE_BYTES / 1024 / 1024} MB.`;

/**
 * Uploads a picture for the person who is signed in, through POST /upload-image.
 * @param onProgress told how much is sent, 0 to 1.
 * @returns its permanent address.
 * @throws ApiError with a sentence for people; status 401 when nobody is signed in, 413 for a file that is too large.
 */
export function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > MAX_IMAGE_BYTES) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1);
    const most = MAX_IMAGE_BYTES / 1024 / 1024;
    const message = `This file has ${megabytes} MB; at most ${most} MB are taken. Make it smaller first.`;
    return Promise.reject(new ApiError(message, 413, {}));
  }
  // fetch does not tell how much it has sent.
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal.addEventListener("abort", stop, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal.reason);
    request.onerror = () =>
      reject(new ApiError("The service cannot be reached. Try again in a moment.", 0, {}));
    request.onload = () => {
      const body = (request.response ?? {}) as Readonly<Record<string, unknown>>;
      if (request.status === 201 && typeof body.url === "string") resolve(body.url);
      else
        reject(
          new ApiError(String(body.error ?? "The upload did not work. Try again."), request.status, body),
        );
    };
    request.onloadend = () => signal.removeEventListener("abort", stop);
    request.open("POST", "/api/v1/design/upload-image");
    request.responseType = "json";
    request.send(form);
    if (signal.aborted) request.abort();
  });
}

/** Words for a picture from the name of its file; empty for names that cameras and programs make. */
export function wordsOfFileName(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_.\s]+/g, " ")
    .trim();
  const isMade =
    /^(?:img|dsc[fn]?|pxl|mvi|image|photo|picture|screenshot|screen shot|bildschirmfoto|untitled|download|unnamed)(?![\p{L}])[\d\s()at:]*$/iu.test(
      words,
    ) ||
    !/\p{L}{2}/u.test(words) ||
    /^[\da-f\s]{12,}$/i.test(words);
  return isMade ? "" : words.slice(0, 200);
}
