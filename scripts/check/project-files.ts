import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A source file of the project with what it imports. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  /** Modules that it imports: paths from the root (`lib/env`) for our own, names for packages. */
  readonly imports: readonly string[];
  /** Those of them that are there when the code runs: without `import type`. */
  readonly runtimeImports: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(\s+type\b)?[^;'"]*?\bfrom\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Every TypeScript file that git tracks or would track, below the given folders. */
export function readSourceFiles(folders: readonly string[]): SourceFile[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders],
    {
      encoding: "utf8",
    },
  );
  return [...new Set(listed.split("\n"))]
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readIfThere(path);
      if (text === null) return [];
      const found = [...text.matchAll(IMPORT)].map(([, typeOnly, from, bare, dynamic]) => ({
        target: resolveImport(path, from ?? bare ?? dynamic ?? ""),
        typeOnly: typeOnly !== undefined,
      }));
      const imports = found.map(({ target }) => target);
      const runtimeImports = found.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target);
      return [{ path, text, lineCount: text.split("\n").length, imports, runtimeImports }];
    });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    // A deleted file is still in the index until it is committed.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return specifier;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/**
 * Everything that is loaded with the given files, followed through our own modules: for each module that is reached,
 * the chain of files that leads to it.
 */
export function reachedFrom(
  starts: readonly SourceFile[],
  all: readonly SourceFile[],
): Map<string, string[]> {
  const byModule = new Map(all.map((file) => [file.path.replace(/(\/index)?\.tsx?$/, ""), file]));
  const chains = new Map<string, string[]>();
  const queue = starts.map((file) => ({ file, chain: [file.path] }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const target of next.file.runtimeImports) {
      const chain = [...next.chain, target];
      if (chains.has(target)) continue;
      chains.set(target, chain);
      const file = byModule.get(target.replace(/(\/index)?(\.tsx?)?$/, ""));
      if (file) queue.push({ file, chain });
    }
  }
  return chains;
}
