import { AppError } from "@/lib/http/app-error";

/** The header by which a call is safe to send again; null without one. @throws AppError INVALID_REQUEST. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError("INVALID_REQUEST", "Idempotency-Key: must have 1 to 255 visible ASCII characters");
}
