import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceLibrary } from "./icon-source";

/**
 * Lucide: names are those that its package has tags for. Each earlier name is a file that draws the same as the icon of
 * today, and nothing else in the package tells which that is.
 */
export function readLucide(folder: string): SourceLibrary {
  const tags = JSON.parse(readFileSync(join(folder, "tags.json"), "utf8")) as Record<string, string[]>;
  const files = new Map(
    readdirSync(join(folder, "icons"))
      .filter((name) => name.endsWith(".svg"))
      .map((name) => [name.slice(0, -4), readFileSync(join(folder, "icons", name), "utf8")]),
  );
  const names = Object.keys(tags);
  const byShapes = new Map(names.toReversed().map((name) => [shapesOf(files.get(name) ?? ""), name]));
  const aliases = new Map<string, string[]>();
  for (const [name, file] of files) {
    if (Object.hasOwn(tags, name)) continue;
    const today = byShapes.get(shapesOf(file));
    if (!today)
      throw new Error(`lucide-static has ${name}, which has no tags and is no icon of another name`);
    aliases.set(today, [...(aliases.get(today) ?? []), name]);
  }
  return {
    id: "lucide",
    name: "Lucide",
    package: "lucide-static",
    variants: [
      {
        id: "regular",
        viewBox: "0 0 24 24",
        group:
          'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"',
      },
    ],
    icons: names.map((name) => ({
      name,
      aliases: aliases.get(name) ?? [],
      tags: tags[name] ?? [],
      files: [files.get(name) ?? ""],
    })),
  };
}

const shapesOf = (file: string) => file.slice(file.indexOf(">", file.indexOf("<svg")) + 1);
