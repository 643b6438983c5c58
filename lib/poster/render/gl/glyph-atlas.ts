import type { GlyphAtlas } from "../../draw/stage";
import type { Device } from "./device";
import { type GpuPicture, uploadTexture } from "./texture";

/** How many atlases one context keeps; the oldest goes first. */
const KEPT_ATLASES = 12;

interface AtlasOptions {
  readonly glyphs: readonly string[];
  readonly cssFamily: string;
  readonly fontWeight: number;
  readonly cellWidthPx: number;
  readonly cellHeightPx: number;
}

/** Draws glyphs into a grid, each centred in its cell and sized so that the font's tallest letters fill it. Cached. */
export function drawGlyphAtlas(device: Device, options: AtlasOptions): GlyphAtlas & GpuPicture {
  const key = JSON.stringify(options);
  const known = device.atlases.get(key);
  if (known) return known;

  const cellWidthPx = Math.max(1, Math.round(options.cellWidthPx));
  const cellHeightPx = Math.max(1, Math.round(options.cellHeightPx));
  const columns = Math.max(
    1,
    Math.min(options.glyphs.length, Math.floor(device.maxTextureSizePx / cellWidthPx)),
  );
  const widthPx = columns * cellWidthPx;
  const heightPx = Math.ceil(options.glyphs.length / columns) * cellHeightPx;
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw a 2D canvas");
  drawGlyphs(context, options, columns, cellWidthPx, cellHeightPx);
  const coverage = measureCoverage(context, options.glyphs.length, columns, cellWidthPx, cellHeightPx);
  const picture = uploadTexture(device.gl, canvas, { widthPx, heightPx });
  const atlas = { ...picture, count: options.glyphs.length, columns, cellWidthPx, cellHeightPx, coverage };
  device.atlases.set(key, atlas);
  const oldest = device.atlases.keys().next().value;
  if (device.atlases.size > KEPT_ATLASES && oldest !== undefined) {
    const stale = device.atlases.get(oldest);
    if (stale) device.deletePicture(stale);
    device.atlases.delete(oldest);
  }
  return atlas;
}

function drawGlyphs(
  context: CanvasRenderingContext2D,
  options: AtlasOptions,
  columns: number,
  cellWidthPx: number,
  cellHeightPx: number,
): void {
  const sizePx = fittingSizePx(context, options, cellWidthPx, cellHeightPx);
  context.fillStyle = "#000000";
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.font = fontOf(options, sizePx);
  context.fillStyle = "#ffffff";
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const metrics = context.measureText("Mg|");
  const baselinePx = (cellHeightPx + metrics.actualBoundingBoxAscent - metrics.actualBoundingBoxDescent) / 2;
  options.glyphs.forEach((glyph, index) => {
    const left = (index % columns) * cellWidthPx;
    const top = Math.floor(index / columns) * cellHeightPx;
    context.save();
    context.beginPath();
    context.rect(left, top, cellWidthPx, cellHeightPx);
    context.clip();
    context.fillText(glyph, left + cellWidthPx / 2, top + baselinePx);
    context.restore();
  });
}

const fontOf = (options: AtlasOptions, sizePx: number) =>
  `${options.fontWeight} ${sizePx}px ${options.cssFamily}`;

/** The largest size at which an advance fits the cell's width and `|` and `g` its height. */
function fittingSizePx(
  context: CanvasRenderingContext2D,
  options: AtlasOptions,
  cellWidthPx: number,
  cellHeightPx: number,
): number {
  const probePx = 200;
  context.font = fontOf(options, probePx);
  const metrics = context.measureText("Mg|");
  const advance = context.measureText("M").width;
  const height = metrics.actualBoundingBoxAscent + metrics.actualBoundingBoxDescent;
  return probePx * Math.min(cellWidthPx / advance, cellHeightPx / height);
}

function measureCoverage(
  context: CanvasRenderingContext2D,
  count: number,
  columns: number,
  cellWidthPx: number,
  cellHeightPx: number,
): number[] {
  return Array.from({ length: count }, (_, index) => {
    const left = (index % columns) * cellWidthPx;
    const top = Math.floor(index / columns) * cellHeightPx;
    const { data } = context.getImageData(left, top, cellWidthPx, cellHeightPx);
    let sum = 0;
    for (let offset = 0; offset < data.length; offset += 4) sum += data[offset] ?? 0;
    return sum / 255 / (cellWidthPx * cellHeightPx);
  });
}
