import { Color, type ShapePath } from "three";
import { SVGLoader } from "three/addons/loaders/SVGLoader.js";
import { MediaError } from "../media/media-error";
import { createCanvas2d } from "../raster/canvas-2d";

/** What one paint covers of a mark. */
export interface SvgPlate {
  readonly color: string;
  /** 0 to 255 for each pixel. */
  readonly coverage: Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A mark as plates, lowest first. */
export interface SvgDrawing {
  readonly plates: readonly SvgPlate[];
  /** Whether it has other colours than black. */
  readonly hasColors: boolean;
}

/** What three.js notes of a path's style. */
interface PathStyle {
  readonly fill?: string;
  readonly fillRule?: string;
  readonly fillOpacity: number;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly strokeLineJoin: string;
  readonly strokeLineCap: string;
  readonly strokeMiterLimit: number;
  readonly visibility?: string;
}

/** One filling or stroking of a path. */
interface Stroke {
  readonly color: string;
  readonly lines: readonly Line[];
  readonly style: PathStyle;
  readonly kind: "fill" | "stroke";
}

interface Line {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly closed: boolean;
}

/** Most plates that are kept apart; a mark with more changes of paint is one plate. */
const MAX_PLATES = 24;
const MAX_PATHS = 2_000;
const CURVE_STEPS = 48;
const MARGIN_PX = 3;

/**
 * Reads a cleaned SVG as paths and draws what each paint covers, strokes and fill rules as browsers do it.
 * @param longestPx longest side of the drawing.
 * @throws MediaError when it has no shapes, or too many.
 */
export function readPlates(cleaned: string, longestPx: number): SvgDrawing {
  const { paths } = new SVGLoader().parse(cleaned);
  if (paths.length > MAX_PATHS) throw new MediaError("the SVG has too many paths");
  const strokes = paths.flatMap(strokesOf);
  const box = boundsOf(strokes);
  if (!box) throw new MediaError("the SVG has no shapes to extrude; text and pictures in it are not read");
  const scale = (longestPx - 2 * MARGIN_PX) / Math.max(box.right - box.left, box.bottom - box.top);
  const widthPx = Math.ceil((box.right - box.left) * scale) + 2 * MARGIN_PX;
  const heightPx = Math.ceil((box.bottom - box.top) * scale) + 2 * MARGIN_PX;
  const context = createCanvas2d(widthPx, heightPx);
  const plates = plateGroups(strokes).map((group): SvgPlate => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, widthPx, heightPx);
    context.setTransform(scale, 0, 0, scale, MARGIN_PX - box.left * scale, MARGIN_PX - box.top * scale);
    for (const stroke of group) paint(context, stroke);
    const { data } = context.getImageData(0, 0, widthPx, heightPx);
    const coverage = new Uint8ClampedArray(widthPx * heightPx);
    for (let index = 0; index < coverage.length; index++) coverage[index] = data[index * 4 + 3] ?? 0;
    return { color: group[0]?.color ?? "#000000", coverage, widthPx, heightPx };
  });
  return { plates, hasColors: strokes.some(({ color }) => color !== "#000000") };
}

/** Runs of one paint. */
function plateGroups(strokes: readonly Stroke[]): Stroke[][] {
  const groups: Stroke[][] = [];
  for (const stroke of strokes) {
    const last = groups.at(-1);
    if (last?.[0]?.color === stroke.color) last.push(stroke);
    else groups.push([stroke]);
  }
  return groups.length > MAX_PLATES ? [groups.flat()] : groups;
}

function strokesOf(path: ShapePath): Stroke[] {
  const { style, gradients } = path.userData as {
    style: PathStyle;
    gradients?: Record<string, { stops?: { color?: unknown }[] } | undefined>;
  };
  if (style.visibility === "hidden" || style.opacity === 0) return [];
  const lines = path.subPaths
    .map((line) => {
      const points = line.getPoints(CURVE_STEPS);
      const [first, last] = [points[0], points.at(-1)];
      const meets = first && last && points.length > 3 && first.distanceTo(last) < 1e-4;
      return { points, closed: line.autoClose || meets === true };
    })
    .filter(({ points }) => points.length > 1);
  const colorOf = (given: string): string => {
    const id = /^url\(\s*["']?#([^"')]+)/.exec(given)?.[1];
    const first = id === undefined ? undefined : gradients?.[id]?.stops?.[0]?.color;
    if (first instanceof Color) return `#${first.getHexString()}`;
    return given.startsWith("url") ? "#808080" : `#${new Color().setStyle(given).getHexString()}`;
  };
  const isSeen = (given: string | undefined, opacity: number): given is string =>
    given !== undefined && given !== "none" && given !== "transparent" && opacity > 0.01;
  const found: Stroke[] = [];
  if (isSeen(style.fill, style.fillOpacity)) {
    found.push({ color: colorOf(style.fill), lines, style, kind: "fill" });
  }
  if (isSeen(style.stroke, style.strokeOpacity) && style.strokeWidth > 0) {
    found.push({ color: colorOf(style.stroke), lines, style, kind: "stroke" });
  }
  return found;
}

function boundsOf(strokes: readonly Stroke[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lines, style, kind } of strokes) {
    const reach = kind === "stroke" ? style.strokeWidth / 2 : 0;
    for (const { x, y } of lines.flatMap(({ points }) => points)) {
      left = Math.min(left, x - reach);
      right = Math.max(right, x + reach);
      top = Math.min(top, y - reach);
      bottom = Math.max(bottom, y + reach);
    }
  }
  const hasExtent = Number.isFinite(left + top + right + bottom) && Math.max(right - left, bottom - top) > 0;
  return hasExtent ? { left, top, right, bottom } : null;
}

function paint(context: CanvasRenderingContext2D, { lines, style, kind }: Stroke): void {
  context.beginPath();
  for (const { points, closed } of lines) {
    const [first, ...rest] = points;
    if (!first) continue;
    context.moveTo(first.x, first.y);
    for (const { x, y } of rest) context.lineTo(x, y);
    if (closed) context.closePath();
  }
  if (kind === "fill") {
    context.fill(style.fillRule === "evenodd" ? "evenodd" : "nonzero");
    return;
  }
  context.lineWidth = style.strokeWidth;
  context.lineCap =
    style.strokeLineCap === "round" || style.strokeLineCap === "square" ? style.strokeLineCap : "butt";
  context.lineJoin =
    style.strokeLineJoin === "round" || style.strokeLineJoin === "bevel" ? style.strokeLineJoin : "miter";
  context.miterLimit = Math.max(1, style.strokeMiterLimit);
  context.stroke();
}
