import { type IsoBox, readBoxes } from "./iso-boxes";

/** EXIF without a single tag, after the offset that AVIF puts before it. */
const EMPTY_EXIF = Buffer.from("\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0", "latin1");
const EMPTY_XMP = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');

/** Overwrites the EXIF and XMP of a `meta` box by empty ones of the same length, wherever in the file they are. */
export function blankItems(file: Buffer, meta: IsoBox): void {
  const inside = new Map([...readBoxes(file, meta.contentAt + 4, meta.end)].map((box) => [box.type, box]));
  const types = itemTypes(file, inside.get("iinf"));
  const idat = inside.get("idat");
  for (const { item, from, bytes, isInIdat } of extents(file, inside.get("iloc"))) {
    const type = types.get(item);
    const start = isInIdat ? (idat?.contentAt ?? Number.NaN) + from : from;
    const limit = isInIdat ? (idat?.end ?? 0) : file.length;
    if (!(start + bytes <= limit)) throw new RangeError(`item ${item} lies outside of the file`);
    if (type === "Exif") overwrite(file.subarray(start, start + bytes), EMPTY_EXIF, 0);
    else if (type === "mime" || type === "uri ")
      overwrite(file.subarray(start, start + bytes), EMPTY_XMP, 0x20);
  }
}

function overwrite(place: Buffer, text: Buffer, padding: number): void {
  place.fill(padding);
  if (place.length >= text.length) text.copy(place);
}

/** Item id → four-character type, from `iinf` (ISO/IEC 14496-12 §8.11.6). */
function itemTypes(file: Buffer, iinf: IsoBox | undefined): Map<number, string> {
  const types = new Map<number, string>();
  if (!iinf) return types;
  const countBytes = file.readUInt8(iinf.contentAt) === 0 ? 2 : 4;
  for (const { contentAt } of readBoxes(file, iinf.contentAt + 4 + countBytes, iinf.end)) {
    const idBytes = file.readUInt8(contentAt) >= 3 ? 4 : 2;
    const typeAt = contentAt + 4 + idBytes + 2;
    types.set(file.readUIntBE(contentAt + 4, idBytes), file.toString("latin1", typeAt, typeAt + 4));
  }
  return types;
}

/** More pieces than this are no picture, but a way to keep us busy. */
const MAX_EXTENTS = 10_000;

interface Extent {
  readonly item: number;
  /** Offset in the file, or in the content of `idat`. */
  readonly from: number;
  readonly bytes: number;
  readonly isInIdat: boolean;
}

/** Where items are, from `iloc` (§8.11.3). */
function* extents(file: Buffer, iloc: IsoBox | undefined): Generator<Extent> {
  if (!iloc) return;
  let at = iloc.contentAt;
  const read = (bytes: number) => {
    const value =
      bytes === 8 ? Number(file.readBigUInt64BE(at)) : bytes === 0 ? 0 : file.readUIntBE(at, bytes);
    at += bytes;
    if (at > iloc.end) throw new RangeError("iloc ends too early");
    return value;
  };
  let seen = 0;
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const;
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  for (let items = read(idBytes); items > 0; items--) {
    const item = read(idBytes);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(baseBytes);
    for (let count = read(2); count > 0; count--) {
      if (++seen > MAX_EXTENTS) throw new RangeError("iloc lists too many pieces");
      read(indexBytes);
      const from = base + read(offsetBytes);
      const bytes = read(lengthBytes);
      // Items made of other items have no bytes of their own.
      if (method < 2) yield { item, from, bytes, isInIdat: method === 1 };
    }
  }
}
