import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as components from "@radix-ui/react-icons";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { iconKey } from "@/lib/icons/icon-words";
import type { SourceLibrary } from "./icon-source";

/** Radix: the package names its icons but holds components alone, which are drawn here, once, to get at their SVG. */
export function readRadix(folder: string): SourceLibrary {
  const manifest: { icons: Record<string, Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, "manifest.json"), "utf8"),
  );
  const byKey = new Map(Object.entries(components).map(([name, component]) => [iconKey(name), component]));
  return {
    id: "radix",
    name: "Radix",
    package: "@radix-ui/react-icons",
    // Every shape says for itself that it is filled.
    variants: [{ id: "regular", viewBox: "0 0 15 15", group: null }],
    icons: Object.keys(manifest.icons[":15"] ?? {}).map((name) => {
      const component = byKey.get(`${iconKey(name)}icon`);
      if (!component) throw new Error(`@radix-ui/react-icons names ${name} and has no component of it`);
      return { name, aliases: [], tags: [], files: [renderToStaticMarkup(createElement(component))] };
    }),
  };
}
