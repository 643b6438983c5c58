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
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

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
      const imports = [...text.matchAll(IMPORT)].map((match) =>
        resolveImport(path, match[1] ?? match[2] ?? match[3] ?? ""),
      );
      return [{ path, text, lineCount: text.split("\n").length, imports }];
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
