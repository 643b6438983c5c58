import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lumaOf, oklabOf } from "@/lib/color";
import { coverageFitter } from "./fit-coverage";
import { type Light, pressOf, printLight, toPaper } from "./press";
import { processSeparation, withDotGain } from "./process-separation";
import { keptTable, separationTable, TABLE_NODES } from "./separation-table";
import { colorSeparation } from "./spot-separation";
import { toneSeparation } from "./tone-separation";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const CMYK = pressOf("#ffffff", ["#009fe3", "#e6007e", "#ffe600", "#1d1d1b"]);
const RISO = pressOf("#f6f1e6", ["#ff48b0", "#0078bf", "#ffe800"]);
const GREYS = Array.from({ length: 33 }, (_, level) => level / 32);

const apart = (a: Light, b: Light) => {
  const [first, second] = [oklabOf(...a), oklabOf(...b)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
};

describe("coverageFitter", () => {
  it("finds shares for whatever the inks can print", () => {
    const coverageOf = coverageFitter(RISO);
    fc.assert(
      fc.property(share, share, share, (pink, blue, yellow) => {
        const color = printLight(RISO, [pink, blue, yellow]);
        expect(apart(printLight(RISO, coverageOf(color)), color)).toBeLessThan(0.02);
      }),
    );
  });

  it("keeps shares between 0 and 1, and given ones as they are", () => {
    const coverageOf = coverageFitter(CMYK);
    fc.assert(
      fc.property(share, share, share, share, (r, g, b, black) => {
        const shares = coverageOf([r, g, b], [undefined, undefined, undefined, black]);
        expect(shares[3]).toBe(black);
        for (const value of shares) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("prints colours alike alike: no jumps between neighbours", () => {
    const coverageOf = coverageFitter(pressOf("#ffffff", ["#ff48b0", "#00838a"]));
    fc.assert(
      fc.property(share, share, share, (r, g, b) => {
        const near: Light = [Math.min(1, r + 0.004), g, Math.max(0, b - 0.004)];
        const [a, c] = [coverageOf([r, g, b]), coverageOf(near)];
        // Dark places take much ink to look only a little different.
        if (lumaOf(r, g, b) < 0.05) return;
        for (const [at, value] of a.entries()) expect(Math.abs(value - (c[at] ?? 9))).toBeLessThan(0.12);
      }),
    );
  });
});

describe("processSeparation", () => {
  it.each([0, 0.3, 0.5, 1])("at black generation %s prints every grey as that grey", (blackGeneration) => {
    const separate = processSeparation(CMYK, blackGeneration);
    const darkest = printLight(CMYK, separate([0, 0, 0]));
    for (const grey of GREYS) {
      const printed = printLight(CMYK, separate([grey, grey, grey]));
      const wanted = toPaper([grey, grey, grey], darkest, CMYK.paper);
      printed.forEach((value, at) => {
        expect(Math.abs(value - (wanted[at] ?? 9)), `grey ${grey}`).toBeLessThan(0.006);
      });
      expect(Math.max(...printed) - Math.min(...printed)).toBeLessThan(0.004);
    }
  });

  it("prints white as bare paper and black as black ink alone", () => {
    for (const blackGeneration of [0.2, 0.6, 1]) {
      const separate = processSeparation(CMYK, blackGeneration);
      expect(Math.max(...separate([1, 1, 1]))).toBeLessThan(0.01);
      const [cyan = 9, magenta = 9, yellow = 9, black = 9] = separate([0, 0, 0]);
      expect(black).toBe(1);
      expect(Math.max(cyan, magenta, yellow)).toBeLessThan(0.02);
    }
  });

  it("takes more black the more is asked for, and none at nothing", () => {
    fc.assert(
      fc.property(share, share, share, (r, g, b) => {
        const blacks = [0, 0.2, 0.5, 0.8, 1].map(
          (amount) => processSeparation(CMYK, amount)([r, g, b])[3] ?? 9,
        );
        expect(blacks[0]).toBe(0);
        expect(blacks).toEqual([...blacks].sort((one, other) => one - other));
      }),
      { numRuns: 40 },
    );
  });

  it("at 1 leaves no place where all three chromatic inks are needed", () => {
    const separate = processSeparation(CMYK, 1);
    fc.assert(
      fc.property(share, share, share, (r, g, b) => {
        const [cyan = 9, magenta = 9, yellow = 9] = separate([r, g, b]);
        expect(Math.min(cyan, magenta, yellow)).toBeLessThan(0.12);
      }),
    );
  });
});

describe("withDotGain", () => {
  it("grows half tones by the gain, and neither paper nor solids", () => {
    expect([withDotGain(0, 0.2), withDotGain(0.5, 0.2), withDotGain(1, 0.2)]).toEqual([0, 0.7, 1]);
    for (let step = 1; step <= 100; step++) {
      expect(withDotGain(step / 100, 0.25)).toBeGreaterThanOrEqual(withDotGain((step - 1) / 100, 0.25));
    }
  });
});

describe("spot separations", () => {
  const presses = [
    RISO,
    pressOf("#f3ecd9", ["#ff6c2f", "#2f4ea1"]),
    pressOf("#ffffff", ["#ffe800", "#ff48b0"]),
  ];

  it("a darker grey is never printed lighter, from bare paper to all inks", () => {
    for (const press of presses) {
      for (const separate of [colorSeparation(press), toneSeparation(press)]) {
        const tones = GREYS.map((grey) => lumaOf(...printLight(press, separate([grey, grey, grey]))));
        for (const [at, tone] of tones.entries())
          expect(tone).toBeGreaterThanOrEqual((tones[at - 1] ?? 0) - 2e-3);
        expect(Math.max(...separate([1, 1, 1]))).toBeLessThan(0.02);
        expect(Math.min(...separate([0, 0, 0]))).toBeGreaterThan(0.97);
      }
    }
  });

  it("by tone the print has the picture's brightness, laid between paper and all inks", () => {
    for (const press of presses) {
      const separate = toneSeparation(press);
      const darkest = lumaOf(
        ...printLight(
          press,
          press.inks.map(() => 1),
        ),
      );
      const lightest = lumaOf(...press.paper);
      for (const grey of GREYS) {
        const tone = lumaOf(...printLight(press, separate([grey, grey, grey])));
        expect(tone).toBeCloseTo(darkest + grey * (lightest - darkest), 4);
      }
    }
  });

  it("by tone hue does not matter, and the lightest ink comes first", () => {
    const separate = toneSeparation(RISO);
    const luma = lumaOf(0.8, 0.1, 0.3);
    expect(separate([0.8, 0.1, 0.3])).toEqual(separate([luma, luma, luma]));
    const [pink = 9, blue = 9, yellow = 9] = separate([0.93, 0.93, 0.93]);
    expect(yellow).toBeGreaterThan(pink);
    expect(blue).toBe(0);
  });
});

describe("separationTable", () => {
  it("holds the shares of each node where programs look for them", () => {
    const { bytes, widthPx, heightPx } = separationTable(([red, green, blue]) => [red, green, blue, 0.5]);
    expect([widthPx, heightPx]).toEqual([TABLE_NODES ** 2, TABLE_NODES]);
    const at = (red: number, green: number, blue: number) => {
      const index = (green * widthPx + blue * TABLE_NODES + red) * 4;
      return [...bytes.slice(index, index + 4)];
    };
    const last = TABLE_NODES - 1;
    expect(at(0, 0, 0)).toEqual([0, 0, 0, 128]);
    expect(at(last, 0, 0)).toEqual([255, 0, 0, 128]);
    expect(at(0, last, 0)).toEqual([0, 255, 0, 128]);
    expect(at(0, 0, last)).toEqual([0, 0, 255, 128]);
  });

  it("is kept while it is among those asked for lately", () => {
    let made = 0;
    const make = () => {
      made++;
      return separationTable(() => []);
    };
    const first = keptTable("kept a", make);
    expect(keptTable("kept a", make)).toBe(first);
    expect(made).toBe(1);
    for (let index = 0; index < 20; index++) keptTable(`kept ${index}`, make);
    keptTable("kept a", make);
    expect(made).toBe(22);
  });
});
