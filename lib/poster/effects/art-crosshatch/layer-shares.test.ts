import { describe, expect, it } from "vitest";
import { LAYER_MOST, LAYER_TURNS, layerShares } from "./layer-shares";

const laidOver = (shares: readonly number[]) => 1 - shares.reduce((bare, share) => bare * (1 - share), 1);

describe("layerShares", () => {
  it("cover together what is wanted, whatever the number of layers", () => {
    for (const layers of [1, 2, 3, 4]) {
      for (const wanted of [0, 0.05, 0.3, 0.5, 0.52, 0.7, 0.9, 0.99]) {
        expect(laidOver(layerShares(wanted, layers)), `${wanted} in ${layers}`).toBeCloseTo(wanted, 9);
      }
    }
  });

  it("begin one after another", () => {
    expect(layerShares(0.4, 4).filter((share) => share > 0)).toHaveLength(1);
    expect(layerShares(0.7, 4).filter((share) => share > 0)).toHaveLength(2);
    const shares = layerShares(0.95, 4);
    for (const share of shares.slice(0, -1)) expect(share).toBeLessThanOrEqual(LAYER_MOST + 1e-12);
  });

  it("have a direction each, of which no two are parallel", () => {
    expect(LAYER_TURNS).toHaveLength(4);
    for (const [index, turn] of LAYER_TURNS.entries()) {
      for (const other of LAYER_TURNS.slice(index + 1)) {
        expect(Math.abs(Math.sin(turn - other))).toBeGreaterThan(0.3);
      }
    }
  });
});
