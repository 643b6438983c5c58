import type { FontDefinition } from "./define-font";
import { defaultFont, findFont } from "./find-font";
import notoColorEmoji from "./noto-color-emoji";
import notoSans from "./noto-sans";
import notoSansArabic from "./noto-sans-arabic";
import notoSansDevanagari from "./noto-sans-devanagari";
import notoSansHebrew from "./noto-sans-hebrew";
import notoSansJp from "./noto-sans-jp";
import notoSansKr from "./noto-sans-kr";
import notoSansSc from "./noto-sans-sc";
import notoSansThai from "./noto-sans-thai";
import notoSerif from "./noto-serif";
import { fonts } from "./registry";

/** The family that draws emoji; it stands last, so that only signs asked for in colour reach it. */
export const emojiFont: FontDefinition = notoColorEmoji;

/** The other families that are there for their signs. */
const signFonts = fonts.entries.filter((font) => font.category === "fallback" && font !== emojiFont);

const SCRIPTS: readonly (readonly [RegExp, FontDefinition])[] = [
  [/\p{Script_Extensions=Arabic}/u, notoSansArabic],
  [/\p{Script_Extensions=Hebrew}/u, notoSansHebrew],
  [/\p{Script_Extensions=Devanagari}/u, notoSansDevanagari],
  [/\p{Script_Extensions=Thai}/u, notoSansThai],
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const EAST_ASIAN =
  /[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/**
 * The families a text is set in, in the order in which a character looks for its glyph: the family itself (DM Sans
 * when it is none of ours), then Noto families for what it lacks. Han characters are drawn in the Japanese form where
 * kana stand in the text, in the Korean one where hangul do, else in the Simplified Chinese one.
 */
export function chooseFamilies(fontFamily: string, text: string): FontDefinition[] {
  const own = findFont(fontFamily) ?? defaultFont;
  const eastAsian = orderEastAsian(text);
  return [
    ...new Set([
      own,
      ...(own.category === "serif" ? [notoSerif] : []),
      notoSans,
      ...SCRIPTS.filter(([script]) => script.test(text)).map(([, font]) => font),
      ...(EAST_ASIAN.test(text) ? eastAsian : []),
      ...signFonts,
      ...eastAsian,
      emojiFont,
    ]),
  ];
}

function orderEastAsian(text: string): FontDefinition[] {
  if (KANA.test(text)) return [notoSansJp, notoSansSc, notoSansKr];
  if (HANGUL.test(text)) return [notoSansKr, notoSansSc, notoSansJp];
  return [notoSansSc, notoSansJp, notoSansKr];
}
