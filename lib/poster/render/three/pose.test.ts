import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Affine, apply, compose, IDENTITY, rotation, scaling, translation } from "../../layout/affine";
import {
  deviceToTile,
  EYE_DISTANCE,
  fitInBox,
  isMirrored,
  OUTLINE_RADIUS,
  planeToDevice,
  projectionRows,
  tilesOf,
  turnAt,
} from "./pose";

const still = { rotationX: 0, rotationY: 0, rotationZ: 0, autoRotate: false, autoRotateSpeed: 1, scale: 1 };
const ball = { radius: 1, halfHeight: 1 };

/** Where a point of the object's space is seen, in normalised coordinates of the tile. */
function project(matrix: Affine, [x, y, z]: readonly [number, number, number]): [number, number] {
  const rows = projectionRows(matrix);
  const view = [x, y, z - EYE_DISTANCE, 1];
  const row = (index: number) =>
    view.reduce((sum, value, at) => sum + value * (rows[index * 4 + at] ?? 0), 0);
  return [row(0) / row(3), row(1) / row(3)];
}

describe("turnAt", () => {
  it("turns once in 30 seconds at speed 1, and not at all when it is not asked to", () => {
    expect(turnAt({ ...still, autoRotate: true }, 7.5)).toBeCloseTo(Math.PI / 2);
    expect(turnAt({ ...still, autoRotate: true, autoRotateSpeed: -2 }, 7.5)).toBeCloseTo(-Math.PI);
    expect(turnAt(still, 7.5)).toBe(0);
  });

  it("is a function of time alone, and stays exact after hours", () => {
    const spin = { ...still, autoRotate: true };
    expect(turnAt(spin, 30 * 1000 + 3)).toBeCloseTo(turnAt(spin, 3), 9);
  });
});

describe("fitInBox", () => {
  const box = { widthPx: 540, heightPx: 960 };

  it("keeps an object of scale 1 in its box, whatever its tilt", () => {
    const angle = fc.double({ min: -720, max: 720, noNaN: true });
    const share = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        angle,
        angle,
        angle,
        share,
        share,
        (rotationX, rotationY, rotationZ, radius, halfHeight) => {
          const px = fitInBox({ radius, halfHeight }, { ...still, rotationX, rotationY, rotationZ }, box);
          // The farthest point from the centre is a bound for what is seen.
          const reach = Math.hypot(radius, halfHeight);
          expect(px).toBeGreaterThan(0);
          expect(px * Math.min(radius, halfHeight)).toBeLessThanOrEqual(box.widthPx / 2);
          expect(px * reach * OUTLINE_RADIUS * 1.6).toBeGreaterThan(box.widthPx * 0.3);
        },
      ),
    );
  });

  it("lets a tall object use a tall box, and lies it down in its width", () => {
    const tall = { radius: 0.3, halfHeight: 0.95 };
    const upright = fitInBox(tall, still, box);
    const lying = fitInBox(tall, { ...still, rotationZ: 90 }, box);
    expect(upright).toBeGreaterThan(lying * 1.4);
    expect(upright * 0.95 * 2).toBeGreaterThan(750);
  });

  it("magnifies by scale", () => {
    expect(fitInBox(ball, { ...still, scale: 2.5 }, box)).toBeCloseTo(2.5 * fitInBox(ball, still, box));
  });
});

describe("tilesOf", () => {
  it("covers an area once, in tiles of at most that side", () => {
    const area = { x: 3, y: -7, width: 2500, height: 1100 };
    const tiles = tilesOf(area, 1024);
    expect(tiles).toHaveLength(6);
    expect(tiles.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(2500 * 1100);
    expect(Math.max(...tiles.flatMap(({ width, height }) => [width, height]))).toBeLessThanOrEqual(1024);
    expect(tiles.at(-1)).toEqual({ x: 2051, y: 1017, width: 452, height: 76 });
  });
});

describe("the projection", () => {
  const box = { widthPx: 400, heightPx: 200 };
  const tile = { x: 100, y: 50, width: 320, height: 160 };

  it("puts the object's centre where the box's centre is, at every place, turn and size", () => {
    const placement = compose(translation(40, 60), compose(rotation(33), scaling(1.5, 0.8)));
    const plane = planeToDevice(placement, box, 90);
    const [x, y] = project(compose(deviceToTile(tile, false), plane), [0, 0, 0]);
    const centre = apply(placement, 200, 100);
    expect(x).toBeCloseTo(((centre.x - tile.x) / tile.width) * 2 - 1);
    expect(y).toBeCloseTo(1 - ((centre.y - tile.y) / tile.height) * 2);
  });

  it("shows what is up above, what is right to the right, and what is near larger", () => {
    const matrix = compose(
      deviceToTile({ x: 0, y: 0, width: 400, height: 200 }, false),
      planeToDevice(IDENTITY, box, 90),
    );
    const [right, up] = project(matrix, [0.5, 0.5, 0]);
    expect(right).toBeGreaterThan(0);
    expect(up).toBeGreaterThan(0);
    expect(project(matrix, [0.5, 0, 0.8])[0]).toBeGreaterThan(right);
    expect(right).toBeCloseTo((0.5 * 90) / 200);
  });

  it("draws a mirrored placement from right to left, so that triangles keep their direction", () => {
    const mirror = compose(translation(400, 0), scaling(-1, 1));
    expect(isMirrored(mirror)).toBe(true);
    expect(isMirrored(IDENTITY)).toBe(false);
    const whole = { x: 0, y: 0, width: 400, height: 200 };
    const plain = project(
      compose(deviceToTile(whole, false), planeToDevice(IDENTITY, box, 90)),
      [0.4, 0.2, 0],
    );
    const mirrored = project(
      compose(deviceToTile(whole, true), planeToDevice(mirror, box, 90)),
      [0.4, 0.2, 0],
    );
    expect(mirrored[0]).toBeCloseTo(plain[0]);
    expect(mirrored[1]).toBeCloseTo(plain[1]);
  });
});
