/**
 * Which file of a site an address means. Threat: paths that lead elsewhere by dots, slashes, NULs or encodings. Covered:
 * the path is decoded once and looked up among the names of the site; no file system sees it, so what is no name of the
 * site is nothing at all.
 */
import type { ManifestFile } from "../../data/deployments";

/** The files of a site by their paths. */
export type SiteIndex = ReadonlyMap<string, ManifestFile>;

/** What an address means: a file, another address that is better, or nothing. */
export type Found = { readonly file: ManifestFile } | { readonly redirectTo: string } | null;

/**
 * Finds what is asked for. `/about` is `about.html`, or the folder `about`, which wants a slash so that its own relative
 * addresses work.
 * @param target the request's, as it was sent: path and query, or a whole address.
 */
export function findInSite(index: SiteIndex, target: string): Found {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const name = plainName(path);
  if (name === null) return null;
  const redirect = (to: string) => ({
    redirectTo: `/${to.split("/").map(encodeURIComponent).join("/")}${query}`,
  });
  if (name === "" || name.endsWith("/")) {
    const file = index.get(`${name}index.html`);
    if (file) return { file };
    const page = name.slice(0, -1);
    return index.has(`${page}.html`) ? redirect(page) : null;
  }
  const file = index.get(name) ?? index.get(`${name}.html`);
  if (file) return { file };
  return index.has(`${name}/index.html`) ? redirect(`${name}/`) : null;
}

/** The path without its first slash, decoded once; null for what is no path. */
function plainName(path: string): string | null {
  if (path === "") return "";
  if (!path.startsWith("/")) return null;
  try {
    return decodeURIComponent(path.slice(1)).normalize("NFC");
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
