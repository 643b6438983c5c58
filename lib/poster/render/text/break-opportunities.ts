/** A part of a paragraph that no line break goes through, and the spaces after it, which hang at a line's end. */
export interface Piece {
  readonly text: string;
  readonly spaces: string;
  /** A soft hyphen ended it: it shows a hyphen where the line breaks here. */
  readonly hyphenates: boolean;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const words = new Intl.Segmenter("en", { granularity: "word" });

const SPACE = /^[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]$/;
/** Marks where a word may be hyphenated. */
export const SOFT_HYPHEN = "\u00ad";
const ZERO_WIDTH_SPACE = "\u200b";
const HYPHEN = /^[-\u2010\u2012-\u2014\u058a\u05be]$/;
/** Scripts written without spaces, broken between any two characters, and pictures. */
const IDEOGRAPHIC =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303f\u30fb-\u30ff\uff01-\uffef]|(?![0-9#*\u00a9\u00ae\u2122])\p{Extended_Pictographic}|\p{RI})/u;
/** Scripts written without spaces, broken between words of a dictionary. */
const DICTIONARY = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What never begins a line: closing brackets, stops, small kana, iteration and length marks (JIS X 4051). */
const NOT_AT_START =
  /^[\p{Pe}\p{Pf}!%,.:;?\u00a2\u00b0\u2030\u2032\u2033\u2103\u2026\u203c\u2047-\u2049\u3001\u3002\u3005\u301c\u303b\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u309d\u309e\u30a0\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u30fb-\u30fe\uff01\uff05\uff0c\uff0e\uff1a\uff1b\uff1f\uff61\uff64\uff65\uff67-\uff70\u0e2f\u0e46]/u;
/** What never ends a line: opening brackets and currency signs before their number. */
const NOT_AT_END = /[\p{Ps}\p{Pi}$\u00a3\u00a5\uffe5]$/u;
const GLUE = /^[\u00a0\u202f\u2007\u2060\ufeff\u2011]|[\u00a0\u202f\u2007\u2060\ufeff\u2011]$/;

/**
 * Cuts a paragraph where lines may break. The texts and spaces of all pieces, joined, are the paragraph without
 * soft hyphens and zero-width spaces.
 */
export function breakOpportunities(paragraph: string): Piece[] {
  const wordStarts = DICTIONARY_ANYWHERE.test(paragraph) ? startsOfWords(paragraph) : new Set<number>();
  const pieces: Piece[] = [];
  let text = "";
  let spaces = "";
  const close = (hyphenates: boolean) => {
    if (text || spaces) pieces.push({ text, spaces, hyphenates });
    text = "";
    spaces = "";
  };
  let previous = "";
  for (const { segment, index } of graphemes.segment(paragraph)) {
    if (SPACE.test(segment)) {
      spaces += segment;
    } else {
      if (spaces) close(false);
      else if (text && mayBreak(previous, segment, wordStarts.has(index))) close(previous === SOFT_HYPHEN);
      if (segment !== SOFT_HYPHEN && segment !== ZERO_WIDTH_SPACE) text += segment;
    }
    previous = segment;
  }
  close(false);
  return pieces;
}

const DICTIONARY_ANYWHERE = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const startsOfWords = (paragraph: string): Set<number> =>
  new Set(Array.from(words.segment(paragraph), ({ index }) => index));

/** Whether a line may break between two characters that no space stands between. */
function mayBreak(before: string, after: string, startsWord: boolean): boolean {
  if (after === SOFT_HYPHEN || after === ZERO_WIDTH_SPACE) return false;
  if (before === SOFT_HYPHEN || before === ZERO_WIDTH_SPACE) return true;
  if (GLUE.test(before) || GLUE.test(after)) return false;
  if (NOT_AT_START.test(after) || NOT_AT_END.test(before)) return false;
  if (IDEOGRAPHIC.test(before) || IDEOGRAPHIC.test(after)) return true;
  if (DICTIONARY.test(before) && DICTIONARY.test(after)) return startsWord;
  return HYPHEN.test(before) && /^\p{L}/u.test(after);
}

/** The grapheme clusters of a text. */
export function clustersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
