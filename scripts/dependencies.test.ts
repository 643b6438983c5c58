import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifest = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Manifest;
const { dependencies = {}, devDependencies = {} } = manifest("package.json");
const wanted = { ...dependencies, ...devDependencies };
const rows = [...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (\S+) \| (.+?) \| (.+?) \|$/gm)]
  .map((match) => ({ name: match[1] ?? "", why: match[2] ?? "", licence: match[3] ?? "" }))
  .filter((row) => row.name !== "package");

describe("docs/dependencies.md", () => {
  it("lists each dependency once and nothing else", () => {
    expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(wanted).toSorted());
  });

  it("gives the licence that the package itself names", () => {
    const licences = rows.map(({ name, licence }) => [name, licence]);
    const installed = rows.map(({ name }) => [name, manifest(`node_modules/${name}/package.json`).license]);
    expect(licences).toEqual(installed);
  });

  it("lists no package under a licence that would bind our users", () => {
    // MPL binds changes to the package's own files only, and we change none.
    const open =
      /^(MIT|MIT-0|CC0-1\.0|ISC|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|MIT OR Apache-2\.0)$/;
    expect(rows.filter((row) => !open.test(row.licence))).toEqual([]);
  });
});

describe("package.json", () => {
  it("pins exact versions", () => {
    const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });
});
