import { createHash } from "node:crypto";

/** Strong entity tag of bytes, quotes included: the first 128 bits of their SHA-256, in hex. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`;
}
