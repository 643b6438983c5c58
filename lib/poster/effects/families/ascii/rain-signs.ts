/** A stroke from one point to another: x right, y down, 0 to 1 of the sign's box. */
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** Strokes of a sign, at most four. */
const MAX_STROKES = 4;

/** Writes strokes on a grid of ten by ten: `"1191 91 46"` is two strokes, four digits each. */
function sign(text: string): readonly Stroke[] {
  return text.split(" ").map((digits) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...digits].map((digit) => Number(digit) / 9);
    return [x1, y1, x2, y2];
  });
}

/** Signs after half-width katakana and digits, in straight strokes, as a dot-matrix terminal shows them. */
const SIGNS: readonly (readonly Stroke[])[] = [
  sign("1282 8256 5358 5839"), // a
  sign("7136 4449"), // i
  sign("5052 1282 1214 8448"), // u
  sign("1383 5358 0888"), // e
  sign("0383 6069 6418"), // o
  sign("1383 8378 4049 4218"), // ka
  sign("1363 1666 4049"), // ki
  sign("3114 3181 8148"), // ku
  sign("2013 2282 6258"), // ke
  sign("1282 8288 1888"), // ko
  sign("0383 2036 7074 7449"), // sa
  sign("1233 0536 1888 8874"), // shi
  sign("1282 8228 5588"), // su
  sign("0484 2038 3888 8476"), // se
  sign("1134 8184 8449"), // so
  sign("3114 3181 8139 3566"), // ta
  sign("2171 0484 5149"), // chi
  sign("1124 4154 8184 8439"), // tsu
  sign("2171 0484 5439"), // te
  sign("3039 3386"), // to
  sign("0383 5049 4928"), // na
  sign("2272 0888"), // ni
  sign("1272 7228 2478"), // nu
  sign("8119"), // no
  sign("3218 5288"), // ha
  sign("2028 2884 2474"), // hi
  sign("1282 8239"), // fu
  sign("0633 3388"), // he
  sign("0383 5059 2517 7587"), // ho
  sign("1282 8256 3468"), // ma
  sign("2172 2475 2788"), // mi
  sign("4118 1877 6588"), // mu
  sign("7128 2377"), // me
  sign("2272 1585 4148 4888"), // mo
  sign("0484 3149 8466"), // ya
  sign("2272 7258 1888"), // yu
  sign("2171 1484 8439"), // ra
  sign("2125 7175 7549"), // ri
  sign("3136 3618 6168 6886"), // ru
  sign("2128 2885"), // re
  sign("2272 2228 7278 2878"), // ro
  sign("1215 1282 8248"), // wa
  sign("1233 1888 8873"), // n
  sign("3149 4919 7177"), // one and a bar
  sign("1181 8149"), // seven
  sign("1489 5080"),
  sign("4244 4648"), // colon
  sign("4549"), // dot
];

const lengthOf = (strokes: readonly Stroke[]) =>
  strokes.reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, (y2 - y1) * 2), 0);

/** The signs from little to much ink. Each has four strokes; missing ones are points outside of the box. */
export const RAIN_SIGNS: readonly (readonly Stroke[])[] = [...SIGNS]
  .sort((first, second) => lengthOf(first) - lengthOf(second))
  .map((strokes) =>
    Array.from({ length: MAX_STROKES }, (_, index): Stroke => strokes[index] ?? [-9, -9, -9, -9]),
  );
