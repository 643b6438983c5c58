import { expect, it } from "vitest";
import {
  followLight,
  impactAt,
  lightPathTable,
  PATHS_HEIGHT,
  PATHS_WIDTH,
  SHADOW_RADIUS,
} from "./light-paths";

it("far light is bent by 2 / b, as Einstein found", () => {
  for (const impact of [200, 1000]) {
    const bentBy = followLight(impact, 4096).escapeAngle - Math.PI;
    expect(bentBy / (2 / impact)).toBeGreaterThan(0.999);
    expect(bentBy / (2 / impact)).toBeLessThan(1 + 5 / impact);
  }
});

it("light falls in inside of the shadow, and escapes outside of it", () => {
  expect(followLight(SHADOW_RADIUS * 0.999).escapeAngle).toBe(Number.POSITIVE_INFINITY);
  expect(followLight(SHADOW_RADIUS * 1.02).escapeAngle).toBeLessThan(3 * Math.PI);
  expect(Math.max(...followLight(SHADOW_RADIUS * 0.9).inverseRadius)).toBe(1);
});

it("light that just escapes turns near the circle at one and a half horizons", () => {
  const nearest = 1 / Math.max(...followLight(SHADOW_RADIUS * 1.0001).inverseRadius);
  expect(nearest).toBeGreaterThan(1.5);
  expect(nearest).toBeLessThan(1.53);
});

it("columns run from the middle outward, most of them near the edge of the shadow", () => {
  expect(impactAt(0)).toBe(0);
  expect(impactAt(0.5)).toBeCloseTo(SHADOW_RADIUS, 12);
  expect(impactAt(1)).toBeCloseTo(7 * SHADOW_RADIUS, 12);
  expect(impactAt(0.51) - impactAt(0.5)).toBeLessThan(1e-3);
});

it("the table holds them all", () => {
  const bytes = lightPathTable();
  expect(bytes.length).toBe(PATHS_WIDTH * PATHS_HEIGHT * 4);
  // Straight down the middle: at a quarter turn light is where a straight line would be, or has fallen in.
  const row = Math.round((PATHS_HEIGHT - 1) / 6);
  const at = (row * PATHS_WIDTH + PATHS_WIDTH - 1) * 4;
  const inverse = (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) / 0xffff;
  expect(1 / inverse).toBeGreaterThan(15);
  expect(1 / inverse).toBeLessThan(7 * SHADOW_RADIUS);
});
