import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Affine,
  apply,
  boundsOf,
  compose,
  IDENTITY,
  invert,
  rotation,
  scaling,
  translation,
} from "./affine";

const number = fc.double({ min: -50, max: 50, noNaN: true });
const map = fc.tuple(number, number, number, number, number, number);

describe("affine maps", () => {
  it("apply the inner map first", () => {
    const moved = compose(translation(10, 0), scaling(2, 2));
    expect(apply(moved, 1, 1)).toEqual({ x: 12, y: 2 });
  });

  it("turn clockwise, exactly by quarters", () => {
    expect(apply(rotation(90), 1, 0)).toEqual({ x: 0, y: 1 });
    expect(rotation(450)).toEqual(rotation(90));
    expect(rotation(-90)).toEqual(rotation(270));
    expect(apply(rotation(45), 1, 0).x).toBeCloseTo(Math.SQRT1_2);
  });

  it("invert to the identity, or to null where they flatten", () => {
    fc.assert(
      fc.property(map, number, number, (m: Affine, x, y) => {
        const back = invert(m);
        const determinant = m[0] * m[3] - m[1] * m[2];
        fc.pre(Math.abs(determinant) > 0.01);
        if (!back) throw new Error("a map with a determinant has an inverse");
        const there = apply(m, x, y);
        const again = apply(back, there.x, there.y);
        expect(again.x).toBeCloseTo(x, 3);
        expect(again.y).toBeCloseTo(y, 3);
      }),
    );
    expect(invert(scaling(0, 1))).toBeNull();
    expect(invert(IDENTITY)?.map((number) => number + 0)).toEqual(IDENTITY);
  });

  it("bound a turned box", () => {
    const box = boundsOf(rotation(90), { x: 0, y: 0, width: 4, height: 2 });
    expect(box).toEqual({ x: -2, y: 0, width: 2, height: 4 });
  });
});
