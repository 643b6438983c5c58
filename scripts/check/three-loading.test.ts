import { describe, expect, it } from "vitest";
import { readSourceFiles, type SourceFile } from "./project-files";

const code = readSourceFiles(["app", "components", "lib"]).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const isThree = (target: string) => /^three(\/|$)/.test(target);
const FOLDER = "lib/poster/render/three/";

/** Modules that a file loads at once; what `import()` names comes later. */
const loadedAtOnce = ({ text, runtimeImports }: SourceFile) => {
  const later = [...text.matchAll(/\bimport\(\s*["']\.\/([\w-]+)["']/g)].map((match) => FOLDER + match[1]);
  return runtimeImports.filter((target) => !later.includes(target));
};

describe("three.js", () => {
  it("is used in its own folder alone", () => {
    const users = code.filter(({ imports }) => imports.some(isThree)).map(({ path }) => path);
    expect(users.length).toBeGreaterThan(10);
    expect(users.filter((path) => !path.startsWith(FOLDER))).toEqual([]);
  });

  it("is no part of what a poster without 3D loads", () => {
    const byModule = new Map(code.map((file) => [file.path.replace(/\.tsx?$/, ""), file]));
    const outside = code.filter(
      ({ path }) => path.startsWith("lib/poster/render/") && !path.startsWith(FOLDER),
    );
    const seen = new Set<string>();
    const queue = outside.flatMap(loadedAtOnce);
    for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
      if (seen.has(target)) continue;
      seen.add(target);
      const file = byModule.get(target);
      if (file) queue.push(...loadedAtOnce(file));
    }
    expect(seen.has(`${FOLDER}scene-store`)).toBe(true);
    expect([...seen].filter(isThree)).toEqual([]);
    expect(seen.has(`${FOLDER}scene-engine`)).toBe(false);
  });
});
