/** A colour table cut down to some glyphs. */
export interface CutColr {
  readonly table: Buffer;
  /** Every glyph whose outline the kept paints use, themselves included. */
  readonly glyphs: ReadonlySet<number>;
}

/** Size in bytes of each paint format without its children; the variable ones (odd) have four more. */
const PAINT_BYTES: Readonly<Record<number, number>> = {
  1: 6,
  2: 5,
  4: 16,
  6: 16,
  8: 12,
  10: 6,
  11: 3,
  12: 7,
  14: 8,
  16: 8,
  18: 12,
  20: 6,
  22: 10,
  24: 6,
  26: 10,
  28: 8,
  30: 12,
  32: 8,
};

/**
 * Cuts a COLR version 1 table to the paints of some base glyphs: what is not reached becomes zeros, which pack to
 * nothing, and no offset has to be moved. Source: OpenType 1.9.1, COLR.
 * @throws Error on a table of version 0, with variations, or with a paint that is none.
 */
export function cutColr(colr: Buffer, wanted: ReadonlySet<number>): CutColr {
  if (colr.readUInt16BE(0) !== 1 || colr.readUInt32BE(30) !== 0)
    throw new Error("The COLR table is not as expected");
  const bases = colr.readUInt32BE(14);
  const layers = colr.readUInt32BE(18);
  const clips = colr.readUInt32BE(22);
  const table = Buffer.alloc(colr.length);
  const copy = (start: number, length: number) => colr.copy(table, start, start, start + length);
  const glyphs = new Set(wanted);
  const seen = new Set<number>();
  const usedLayers = new Set<number>();
  const uint24 = (at: number) => colr.readUIntBE(at, 3);
  const records = new Map(
    Array.from({ length: colr.readUInt32BE(bases) }, (_, index) => {
      const record = bases + 4 + index * 6;
      return [colr.readUInt16BE(record), colr.readUInt32BE(record + 2)];
    }),
  );
  const keptBases = new Set<number>();

  const visitBase = (glyph: number) => {
    const offset = records.get(glyph);
    glyphs.add(glyph);
    if (offset === undefined || keptBases.has(glyph)) return;
    keptBases.add(glyph);
    visit(bases + offset);
  };
  const visit = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const format = colr.readUInt8(at);
    const bytes = PAINT_BYTES[format];
    if (bytes === undefined) throw new Error(`The COLR table has a paint of format ${format}`);
    copy(at, bytes);
    if (format === 1) {
      const first = colr.readUInt32BE(at + 2);
      for (let index = first; index < first + colr.readUInt8(at + 1); index += 1) {
        usedLayers.add(index);
        visit(layers + colr.readUInt32BE(layers + 4 + index * 4));
      }
    } else if (format === 4 || format === 6 || format === 8) {
      const line = at + uint24(at + 1);
      copy(line, 3 + colr.readUInt16BE(line + 1) * 6);
    } else if (format === 10) {
      glyphs.add(colr.readUInt16BE(at + 4));
      visit(at + uint24(at + 1));
    } else if (format === 11) {
      visitBase(colr.readUInt16BE(at + 1));
    } else if (format >= 12) {
      visit(at + uint24(at + 1));
      if (format === 12) copy(at + uint24(at + 4), 24);
      if (format === 32) visit(at + uint24(at + 5));
    }
  };
  for (const glyph of wanted) visitBase(glyph);

  copy(0, 34);
  const sorted = [...keptBases].sort((a, b) => a - b);
  table.writeUInt32BE(sorted.length, bases);
  for (const [index, glyph] of sorted.entries()) {
    table.writeUInt16BE(glyph, bases + 4 + index * 6);
    table.writeUInt32BE(records.get(glyph) ?? 0, bases + 6 + index * 6);
  }
  writeLayers(colr, table, layers, usedLayers);
  if (clips !== 0) copy(clips, colr.length - clips);
  return { table, glyphs };
}

/** Layers that are not reached show one that is: a reader checks them all. */
function writeLayers(colr: Buffer, table: Buffer, layers: number, used: ReadonlySet<number>): void {
  const [first = 0] = used;
  const count = colr.readUInt32BE(layers);
  table.writeUInt32BE(count, layers);
  for (let index = 0; index < count; index += 1) {
    const shown = used.has(index) ? index : first;
    table.writeUInt32BE(colr.readUInt32BE(layers + 4 + shown * 4), layers + 4 + index * 4);
  }
}
