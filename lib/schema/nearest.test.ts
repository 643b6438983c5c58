import { describe, expect, it } from "vitest";
import { nearest } from "./nearest";

const KNOWN = ["ascii-standard", "ascii-dense", "dither-bayer-4", "meshGradient", "vignette", "noise"];

describe("nearest", () => {
  it.each([
    ["ascii-dens", "ascii-dense"],
    ["asci-dense", "ascii-dense"],
    ["ASCII_DENSE", "ascii-dense"],
    ["dense", "ascii-dense"],
    ["mesh", "meshGradient"],
    ["MeshGradeint", "meshGradient"],
    ["vigentte", "vignette"],
    ["niose", "noise"],
  ])("takes %s for %s", (given, meant) => {
    expect(nearest(given, KNOWN)).toBe(meant);
  });

  it.each(["nope", "", "x", "watercolour", "x".repeat(10_000)])("has nothing near %s", (given) => {
    expect(nearest(given, KNOWN)).toBeUndefined();
  });
});
