/**
 * Refresh tokens. Threat: tokens read out of a dump of the database; a stolen token used beside its owner. Covered: only
 * hashes are kept; each exchange gives the successor, which is computed from the token and the install's secret, so that
 * parallel requests with one token get one and the same; a token that comes back late ends its session (RFC 9700, 4.14.2).
 */
import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "@/lib/data/secret-key";

/** Makes the first token of a session: 256 random bits. */
export const newRefreshToken = () => randomBytes(32).toString("base64url");

/** The token that takes a token's place. */
export const successorOf = (token: string) =>
  createHmac("sha256", deriveKey("refresh-tokens")).update(token).digest("base64url");

/** What is kept of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest();
