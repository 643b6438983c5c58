import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Each generated file, and what writes it. */
const WRITERS: Readonly<Record<string, string>> = {
  "lib/data/schema.gen.ts": "scripts/generate-database-types.ts",
  "lib/design/tailwind/tailwind-css.gen.ts": "scripts/generate-tailwind-css.ts",
  "lib/poster/images/bundled.gen.ts": "scripts/make-media/write-index.ts",
  "lib/poster/fonts/faces.gen.ts": "scripts/build-fonts.ts",
};

const generated = execFileSync("git", ["ls-files", "--", "*.gen.ts"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const contents = () => generated.map((path) => [path, readFileSync(path, "utf8")]);

it("generated files are those that a script is known to write", () => {
  expect(generated.toSorted()).toEqual(Object.keys(WRITERS).toSorted());
});

it("generated files are what their scripts write", { timeout: 300_000 }, () => {
  expect(generated.length).toBeGreaterThan(0);
  const before = contents();
  for (const script of Object.values(WRITERS))
    execFileSync(process.execPath, ["--import", "tsx", script], { stdio: "ignore" });
  const changed = contents().filter(([, text], index) => text !== before[index]?.[1]);
  expect(
    changed.map(([path]) => `${path} was edited by hand or is out of date; it is right now: commit it`),
  ).toEqual([]);
});
