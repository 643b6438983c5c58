import type { FontDefinition } from "./define-font";
import type { FontFaceFile, FontFaceList } from "./font-face";
import { chooseWeight } from "./font-weight";
import { type CodePointRanges, includesCodePoint, parseUnicodeRange } from "./unicode-range";

/** A face that a text needs, and the family it belongs to. */
export interface NeededFace {
  readonly font: FontDefinition;
  readonly face: FontFaceFile;
}

/** What a text needs of its families. */
export interface FaceChoice {
  readonly faces: readonly NeededFace[];
  /** Characters that no family has a glyph for, each once. */
  readonly missing: readonly string[];
}

/** A text and how it is set. */
export interface TextStyle {
  readonly text: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly style: "normal" | "italic";
}

/** Default-ignorable characters, controls and white space other than the plain space: they need no glyph. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\p{Zl}\p{Zp}]$/u;
const EMOJI =
  /^\p{Emoji_Presentation}|^\p{Emoji}\ufe0f|^[0-9#*]\ufe0f?\u20e3|^\p{RI}\p{RI}|^\p{Emoji}\p{Emoji_Modifier}/u;
const TEXT_VARIANT = "\ufe0e";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether a grapheme cluster is drawn as a colour emoji. */
export function isEmoji(cluster: string): boolean {
  return EMOJI.test(cluster) && !cluster.includes(TEXT_VARIANT);
}

/**
 * The faces that have the glyphs of a text, and no others.
 * @param families in the order in which a character looks for its glyph, the emoji family last.
 * @param loadList a family's faces; asked for only while characters are left that no family before it has.
 */
export async function chooseFaces(
  wanted: TextStyle,
  families: readonly FontDefinition[],
  loadList: (font: FontDefinition) => Promise<FontFaceList>,
): Promise<FaceChoice> {
  const needed = new Map<FontFaceFile, NeededFace>();
  const emojiFont = families.at(-1);
  const clusters = new Set(Array.from(graphemes.segment(wanted.text), ({ segment }) => segment));
  let open = [...clusters].filter((cluster) => !isEmoji(cluster) && codePoints(cluster).length > 0);
  const take = (font: FontDefinition, faces: readonly Face[], points: readonly number[]) => {
    for (const { face, ranges } of faces) {
      if (points.some((point) => includesCodePoint(ranges, point))) needed.set(face, { font, face });
    }
  };
  for (const font of families) {
    if (open.length === 0) break;
    const faces = matchingFaces(await loadList(font), wanted);
    open = open.filter((cluster) => {
      const points = covered(faces, cluster);
      if (points) take(font, faces, points);
      return !points;
    });
  }
  const emoji = [...clusters].filter(isEmoji);
  if (emojiFont && emoji.length > 0) {
    const faces = matchingFaces(await loadList(emojiFont), wanted);
    for (const cluster of emoji) take(emojiFont, faces, allCodePoints(cluster));
  }
  return { faces: [...needed.values()], missing: open };
}

interface Face {
  readonly face: FontFaceFile;
  readonly ranges: CodePointRanges;
}

const parsed = new WeakMap<FontFaceFile, CodePointRanges>();

/** The faces that a browser considers for a weight and style; a family without italics is slanted by the browser. */
function matchingFaces(list: FontFaceList, wanted: TextStyle): Face[] {
  const italics = list.faces.filter((face) => face.style === "italic");
  const styled =
    wanted.style === "italic" && italics.length > 0
      ? italics
      : list.faces.filter((face) => face.style === "normal");
  const weight = chooseWeight([...new Set(styled.map((face) => face.weight))], wanted.weight);
  return styled
    .filter((face) => face.weight === weight)
    .map((face) => {
      const ranges = parsed.get(face) ?? parseUnicodeRange(face.range);
      parsed.set(face, ranges);
      return { face, ranges };
    });
}

/** The code points of a cluster, composed or as given, if the faces have them all. */
function covered(faces: readonly Face[], cluster: string): readonly number[] | undefined {
  const has = (point: number) => faces.some(({ ranges }) => includesCodePoint(ranges, point));
  return [codePoints(cluster.normalize("NFC")), codePoints(cluster)].find((points) => points.every(has));
}

const allCodePoints = (cluster: string): number[] => Array.from(cluster, (sign) => sign.codePointAt(0) ?? 0);

const codePoints = (cluster: string): number[] =>
  Array.from(cluster)
    .filter((sign) => sign === " " || !INVISIBLE.test(sign))
    .map((sign) => sign.codePointAt(0) ?? 0);
