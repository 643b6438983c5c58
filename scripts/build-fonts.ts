/**
 * Copies the font files from their npm packages to public/fonts and writes lib/poster/fonts/faces.gen.ts.
 *
 * Usage: tsx scripts/build-fonts.ts [--force]
 * Does nothing when both are up to date with the registry and the installed packages.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FontFacts, fontFacts } from "@/lib/poster/fonts/font-facts";
import { fonts } from "@/lib/poster/fonts/registry";
import { readFamily } from "./fonts/read-family";
import { packageFolder, packageVersion, root, sha256 } from "./npm-package";

/** Raised when the layout of what this script writes changes. */
const FORMAT = 4;

const target = join(root, "public", "fonts");
const generated = join(root, "lib", "poster", "fonts", "faces.gen.ts");
const stampFile = join(target, "stamp.json");

/** What the output depends on: the format, the families and the versions of their packages. */
function inputKey(): string {
  const versions = fonts.entries.map((font) => [
    font.id,
    font.name,
    font.package,
    packageVersion(font.package),
  ]);
  return sha256(JSON.stringify([FORMAT, versions]));
}

function isUpToDate(key: string): boolean {
  if (!existsSync(stampFile) || !existsSync(generated)) return false;
  const stamp: { key?: unknown; module?: unknown; folders?: unknown } = JSON.parse(
    readFileSync(stampFile, "utf8"),
  );
  return (
    stamp.key === key &&
    stamp.module === sha256(readFileSync(generated)) &&
    Array.isArray(stamp.folders) &&
    stamp.folders.every((folder) => existsSync(join(target, String(folder), "faces.json")))
  );
}

function build(key: string): void {
  const facts: Record<string, FontFacts> = {};
  const folders: string[] = [];
  for (const font of fonts.entries) {
    const family = readFamily(font, packageFolder(font.package));
    const list = JSON.stringify({ faces: family.faces });
    // Not of the files themselves: packing them again with another zlib gives other bytes of the same font.
    const version = sha256(JSON.stringify([FORMAT, font.package, packageVersion(font.package), list])).slice(
      0,
      12,
    );
    const folder = join(font.id, version);
    const done = join(target, folder, "faces.json");
    if (!existsSync(done)) {
      mkdirSync(join(target, folder), { recursive: true });
      for (const [name, bytes] of family.files) writeFileSync(join(target, folder, name), bytes);
      // Written last: its presence says that the folder is complete.
      writeFileSync(done, list);
    }
    facts[font.id] = { version, ...family.facts };
    folders.push(folder);
  }
  removeStale(folders);
  const module = moduleText(facts);
  if (!existsSync(generated) || readFileSync(generated, "utf8") !== module) writeFileSync(generated, module);
  writeFileSync(stampFile, `${JSON.stringify({ key, module: sha256(module), folders })}\n`);
}

/** Removes families and versions that are no longer made. */
function removeStale(folders: readonly string[]): void {
  const kept = new Set(folders);
  for (const id of readdirSync(target, { withFileTypes: true })) {
    if (!id.isDirectory()) continue;
    for (const version of readdirSync(join(target, id.name))) {
      const folder = join(id.name, version);
      if (!kept.has(folder)) rmSync(join(target, folder), { recursive: true });
    }
    if (readdirSync(join(target, id.name)).length === 0) rmSync(join(target, id.name), { recursive: true });
  }
}

function moduleText(facts: Readonly<Record<string, FontFacts>>): string {
  const rows = Object.keys(facts)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(facts[id])},`);
  return [
    "// Written by scripts/build-fonts.ts from the font packages; run `npm run fonts` instead of editing.",
    'import type { FontFacts } from "./font-facts";',
    "",
    "/** Facts of every family by its id. */",
    "export const fontFactsById: Readonly<Record<string, FontFacts>> = {",
    ...rows,
    "};",
    "",
  ].join("\n");
}

/** Whether every folder that the generated module names is there: enough to run where the packages are not installed. */
const isBuilt = () =>
  fonts.entries.every((font) => {
    const version = fontFacts(font.id)?.version;
    return version !== undefined && existsSync(join(target, font.id, version, "faces.json"));
  });

const startedMs = performance.now();
const absent = fonts.entries.filter((font) => !existsSync(packageFolder(font.package)));
if (absent.length > 0) {
  if (!isBuilt()) {
    const names = absent.map((font) => font.package).join(", ");
    throw new Error(`Fonts cannot be built without their packages; install them with npm ci: ${names}`);
  }
  console.log("Fonts are built; their packages are not installed.");
} else {
  const key = inputKey();
  if (!process.argv.includes("--force") && isUpToDate(key)) {
    console.log("Fonts are up to date.");
  } else {
    mkdirSync(target, { recursive: true });
    build(key);
    console.log(
      `Built ${fonts.entries.length} font families in ${Math.round(performance.now() - startedMs)} ms.`,
    );
  }
}
