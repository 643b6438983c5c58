import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** SHA-256 of a text or bytes, in hex. */
export const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** Folder of an installed package; it need not be there. */
export const packageFolder = (name: string) => join(root, "node_modules", name);

/** Version of an installed package. @throws Error when it is not installed. */
export function packageVersion(name: string): string {
  const manifest: { version?: unknown } = JSON.parse(
    readFileSync(join(packageFolder(name), "package.json"), "utf8"),
  );
  return String(manifest.version);
}
