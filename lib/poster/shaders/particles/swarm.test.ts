import { expect, it } from "vitest";
import { type Swarm, swarmAt } from "./swarm";

const swarm: Swarm = {
  count: 200,
  colors: [
    [1, 1, 1],
    [1, 0, 0],
  ],
  size: 10,
  blur: 0.5,
  crispness: 0.5,
  direction: -1.2,
  turbulence: 30,
  twinkle: 0.5,
  streak: 0,
  light: 1,
  canvas: { widthPx: 540, heightPx: 960 },
  seed: 1,
};

it("is back at the end of its loop", () => {
  const end = swarmAt(swarm, 1);
  for (const [index, { from, lightFrom }] of swarmAt(swarm, 0).entries()) {
    expect(end[index]?.from[0]).toBeCloseTo(from[0], 6);
    expect(end[index]?.from[1]).toBeCloseTo(from[1], 6);
    expect(end[index]?.lightFrom).toBeCloseTo(lightFrom, 6);
  }
});

it("fills the canvas evenly at every moment", () => {
  for (const phase of [0, 0.21, 0.5, 0.93]) {
    const inside = swarmAt({ ...swarm, count: 2000 }, phase).filter(
      ({ from: [x, y] }) => Math.abs(x) < 270 && Math.abs(y) < 480,
    );
    const left = inside.filter(({ from: [x] }) => x < 0).length / inside.length;
    const top = inside.filter(({ from: [, y] }) => y < 0).length / inside.length;
    expect(inside.length).toBeGreaterThan(500);
    expect(Math.abs(left - 0.5)).toBeLessThan(0.08);
    expect(Math.abs(top - 0.5)).toBeLessThan(0.08);
  }
});

it("moves the way it is told to", () => {
  const upward = { ...swarm, direction: -Math.PI / 2, turbulence: 0 };
  const [first, later] = [swarmAt(upward, 0.5), swarmAt(upward, 0.501)];
  const risen = later.filter(({ from }, index) => from[1] < (first[index]?.from[1] ?? 0)).length;
  expect(risen / later.length).toBeGreaterThan(0.98);
});
