import type { UniformValue } from "../../draw/stage";
import type { Affine } from "../../layout/affine";
import type { Fill } from "../../schema/fill";

/** The most stops that a gradient may have; equals the schema's bound. */
const MAX_STOPS = 32;

/**
 * GLSL of a fill: `vec4 paint(vec2 boxPx)` answers its premultiplied sRGB colour at a point of the filled box.
 * Gradients are interpolated premultiplied in sRGB, as CSS does, and evaluated per pixel in float, so they do not band.
 */
export const PAINT_GLSL = /* glsl */ `
uniform int uPaintKind;
uniform vec2 uPaintBox;
uniform vec4 uPaintLine;
uniform int uStopCount;
uniform vec4 uStopColors[${MAX_STOPS}];
uniform float uStopPositions[${MAX_STOPS}];
vec4 gradientAt(float t) {
  vec4 color = uStopColors[0];
  for (int i = 1; i < ${MAX_STOPS}; i++) {
    if (i >= uStopCount) break;
    float from = uStopPositions[i - 1], to = uStopPositions[i];
    float k = to > from ? clamp((t - from) / (to - from), 0.0, 1.0) : step(to, t);
    color = mix(color, uStopColors[i], k);
  }
  return color;
}
vec4 paint(vec2 boxPx) {
  if (uPaintKind == 0) return uStopColors[0];
  if (uPaintKind == 1) return gradientAt(dot(boxPx - uPaintBox * 0.5, uPaintLine.xy) / uPaintLine.z + 0.5);
  return gradientAt(distance(boxPx, uPaintLine.xy * uPaintBox) / max(uPaintLine.z, 1e-4));
}`;

/** `#rrggbb` as three numbers 0 to 1. */
export function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A colour with opacity, premultiplied. */
export function premultiplied(hex: string, opacity: number): [number, number, number, number] {
  const [red, green, blue] = rgbOf(hex);
  return [red * opacity, green * opacity, blue * opacity, opacity];
}

/** Uniforms of {@link PAINT_GLSL} for a fill of a box of that size in px. `none` paints nothing. */
export function paintUniforms(fill: Fill, widthPx: number, heightPx: number): Record<string, UniformValue> {
  const box = [widthPx, heightPx];
  if (fill.type === "none" || fill.type === "solid") {
    const color = fill.type === "none" ? ([0, 0, 0, 0] as const) : premultiplied(fill.color, fill.opacity);
    return { uPaintKind: 0, uPaintBox: box, uStopCount: 1, uStopColors: { vec4s: [color] } };
  }
  const stops = [...fill.stops].sort((first, second) => first.position - second.position);
  const gradient = {
    uPaintBox: box,
    uStopCount: stops.length,
    uStopColors: { vec4s: stops.map((stop) => premultiplied(stop.color, stop.opacity)) },
    uStopPositions: stops.map((stop) => stop.position),
  };
  if (fill.type === "radial") {
    const radiusPx = fill.radius * Math.max(widthPx, heightPx);
    return { ...gradient, uPaintKind: 2, uPaintLine: [fill.center.x, fill.center.y, radiusPx, 0] };
  }
  const angle = (fill.angle * Math.PI) / 180;
  const lengthPx = Math.abs(widthPx * Math.sin(angle)) + Math.abs(heightPx * Math.cos(angle));
  return {
    ...gradient,
    uPaintKind: 1,
    uPaintLine: [Math.sin(angle), -Math.cos(angle), Math.max(lengthPx, 1e-4), 0],
  };
}

/** A map's six numbers as a column-major 3 × 3 matrix. */
export const matrixUniform = ([a, b, c, d, e, f]: Affine): number[] => [a, b, 0, c, d, 0, e, f, 1];
