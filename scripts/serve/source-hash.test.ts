import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./source-hash";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "affiche-sources-"));
  mkdirSync(join(root, "lib", "http"), { recursive: true });
  writeFileSync(join(root, "lib", "http", "route.ts"), "one");
  writeFileSync(join(root, "package-lock.json"), "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ["a changed source", "lib/http/route.ts", true],
  ["a new source", "lib/http/cors.ts", true],
  ["other packages", "package-lock.json", true],
  ["a test", "lib/http/route.test.ts", false],
  ["the readme", "README.md", false],
])("%s (%s) asks for a new build: %s", (_name, path, expected) => {
  const before = hashSources(root);
  expect(hashSources(root)).toBe(before);
  writeFileSync(join(root, path), "two");
  expect(hashSources(root) !== before).toBe(expected);
});
