import { oklab } from "culori";
import { describe, expect, it } from "vitest";
import { PALETTE_CATEGORIES } from "./define-palette";
import { palettes } from "./registry";

describe("palettes", () => {
  it("are at least 40, in all six groups", () => {
    expect(palettes.entries.length).toBeGreaterThanOrEqual(40);
    const used = new Set(palettes.entries.map((palette) => palette.category));
    expect(PALETTE_CATEGORIES.every(({ id }) => used.has(id))).toBe(true);
  });

  it.each(palettes.entries.map((palette) => [palette.id, palette.colors] as const))(
    "%s runs from dark to light",
    (_id, colors) => {
      expect(colors.length).toBeGreaterThanOrEqual(2);
      expect(colors.length).toBeLessThanOrEqual(16);
      expect(new Set(colors).size).toBe(colors.length);
      const lightness = colors.map((color) => oklab(color)?.l ?? Number.NaN);
      expect([...lightness].sort((first, second) => first - second)).toEqual(lightness);
    },
  );

  it("keep the ids and inks that states in the wild use", () => {
    expect(["gameboy", "ink", "synthwave", "terminal"].every((id) => palettes.has(id))).toBe(true);
    expect(palettes.get("ink")?.colors).toEqual(["#1a1a2e", "#f5f5dc"]);
  });
});
