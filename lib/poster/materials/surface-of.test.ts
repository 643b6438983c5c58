import { describe, expect, it } from "vitest";
import { materials } from "./registry";
import { isSeeThrough, movesByItself, surfaceOf } from "./surface-of";

/** The ids of the contract, by category. */
const CONTRACT = {
  basic: ["standard", "matte", "clay", "plastic", "velvet"],
  metallic: ["chrome", "silver", "gold", "copper", "brushed"],
  glass: ["glassClear", "glassFrosted", "glassColored", "glassCrystal", "glassDiamond"],
  dynamic: ["holographic", "rainbow", "iridescent", "neon", "gradientAnimated"],
};

describe("the materials", () => {
  it("are the twenty of the contract, and `original`", () => {
    for (const [category, ids] of Object.entries(CONTRACT)) {
      expect(materials.entries.filter((entry) => entry.category === category).map(({ id }) => id)).toEqual(
        ids,
      );
    }
    expect(materials.ids).toHaveLength(21);
    for (const id of ["original", "physical", "toon"]) expect(materials.has(id)).toBe(true);
  });

  it("move when they are dynamic, and only then", () => {
    for (const { id, category } of materials.entries)
      expect(movesByItself(id), id).toBe(category === "dynamic");
  });

  it("let the picture behind through when they are glass, and only then", () => {
    for (const { id, category } of materials.entries) expect(isSeeThrough(id), id).toBe(category === "glass");
  });

  it("differ from each other", () => {
    const surfaces = materials.entries.map(({ surface, motion }) => JSON.stringify([surface, motion]));
    expect(new Set(surfaces).size).toBe(surfaces.length);
  });
});

describe("surfaceOf", () => {
  it("uses the layer's colour where the material has none of its own", () => {
    expect(surfaceOf("plastic", "#123456", false).surface?.color).toBe("#123456");
    expect(surfaceOf("gold", "#123456", false).surface?.color).not.toBe("#123456");
  });

  it("leaves a model its own materials under `original`, and gives shapes a standard one", () => {
    expect(surfaceOf("original", "#123456", true).surface).toBeNull();
    expect(surfaceOf("original", "#123456", false).surface).toEqual(
      surfaceOf("standard", "#123456", false).surface,
    );
    expect(surfaceOf("gold", "#123456", true).surface).not.toBeNull();
  });

  it("knows the accepted names, and takes an unknown one for standard", () => {
    expect(surfaceOf("physical", "#123456", false)).toEqual(surfaceOf("plastic", "#123456", false));
    expect(surfaceOf("toon", "#123456", false).toon).toBe(true);
    expect(surfaceOf("nope", "#123456", false)).toEqual(surfaceOf("standard", "#123456", false));
  });
});
