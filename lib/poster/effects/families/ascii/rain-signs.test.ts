import { describe, expect, it } from "vitest";
import { RAIN_SIGNS } from "./rain-signs";

const real = (sign: (typeof RAIN_SIGNS)[number]) => sign.filter(([x]) => x >= 0);

describe("rain signs", () => {
  it("are strokes inside their box", () => {
    for (const sign of RAIN_SIGNS) {
      expect(sign).toHaveLength(4);
      expect(real(sign).length).toBeGreaterThan(0);
      for (const stroke of real(sign)) {
        for (const value of stroke) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it("go from little ink to much, and differ", () => {
    const ink = RAIN_SIGNS.map((sign) =>
      real(sign).reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, (y2 - y1) * 2), 0),
    );
    expect([...ink].sort((first, second) => first - second)).toEqual(ink);
    expect(new Set(RAIN_SIGNS.map((sign) => JSON.stringify(sign))).size).toBe(RAIN_SIGNS.length);
  });

  it("fit into the uniforms that every WebGL2 has", () => {
    expect(RAIN_SIGNS.length * 4).toBeLessThanOrEqual(200);
  });
});
