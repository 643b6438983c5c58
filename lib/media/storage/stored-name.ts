import { lookup } from "mime-types";

const NAME = /^[a-z0-9][a-z0-9._-]{0,127}$/;

/**
 * Guards every store against names that mean more than a name (paths, hidden files, wildcards).
 * @throws Error for what no store may be asked.
 */
export function assertStoredName(name: string): void {
  if (NAME.test(name) && !name.includes("..")) return;
  throw new Error(`${JSON.stringify(name.slice(0, 60))} is no name of a stored file`);
}

/** The type that a name's extension stands for. */
export const typeOfName = (name: string): string =>
  (name.includes(".") && lookup(name)) || "application/octet-stream";
