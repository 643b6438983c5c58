/**
 * The secret by which a tab proves who it is when it answers calls and heartbeats. Threat: somebody who reads the store,
 * the events or a log and answers in the tab's place. Covered: a token is computed from a key of this install and kept
 * nowhere; it names session, tab and epoch, so it is of no use in another session or after another tab has taken over.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Whom a token names. Epoch 0 is a tab that only looks on. */
export interface TokenClaims {
  readonly clientId: string;
  readonly epoch: number;
}

/** What a clientId may be: text that a tab makes up once for each time its page is loaded. */
export const CLIENT_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Makes the token of a tab. @param key of this install, for this purpose alone. */
export function makeExecutorToken(key: Buffer, sessionId: string, { clientId, epoch }: TokenClaims): string {
  return `${clientId}.${epoch}.${signature(key, sessionId, clientId, epoch).toString("base64url")}`;
}

/** Whom a token names in this session; null for one that was not made here for it. */
export function readExecutorToken(key: Buffer, sessionId: string, token: string): TokenClaims | null {
  const [, clientId = "", number = "", mac = ""] =
    /^([A-Za-z0-9_-]{8,64})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(mac, "base64url");
  const wanted = signature(key, sessionId, clientId, Number(number));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { clientId, epoch: Number(number) };
}

const signature = (key: Buffer, sessionId: string, clientId: string, epoch: number) =>
  createHmac("sha256", key).update(`${sessionId}\n${clientId}\n${epoch}`).digest();
