/**
 * Tokens of share links. Threat: tokens read out of a database dump, or guessed. Covered: 256 random bits; the database
 * holds their SHA-256, by which they are found, and a copy sealed under SECRET_KEY, so that the owner can see the link
 * again. Left open: a link is known to whomever it is passed on to, until the owner revokes it.
 */
import { createHash, randomBytes } from "node:crypto";
import { seal, unseal } from "./secret-key";

const PURPOSE = "share-tokens";

/** A token in the three forms in which it exists. */
export interface NewShareToken {
  /** For the link: 43 characters of base64url. */
  readonly token: string;
  readonly hash: Buffer;
  readonly sealed: string;
}

/** Makes a token of 256 random bits. */
export function createShareToken(): NewShareToken {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: Buffer.from(hashShareToken(token), "hex"), sealed: seal(token, PURPOSE) };
}

/** SHA-256 (hex) of a token, by which its share is found. Any text has one; only a real token's is known. */
export const hashShareToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The token in a sealed copy; null when it was sealed under another SECRET_KEY. */
export function openShareToken(sealed: string): string | null {
  try {
    return unseal(sealed, PURPOSE);
  } catch {
    // The key has changed since. The link itself still works: it is found by its hash.
    return null;
  }
}
