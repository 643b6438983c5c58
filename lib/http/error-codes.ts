/** Every error code of the service with its HTTP status: the one table. */
export const ERROR_STATUS = {
  INVALID_STATE: 400,
  INVALID_REQUEST: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  RENDER_FAILED: 502,
  UPSTREAM_FAILED: 502,
  RENDER_UNAVAILABLE: 503,
  ASSISTANT_UNAVAILABLE: 503,
  RENDER_TIMEOUT: 504,
} as const;

/** A machine-readable error code, as in `{error, code}`. */
export type ErrorCode = keyof typeof ERROR_STATUS;
