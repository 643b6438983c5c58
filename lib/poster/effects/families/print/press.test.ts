import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexToLight } from "@/lib/color";
import { GLARE, pressOf, printLight, toPaper } from "./press";

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("printLight", () => {
  it("prints an ink alone on white as it was given, down to the glare of the surface", () => {
    for (const hex of ["#009fe3", "#e6007e", "#ffe600", "#1d1d1b", "#000000", "#ffffff"]) {
      const wanted = hexToLight(hex).map((value) => Math.max(GLARE, value));
      printLight(pressOf("#ffffff", [hex]), [1]).forEach((value, at) => {
        expect(value).toBeCloseTo(wanted[at] ?? 9, 9);
      });
    }
  });

  it("shows the paper where there is no ink, and takes its tint into everything", () => {
    const press = pressOf("#f0d9b0", ["#009fe3", "#e6007e"]);
    expect(printLight(press, [0, 0])).toEqual(hexToLight("#f0d9b0"));
    const onWhite = printLight(pressOf("#ffffff", ["#009fe3", "#e6007e"]), [0.3, 0.6]);
    printLight(press, [0.3, 0.6]).forEach((value, at) => {
      expect(value).toBeCloseTo((onWhite[at] ?? 0) * (hexToLight("#f0d9b0")[at] ?? 0), 12);
    });
  });

  it("multiplies where inks overlap: cyan over yellow is green, over magenta blue", () => {
    const press = pressOf("#ffffff", ["#009fe3", "#e6007e", "#ffe600"]);
    const [greenRed, greenGreen, greenBlue] = printLight(press, [1, 0, 1]);
    expect(greenGreen).toBeGreaterThan(8 * Math.max(greenRed, greenBlue));
    const [blueRed, blueGreen, blueBlue] = printLight(press, [1, 1, 0]);
    expect(blueBlue).toBeGreaterThan(4 * Math.max(blueRed, blueGreen));
  });

  it("is the mean over paper that dots cover by chance", () => {
    const press = pressOf("#f6f1e6", ["#ff48b0", "#0078bf"]);
    fc.assert(
      fc.property(share, share, (a, b) => {
        const corners = [
          [(1 - a) * (1 - b), [0, 0]],
          [a * (1 - b), [1, 0]],
          [(1 - a) * b, [0, 1]],
          [a * b, [1, 1]],
        ] as const;
        printLight(press, [a, b]).forEach((value, at) => {
          const mean = corners.reduce(
            (sum, [part, solid]) => sum + part * (printLight(press, solid)[at] ?? 0),
            0,
          );
          expect(value).toBeCloseTo(mean, 12);
        });
      }),
    );
  });
});

describe("toPaper", () => {
  it("lays black and white between the darkest print and the paper", () => {
    const paper = hexToLight("#f6f1e6");
    const darkest = hexToLight("#202028");
    expect(toPaper([0, 0, 0], darkest, paper)).toEqual(darkest);
    toPaper([1, 1, 1], darkest, paper).forEach((value, at) => {
      expect(value).toBeCloseTo(paper[at] ?? 9, 12);
    });
  });
});
