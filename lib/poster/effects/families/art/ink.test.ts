import { describe, expect, it } from "vitest";
import { coverageOf, drawsLights, inkRamp } from "./ink";

describe("inkRamp", () => {
  it("runs from the paper to the ink, opaque, and mixes them as light mixes", () => {
    const ramp = inkRamp("#000000", "#ffffff");
    expect([...ramp.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect([...ramp.subarray(-4)]).toEqual([0, 0, 0, 255]);
    // Half of the light of white is sRGB 188.
    expect(ramp[128 * 4]).toBeGreaterThan(185);
    expect(ramp[128 * 4]).toBeLessThan(190);
  });

  it("holds colours exactly at its ends", () => {
    const ramp = inkRamp("#1c2b24", "#f3efe2");
    expect([...ramp.subarray(0, 3)]).toEqual([0xf3, 0xef, 0xe2]);
    expect([...ramp.subarray(-4, -1)]).toEqual([0x1c, 0x2b, 0x24]);
  });
});

describe("drawsLights", () => {
  it("is true for ink that is lighter than its paper", () => {
    expect(drawsLights({ ink: "#ffffff", paper: "#101010" })).toBe(true);
    expect(drawsLights({ ink: "#101010", paper: "#ffffff" })).toBe(false);
    expect(drawsLights({ ink: "#00ff00", paper: "#0000ff" })).toBe(true);
  });
});

describe("coverageOf", () => {
  it("leaves lights blank, closes darks, and falls in between", () => {
    expect(coverageOf(1)).toBe(0);
    expect(coverageOf(0.96)).toBe(0);
    expect(coverageOf(0)).toBe(1);
    for (let step = 1; step <= 50; step++) {
      expect(coverageOf(step / 50)).toBeLessThanOrEqual(coverageOf((step - 1) / 50));
    }
  });
});
