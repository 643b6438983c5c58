/** Whether a caller already has what an ETag names, as its If-None-Match says (RFC 9110 §13.1.2, weak comparison). */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
