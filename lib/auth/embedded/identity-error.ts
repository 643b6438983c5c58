/** A refusal of the embedded identity, in the words and codes of Supabase's own service. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  /**
   * @param status 4xx: clients take a 5xx for an outage and ask again.
   * @param code one of supabase-js's error codes, like `invalid_credentials`.
   */
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
