import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUNDLED_MODELS } from "./bundled-models";
import { BUNDLED_SVGS } from "./bundled-svgs";

const bundled = [
  { folder: "models", entries: BUNDLED_MODELS, ending: ".glb", count: 3, maxBytes: 220_000 },
  { folder: "svgs", entries: BUNDLED_SVGS, ending: ".svg", count: 9, maxBytes: 1_500 },
];

describe.each(bundled)("the bundled $folder", ({ folder, entries, ending, count, maxBytes }) => {
  it("are the files on disk, each described, free and small", () => {
    const files = readdirSync(`public/${folder}`).filter((name) => name.endsWith(ending));
    expect(entries.map(({ url }) => url).toSorted()).toEqual(
      files.map((name) => `/${folder}/${name}`).toSorted(),
    );
    expect(entries).toHaveLength(count);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
    for (const { id, name, description, url, license } of entries) {
      expect(url).toBe(`/${folder}/${id}${ending}`);
      expect(name && description).toBeTruthy();
      expect(license).toBe("CC0-1.0");
      expect(statSync(`public${url}`).size, url).toBeLessThan(maxBytes);
    }
  });
});

it("the bundled SVGs hold shapes and nothing else", () => {
  const allowed = ["svg", "path", "circle", "rect"];
  for (const { url } of BUNDLED_SVGS) {
    const names = [...readFileSync(`public${url}`, "utf8").matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name);
    expect(names.length, url).toBeGreaterThan(1);
    expect(names.filter((name) => !allowed.includes(name ?? ""))).toEqual([]);
  }
});
