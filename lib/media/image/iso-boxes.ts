/** A box of an ISO base media file (ISO/IEC 14496-12 §4.2). */
export interface IsoBox {
  readonly type: string;
  /** Where the box begins, and where its content does. */
  readonly start: number;
  readonly contentAt: number;
  readonly end: number;
}

/**
 * The boxes between two offsets, in order.
 * @throws RangeError when one ends behind `to`.
 */
export function* readBoxes(file: Buffer, from: number, to: number): Generator<IsoBox> {
  for (let start = from; start + 8 <= to; ) {
    const box = readBox(file, start, to);
    if (box.end > to) throw new RangeError(`${box.type} ends behind what holds it`);
    yield box;
    start = box.end;
  }
}

/** The box at an offset, which may end behind `to`; size 0 means that it goes on to there. */
export function readBox(file: Buffer, start: number, to: number): IsoBox {
  const short = file.readUInt32BE(start);
  const type = file.toString("latin1", start + 4, start + 8);
  const long = short === 1;
  const size = long ? Number(file.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
  const contentAt = start + (long ? 16 : 8);
  const end = start + size;
  if (end < contentAt) throw new RangeError(`${type} is shorter than its head`);
  return { type, start, contentAt, end };
}
