import { readFileSync } from "node:fs";
import { join } from "node:path";
import { icons } from "@phosphor-icons/core";
import type { SourceLibrary } from "./icon-source";

/** The first is the usual one; the others from thin to duotone, as the library lists them. */
const WEIGHTS = ["regular", "thin", "light", "bold", "fill", "duotone"] as const;

/** Marks of the catalogue on icons that came or changed lately. */
const NEWS = /^\*.*\*$/;

/** Phosphor: the catalogue of its package says names, earlier names and tags. */
export function readPhosphor(folder: string): SourceLibrary {
  return {
    id: "phosphor",
    name: "Phosphor",
    package: "@phosphor-icons/core",
    variants: WEIGHTS.map((id) => ({ id, viewBox: "0 0 256 256", group: null })),
    icons: icons.map((icon) => ({
      name: icon.name,
      aliases: "alias" in icon ? [icon.alias.name] : [],
      tags: [...icon.tags.filter((tag) => !NEWS.test(tag)), ...icon.categories],
      files: WEIGHTS.map((weight) => {
        const file = weight === "regular" ? icon.name : `${icon.name}-${weight}`;
        return readFileSync(join(folder, "assets", weight, `${file}.svg`), "utf8");
      }),
    })),
  };
}
