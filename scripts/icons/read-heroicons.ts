import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HEROICONS_RENAMES } from "./heroicons-renames";
import type { SourceLibrary } from "./icon-source";

/** Looks by their folder in the package. The micro ones, for 16 px, lack some icons and are left out. */
const LOOKS = [
  {
    id: "outline",
    folder: "24/outline",
    viewBox: "0 0 24 24",
    group: 'fill="none" stroke="currentColor" stroke-width="1.5"',
  },
  { id: "solid", folder: "24/solid", viewBox: "0 0 24 24", group: null },
  { id: "mini", folder: "20/solid", viewBox: "0 0 20 20", group: null },
] as const;

/** Heroicons: the package has files alone, so earlier names come from a list of ours. */
export function readHeroicons(folder: string): SourceLibrary {
  const names = readdirSync(join(folder, LOOKS[0].folder))
    .filter((name) => name.endsWith(".svg"))
    .map((name) => name.slice(0, -4));
  const lost = Object.entries(HEROICONS_RENAMES).find(([, today]) => !names.includes(today));
  if (lost)
    throw new Error(`heroicons-renames.ts leads from ${lost[0]} to ${lost[1]}, which heroicons has not`);
  return {
    id: "heroicons",
    name: "Heroicons",
    package: "heroicons",
    variants: LOOKS.map(({ id, viewBox, group }) => ({ id, viewBox, group })),
    icons: names.map((name) => ({
      name,
      aliases: Object.entries(HEROICONS_RENAMES).flatMap(([earlier, today]) =>
        today === name ? [earlier] : [],
      ),
      tags: [],
      files: LOOKS.map((look) => readFileSync(join(folder, look.folder, `${name}.svg`), "utf8")),
    })),
  };
}
