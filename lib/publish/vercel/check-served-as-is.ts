/**
 * Files that Vercel would run or obey instead of serving them. Threat: a person who publishes a page and gets to run code
 * on the operator's account, or to configure it. Covered: its configuration files, functions, middleware and build
 * manifests are refused by name. Left open: names that Vercel gives a meaning in future.
 */
import { AppError } from "../../http/app-error";
import type { SiteFile } from "../files/read-site";

const OBEYED =
  /^(?:(?:vercel|now)\.(?:json|toml|[cm]?[jt]s)|package\.json|(?:middleware|proxy)\.[^/]*|api\/.*)$/i;

/** @throws AppError INVALID_REQUEST that names the first such file. */
export function checkServedAsIs(files: readonly SiteFile[]): void {
  const obeyed = files.find(({ path }) => OBEYED.test(path));
  if (!obeyed) return;
  const name = JSON.stringify(obeyed.path.slice(0, 100));
  throw new AppError(
    "INVALID_REQUEST",
    `files: the hosting provider would not serve ${name} but obey it; rename it`,
  );
}
