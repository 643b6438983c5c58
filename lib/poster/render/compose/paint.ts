import { hexToSrgb } from "@/lib/color";
import type { UniformValue } from "../../draw/stage";
import type { Affine } from "../../layout/affine";
import type { Fill } from "../../schema/fill";

/** The most stops that a gradient may have; equals the schema's bound. */
const MAX_STOPS = 32;

/** Stops that are written out one by one in a program; more are gone through in a loop, which software is slow at. */
const MAX_WRITTEN_STOPS = 8;

/** What distinguishes the programs of fills: all else are uniforms. */
export interface PaintShape {
  readonly kind: "solid" | "linear" | "radial";
  /** Stops written out, 0 where there are too many. */
  readonly stops: number;
}

/** The shape of a fill's program. */
export function paintShapeOf(fill: Fill): PaintShape {
  if (fill.type === "none" || fill.type === "solid") return { kind: "solid", stops: 0 };
  return { kind: fill.type, stops: fill.stops.length <= MAX_WRITTEN_STOPS ? fill.stops.length : 0 };
}

/**
 * GLSL of a fill of that shape: `vec4 paint(vec2 boxPx)` answers its premultiplied sRGB colour at a point of the filled
 * box. Gradients are interpolated premultiplied in sRGB, as CSS does, and evaluated per pixel in float, so they do not
 * band.
 */
export function paintGlsl({ kind, stops }: PaintShape): string {
  return /* glsl */ `
uniform vec2 uPaintBox;
uniform vec4 uPaintLine;
uniform int uStopCount;
uniform vec4 uStopColors[${MAX_STOPS}];
/** From the stop before to this one: how much of it there is at t is t * x + y, bounded to 0 and 1. */
uniform float uStopSlopes[${MAX_STOPS}];
uniform float uStopOffsets[${MAX_STOPS}];
vec4 paint(vec2 boxPx) {
  vec4 color = uStopColors[0];
  ${kind === "solid" ? "" : `float t = ${PLACE_ON_GRADIENT[kind]};\n  ${mixStops(stops)}`}
  return color;
}`;
}

const PLACE_ON_GRADIENT = {
  linear: "dot(boxPx - uPaintBox * 0.5, uPaintLine.xy) / uPaintLine.z + 0.5",
  radial: "distance(boxPx, uPaintLine.xy * uPaintBox) / max(uPaintLine.z, 1e-4)",
} as const;

function mixStops(written: number): string {
  const mixStop = (i: number | string) =>
    `color = mix(color, uStopColors[${i}], clamp(t * uStopSlopes[${i}] + uStopOffsets[${i}], 0.0, 1.0));`;
  if (written === 0) return `for (int i = 1; i < uStopCount; i++) ${mixStop("i")}`;
  return Array.from({ length: written - 1 }, (_, before) => mixStop(before + 1)).join("\n  ");
}

/** A colour with opacity, premultiplied. */
export function premultiplied(hex: string, opacity: number): [number, number, number, number] {
  const [red, green, blue] = hexToSrgb(hex);
  return [red * opacity, green * opacity, blue * opacity, opacity];
}

/** Uniforms of {@link paintGlsl} for a fill of a box of that size in px. `none` paints nothing. */
export function paintUniforms(fill: Fill, widthPx: number, heightPx: number): Record<string, UniformValue> {
  const box = [widthPx, heightPx];
  if (fill.type === "none" || fill.type === "solid") {
    const color = fill.type === "none" ? ([0, 0, 0, 0] as const) : premultiplied(fill.color, fill.opacity);
    return { uPaintBox: box, uStopCount: 1, uStopColors: { vec4s: [color] } };
  }
  const stops = [...fill.stops].sort((first, second) => first.position - second.position);
  const gradient = {
    uPaintBox: box,
    uStopCount: stops.length,
    uStopColors: { vec4s: stops.map((stop) => premultiplied(stop.color, stop.opacity)) },
    ...rampsBetween(stops.map((stop) => stop.position)),
  };
  if (fill.type === "radial") {
    const radiusPx = fill.radius * Math.max(widthPx, heightPx);
    return { ...gradient, uPaintLine: [fill.center.x, fill.center.y, radiusPx, 0] };
  }
  const angle = (fill.angle * Math.PI) / 180;
  const lengthPx = Math.abs(widthPx * Math.sin(angle)) + Math.abs(heightPx * Math.cos(angle));
  return {
    ...gradient,
    uPaintLine: [Math.sin(angle), -Math.cos(angle), Math.max(lengthPx, 1e-4), 0],
  };
}

/** Two stops at one place make a hard edge: this steep, it lies within a hundredth of a px of the largest picture. */
const HARD_EDGE_SLOPE = 1e6;

function rampsBetween(positions: readonly number[]) {
  const slopes = positions.map((to, index) => {
    const length = to - (positions[index - 1] ?? to);
    return length > 1 / HARD_EDGE_SLOPE ? 1 / length : HARD_EDGE_SLOPE;
  });
  const offsets = positions.map((to, index) => 1 - to * (slopes[index] ?? 0));
  return { uStopSlopes: slopes, uStopOffsets: offsets };
}

/** A map's six numbers as a column-major 3 × 3 matrix. */
export const matrixUniform = ([a, b, c, d, e, f]: Affine): number[] => [a, b, 0, c, d, 0, e, f, 1];
