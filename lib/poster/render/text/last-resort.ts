/** CSS family that draws an empty box for any character; the end of every font stack. */
export const LAST_RESORT_FAMILY = "affiche-last-resort";

const UNITS_PER_EM = 1000;
/** The box: outer and inner edge in font units, y upwards. */
const BOX = { left: 60, right: 540, bottom: 0, top: 700, stroke: 40, advance: 600 } as const;
const BOX_GLYPH = 1;
const EMPTY_GLYPH = 2;
const GLYPHS = 3;

/** Characters that draw nothing: controls, joiners, direction marks, variation selectors, tags. First and last of each range. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/**
 * A font that has a glyph for every character: an empty box, or nothing where the character is invisible. With it at
 * the end of a stack no font of the machine is ever asked, so a picture is the same everywhere; Chromium even crashes
 * when it asks for one on a machine that has none.
 */
export function lastResortFont(): ArrayBuffer {
  const box = boxOutline();
  const tables: readonly (readonly [string, Uint8Array])[] = [
    ["OS/2", os2()],
    ["cmap", cmap()],
    ["glyf", box],
    [
      "head",
      bytes(
        u16(1, 0, 1, 0),
        u32(0, 0x5f0f3cf5),
        u16(0, UNITS_PER_EM),
        u32(0, 0, 0, 0),
        boxBounds(),
        u16(0, 8, 2, 1, 0),
      ),
    ],
    ["hhea", bytes(u16(1, 0, 800, -200, 0, BOX.advance, 0, 0, BOX.right, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS))],
    ["hmtx", bytes(u16(BOX.advance, BOX.left, BOX.advance, BOX.left, 0, 0))],
    ["loca", bytes(u32(0, 0, box.length, box.length))],
    ["maxp", bytes(u16(1, 0, GLYPHS, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0))],
    ["name", bytes(u16(0, 0, 6))],
    ["post", bytes(u16(3, 0), u32(0), u16(0, 0), u32(0, 0, 0, 0, 0))],
  ];
  return sfnt(tables);
}

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);
const u32 = (...values: number[]): number[] =>
  values.flatMap((value) => [
    (value >>> 24) & 0xff,
    (value >>> 16) & 0xff,
    (value >>> 8) & 0xff,
    value & 0xff,
  ]);
const bytes = (...parts: number[][]): Uint8Array => Uint8Array.from(parts.flat());

const boxBounds = () => u16(BOX.left, BOX.bottom, BOX.right, BOX.top);

/** Two contours, the inner one the other way round. Points are on the curve; coordinates are words. */
function boxOutline(): Uint8Array {
  const { left, right, bottom, top, stroke } = BOX;
  const points = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
    [left + stroke, bottom + stroke],
    [right - stroke, bottom + stroke],
    [right - stroke, top - stroke],
    [left + stroke, top - stroke],
  ] as const;
  const steps = (axis: 0 | 1) => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const outline = bytes(
    u16(2),
    boxBounds(),
    u16(3, 7, 0),
    points.map(() => 1),
    u16(...steps(0)),
    u16(...steps(1)),
  );
  return pad(outline);
}

/** Format 13, many characters to one glyph, for Windows' full Unicode. */
function cmap(): Uint8Array {
  const groups: [number, number, number][] = [];
  let next = 0;
  for (const [first, last] of [...INVISIBLE, [0x110000, 0x110000] as const]) {
    if (first > next) groups.push([next, first - 1, BOX_GLYPH]);
    if (first <= 0x10ffff) groups.push([first, last, EMPTY_GLYPH]);
    next = last + 1;
  }
  const body = groups.flatMap((group) => u32(...group));
  return bytes(u16(0, 1, 3, 10), u32(12), u16(13, 0), u32(16 + body.length, 0, groups.length), body);
}

function os2(): Uint8Array {
  const panose = Array.from({ length: 10 }, () => 0);
  return bytes(
    u16(4, BOX.advance, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    panose,
    u32(0, 0, 0, 0, 0x20202020),
    u16(0x40, 0, 0xffff, 800, -200, 0, 800, 200),
    u32(0, 0),
    u16(500, BOX.top, 0, 32, 0),
  );
}

const pad = (table: Uint8Array): Uint8Array => {
  const padded = new Uint8Array((table.length + 3) & ~3);
  padded.set(table);
  return padded;
};

function sfnt(tables: readonly (readonly [string, Uint8Array])[]): ArrayBuffer {
  const directoryBytes = 12 + tables.length * 16;
  const directory = u32(0x00010000);
  directory.push(...u16(tables.length, 128, 3, tables.length * 16 - 128));
  const contents: number[] = [];
  for (const [tag, table] of tables) {
    const padded = pad(table);
    directory.push(...Array.from(tag, (letter) => letter.charCodeAt(0)));
    directory.push(...u32(checksum(padded), directoryBytes + contents.length, table.length));
    contents.push(...padded);
  }
  return Uint8Array.from([...directory, ...contents]).buffer;
}

function checksum(table: Uint8Array): number {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let sum = 0;
  for (let offset = 0; offset < table.length; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}
