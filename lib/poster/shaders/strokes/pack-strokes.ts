import type { Stroke } from "./stroke";

/** Width of a tile in px of the reference canvas: a pixel looks only at the strokes that touch its tile. */
export const TILE_PX = 8;

/** Texels of a stroke. */
export const STROKE_TEXELS = 4;

/** Width of the texture. */
export const TABLE_WIDTH = 1024;

/** Light is stored as the square root of its share of this. */
export const MAX_LIGHT = 16;

/** Radii are stored in steps of 1/64 px. */
export const RADIUS_STEPS = 64;

/** Most strokes of one tile, and of all tiles together. */
const MAX_OF_TILE = 0xfff;
const MAX_ENTRIES = 0xfffff;

/**
 * Strokes as bytes of one texture. First one texel for each tile, in rows: 20 bits say which entry is its first one,
 * 12 bits how many there are. Then the entries, four texels each; a stroke stands once for each tile that it touches.
 */
export interface StrokeTable {
  readonly bytes: Uint8Array;
  readonly heightPx: number;
  readonly columns: number;
  readonly rows: number;
  /** Coordinates run from -extent to extent, in px of the reference canvas. */
  readonly extent: number;
}

/**
 * Sorts strokes into tiles and writes them into a texture.
 * @param canvas size of the reference canvas in px.
 * @param hairPx strokes are drawn at least this wide, in px of the reference canvas.
 */
export function packStrokes(
  strokes: readonly Stroke[],
  canvas: { readonly widthPx: number; readonly heightPx: number },
  hairPx: number,
): StrokeTable {
  const columns = Math.ceil(canvas.widthPx / TILE_PX);
  const rows = Math.ceil(canvas.heightPx / TILE_PX);
  const extent = Math.max(canvas.widthPx, canvas.heightPx);
  const spans = tileSpans(strokes, canvas, hairPx);
  const counts = new Uint16Array(columns * rows);
  eachTile(spans, columns, (tile) => {
    if ((counts[tile] ?? 0) < MAX_OF_TILE) counts[tile] = (counts[tile] ?? 0) + 1;
  });
  const starts = new Uint32Array(counts.length);
  let total = 0;
  for (const [tile, count] of counts.entries()) {
    starts[tile] = total;
    const kept = Math.min(count, MAX_ENTRIES - total);
    counts[tile] = kept;
    total += kept;
  }
  const heightPx = Math.max(1, Math.ceil((counts.length + total * STROKE_TEXELS) / TABLE_WIDTH));
  const texels = new Uint32Array(TABLE_WIDTH * heightPx);
  for (const [tile, start] of starts.entries()) {
    const count = counts[tile] ?? 0;
    texels[tile] = texel(start >> 12, start >> 4, ((start & 15) << 4) | (count >> 8), count);
  }
  const filled = new Uint16Array(counts.length);
  const words = new Uint32Array(strokes.length * STROKE_TEXELS);
  for (const [index, stroke] of strokes.entries()) writeWords(words, index * STROKE_TEXELS, stroke, extent);
  eachTile(spans, columns, (tile, index) => {
    const place = filled[tile] ?? 0;
    if (place >= (counts[tile] ?? 0)) return;
    filled[tile] = place + 1;
    const at = counts.length + ((starts[tile] ?? 0) + place) * STROKE_TEXELS;
    for (let word = 0; word < STROKE_TEXELS; word++)
      texels[at + word] = words[index * STROKE_TEXELS + word] ?? 0;
  });
  return { bytes: new Uint8Array(texels.buffer), heightPx, columns, rows, extent };
}

/** First and last column and row of the tiles that a stroke touches, four numbers a stroke; dark ones touch none. */
function tileSpans(
  strokes: readonly Stroke[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  hairPx: number,
): Int32Array {
  const columns = Math.ceil(widthPx / TILE_PX);
  const rows = Math.ceil(heightPx / TILE_PX);
  const spans = new Int32Array(strokes.length * 4);
  for (const [index, { from, to, radius, lightFrom, lightTo }] of strokes.entries()) {
    if (Math.max(lightFrom, lightTo) < 0.002) {
      spans.set([0, -1, 0, -1], index * 4);
      continue;
    }
    const reach = Math.max(radius, hairPx) + hairPx;
    const column = (x: number) => Math.floor((x + widthPx / 2) / TILE_PX);
    const row = (y: number) => Math.floor((y + heightPx / 2) / TILE_PX);
    spans[index * 4] = Math.max(0, column(Math.min(from[0], to[0]) - reach));
    spans[index * 4 + 1] = Math.min(columns - 1, column(Math.max(from[0], to[0]) + reach));
    spans[index * 4 + 2] = Math.max(0, row(Math.min(from[1], to[1]) - reach));
    spans[index * 4 + 3] = Math.min(rows - 1, row(Math.max(from[1], to[1]) + reach));
  }
  return spans;
}

function eachTile(spans: Int32Array, columns: number, visit: (tile: number, stroke: number) => void): void {
  for (let at = 0; at < spans.length; at += 4) {
    const right = spans[at + 1] ?? -1;
    const bottom = spans[at + 3] ?? -1;
    for (let y = spans[at + 2] ?? 0; y <= bottom; y++) {
      for (let x = spans[at] ?? 0; x <= right; x++) visit(y * columns + x, at / 4);
    }
  }
}

/** A texel from its bytes; of each number the lowest eight bits count. Every platform that draws is little-endian. */
const texel = (red: number, green: number, blue: number, alpha: number) =>
  ((red & 255) | ((green & 255) << 8) | ((blue & 255) << 16) | ((alpha & 255) << 24)) >>> 0;

function writeWords(words: Uint32Array, at: number, stroke: Stroke, extent: number): void {
  const end = ([x, y]: Stroke["from"]) => {
    const [column, row] = [word((x / extent + 1) * 0x7fff), word((y / extent + 1) * 0x7fff)];
    return texel(column >> 8, column, row >> 8, row);
  };
  const light = (value: number) => byte(Math.sqrt(Math.max(0, value) / MAX_LIGHT));
  const radius = word(stroke.radius * RADIUS_STEPS);
  // Roots, so that dark colours keep their hue in eight bits.
  const [red, green, blue] = stroke.color;
  const root = (value: number) => byte(Math.sqrt(value));
  words[at] = end(stroke.from);
  words[at + 1] = end(stroke.to);
  words[at + 2] = texel(radius >> 8, radius, light(stroke.lightFrom), light(stroke.lightTo));
  words[at + 3] = texel(root(red), root(green), root(blue), byte(stroke.softness));
}

const byte = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255);
const word = (value: number) => Math.round(Math.min(0xffff, Math.max(0, value)));
