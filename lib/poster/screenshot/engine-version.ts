import { readFileSync } from "node:fs";
import { join } from "node:path";

let version: string | null | undefined;

/**
 * What was built: pictures of another build are never given out. Null where nothing was built (development, tests),
 * and with that nothing that could be kept on disk.
 */
export function engineVersion(projectDir = process.cwd()): string | null {
  if (version === undefined) {
    try {
      version = readFileSync(join(projectDir, ".next", "BUILD_ID"), "utf8").trim();
    } catch {
      version = null;
    }
  }
  return version;
}
