/**
 * Where to go after signing in: a path of our own, whatever a link says.
 * @param asked the `next` parameter, if any.
 */
export function nextPath(asked: string | undefined): string {
  if (!asked?.startsWith("/") || /^\/[/\\]/.test(asked)) return "/documents";
  const url = new URL(asked, "http://own.invalid");
  return url.origin === "http://own.invalid" ? url.pathname + url.search + url.hash : "/documents";
}
