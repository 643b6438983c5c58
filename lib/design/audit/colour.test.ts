import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastOf, isInvisible, laidOver, nearestPassingShade } from "./colour";
import { isTextColourClass } from "./text-colour";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colours of an audit", () => {
  it("lays translucent colours over opaque ones", () => {
    expect(laidOver("rgba(0, 0, 0, 0.5)", "#ffffff")).toBe("#808080");
    expect(laidOver("color(srgb 1 0 0)", "#ffffff")).toBe("#ff0000");
    expect(laidOver("nonsense", "#ffffff")).toBeNull();
    expect(isInvisible("transparent")).toBe(true);
    expect(isInvisible("#fff")).toBe(false);
  });

  it("measures as WCAG does", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("finds a shade that passes, for any two colours", () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(3, 4.5), (text, behind, least) => {
        expect(contrastOf(nearestPassingShade(text, behind, least), behind)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it("knows which text- classes are colours", () => {
    const colours = [
      "text-red-500",
      "text-primary",
      "text-muted-foreground/80",
      "text-[#fff]",
      "text-white",
      "text-[var(--x)]",
    ];
    const others = [
      "text-sm",
      "text-2xl",
      "text-lg/7",
      "text-center",
      "text-[14px]",
      "text-[1.5rem]",
      "text-balance",
      "text-[clamp(1rem,2vw,3rem)]",
      "p-4",
    ];
    expect(colours.filter((name) => !isTextColourClass(name))).toEqual([]);
    expect(others.filter(isTextColourClass)).toEqual([]);
  });
});
