import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the built site depends on. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "examples",
  "public/media",
  "next.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
  "tsconfig.json",
];

/** Hash of all files that the build depends on: their paths and contents, tests left out. */
export function hashSources(root: string): string {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const file of filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
