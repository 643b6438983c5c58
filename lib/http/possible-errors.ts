import type { Endpoint } from "./endpoint";
import type { ErrorCode } from "./error-codes";

/** Every code that an endpoint may answer: its own, and those that the wrapper adds for what the contract accepts. */
export function possibleErrors({ query, body, errors }: Endpoint): readonly ErrorCode[] {
  const ofInput: ErrorCode[] = query || body ? ["INVALID_REQUEST"] : [];
  const ofBody: ErrorCode[] = body ? ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] : [];
  const ofAll: ErrorCode[] = ["METHOD_NOT_ALLOWED", "RATE_LIMITED", "INTERNAL"];
  return [...new Set([...ofInput, ...ofBody, ...errors, ...ofAll])];
}
