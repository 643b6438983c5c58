/** A file from outside, whole. */
export interface OutsideFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Fetches a user-given http(s) address for a page. Must refuse every address that leads to this machine or its
 * network, follow redirects under the same rule, and bound bytes and time. Rejects when it cannot or may not.
 */
export type OutsideFetch = (
  url: string,
  limits: { readonly maxBytes: number; readonly timeoutMs: number },
) => Promise<OutsideFile>;

/** Largest file of media, in bytes. */
export const MAX_MEDIA_BYTES = 32 * 1024 * 1024;

/** Longest wait for one file of media, in total. */
export const MEDIA_TIMEOUT_MS = 10_000;
