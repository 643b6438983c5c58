/** Whether a caller already has what an ETag names, as its If-None-Match says. */
export const isUnchanged = (request: Request, etag: string): boolean =>
  namesTag(request.headers.get("if-none-match") ?? "", [etag]);

/**
 * Whether an If-None-Match header names one of some ETags (RFC 9110 §13.1.2). Weakly, because what compresses an answer
 * makes its tag weak.
 */
export function namesTag(header: string, etags: readonly string[]): boolean {
  const known = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes("*") || etags.some((etag) => known.includes(etag));
}
