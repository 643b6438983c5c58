import { MAX_MEDIA_BYTES, MEDIA_TIMEOUT_MS, type OutsideFetch, type OutsideFile } from "./outside-fetch";

/** Bytes from outside that one picture may take, over all its media. */
const MAX_PICTURE_BYTES = 128 * 1024 * 1024;
/** Addresses from outside that one picture may ask for. */
const MAX_PICTURE_FILES = 250;

/** Fetches the media of one picture after another; each address once per picture, within the picture's means. */
export interface MediaDesk {
  /** Starts a new picture: what the last one fetched is forgotten. */
  reset(): void;
  /** @throws Error when the address may not be fetched, does not answer, or the picture has used up its means. */
  fetch(url: string): Promise<OutsideFile>;
}

/** Makes the desk of one page. */
export function createMediaDesk(fetchOutside: OutsideFetch): MediaDesk {
  let files = new Map<string, Promise<OutsideFile>>();
  let bytesLeft = MAX_PICTURE_BYTES;

  return {
    reset() {
      files = new Map();
      bytesLeft = MAX_PICTURE_BYTES;
    },
    fetch(url) {
      // A video element asks for the same file again and again, a piece at a time.
      const known = files.get(url);
      if (known) return known;
      if (files.size >= MAX_PICTURE_FILES || bytesLeft <= 0) {
        return Promise.reject(new Error("The picture asks for more media than one picture may"));
      }
      const mine = files;
      const file = fetchOutside(url, {
        maxBytes: Math.min(MAX_MEDIA_BYTES, bytesLeft),
        timeoutMs: MEDIA_TIMEOUT_MS,
      }).then((fetched) => {
        if (mine === files) bytesLeft -= fetched.bytes.byteLength;
        return fetched;
      });
      files.set(url, file);
      return file;
    },
  };
}
