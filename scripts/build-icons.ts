/**
 * Builds the icons of four npm packages into lib/icons/built: what is known of them and searched in index.json, and what
 * they look like in shapes.svg.
 *
 * Usage: tsx scripts/build-icons.ts [--force]
 * Does nothing when both are up to date with the installed packages and with what builds them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder, packageVersion, root, sha256 } from "./npm-package";

const target = join(root, "lib", "icons", "built");
const stampFile = join(target, "stamp.json");
const PACKAGES = ["@phosphor-icons/core", "lucide-static", "heroicons", "@radix-ui/react-icons"];

/** What the output depends on: the packages, and the code that reads and writes. */
function inputKey(): string {
  const code = ["scripts/icons", "lib/icons"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .sort()
      .map((name) => sha256(readFileSync(join(root, folder, name)))),
  );
  return sha256(JSON.stringify([PACKAGES.map(packageVersion), code]));
}

const written = () => ["index.json", "shapes.svg"].map((name) => join(target, name));

function isUpToDate(key: string): boolean {
  if (![stampFile, ...written()].every((path) => existsSync(path))) return false;
  const stamp: { key?: unknown; files?: unknown } = JSON.parse(readFileSync(stampFile, "utf8"));
  return stamp.key === key && stamp.files === filesKey();
}

const filesKey = () =>
  sha256(
    written()
      .map((path) => sha256(readFileSync(path)))
      .join(),
  );

async function build(key: string): Promise<number> {
  const [{ buildIndex }, { readPhosphor }, { readLucide }, { readHeroicons }, { readRadix }] =
    await Promise.all([
      import("./icons/build-index"),
      import("./icons/read-phosphor"),
      import("./icons/read-lucide"),
      import("./icons/read-heroicons"),
      import("./icons/read-radix"),
    ]);
  const sources = [
    readPhosphor(packageFolder("@phosphor-icons/core")),
    readLucide(packageFolder("lucide-static")),
    readHeroicons(packageFolder("heroicons")),
    readRadix(packageFolder("@radix-ui/react-icons")),
  ];
  const { index, shapes } = buildIndex(
    sources,
    new Map(PACKAGES.map((name) => [name, packageVersion(name)])),
  );
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "index.json"), JSON.stringify(index));
  writeFileSync(join(target, "shapes.svg"), shapes);
  // Written last: its presence says that the others are complete.
  writeFileSync(stampFile, `${JSON.stringify({ key, files: filesKey() })}\n`);
  return index.libraries.reduce((sum, { icons }) => sum + icons.length, 0);
}

const startedMs = performance.now();
const absent = PACKAGES.filter((name) => !existsSync(packageFolder(name)));
if (absent.length > 0) {
  if (!existsSync(stampFile))
    throw new Error(
      `Icons cannot be built without their packages; install them with npm ci: ${absent.join(", ")}`,
    );
  console.log("Icons are built; their packages are not installed.");
} else {
  const key = inputKey();
  if (!process.argv.includes("--force") && isUpToDate(key)) {
    console.log("Icons are up to date.");
  } else {
    const count = await build(key);
    console.log(`Built ${count} icons in ${Math.round(performance.now() - startedMs)} ms.`);
  }
}
