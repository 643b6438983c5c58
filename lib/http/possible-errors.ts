import type { Endpoint } from "./endpoint";
import type { ErrorCode } from "./error-codes";

/** Every code that an endpoint may answer: its own, and those that the wrapper adds for what the contract accepts. */
export function possibleErrors({
  access,
  method,
  params,
  query,
  body,
  errors,
  surface,
  upload,
}: Endpoint): readonly ErrorCode[] {
  const ofInput: ErrorCode[] = params || query || body ? ["INVALID_REQUEST"] : [];
  const ofBody: ErrorCode[] = body || upload ? ["PAYLOAD_TOO_LARGE"] : [];
  // The design API answers 400 instead.
  const ofType: ErrorCode[] = body && surface === "poster" ? ["UNSUPPORTED_MEDIA_TYPE"] : [];
  const ofCaller: ErrorCode[] = [
    ...(access === "signed-in" || access === "paid" ? (["UNAUTHENTICATED"] as const) : []),
    // From another site, or without a paid plan.
    ...((access ?? "public") !== "public" && (access === "paid" || method !== "GET")
      ? (["FORBIDDEN"] as const)
      : []),
  ];
  const ofAll: ErrorCode[] = ["METHOD_NOT_ALLOWED", "RATE_LIMITED", "INTERNAL"];
  return [...new Set([...ofInput, ...ofBody, ...ofType, ...ofCaller, ...errors, ...ofAll])];
}
