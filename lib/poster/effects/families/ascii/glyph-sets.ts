import type { EffectLetters } from "../../../draw/effect-letters";
import type { AsciiStyle } from "./styles";

/** Characters of the styles that are drawn with a font. Their order does not matter: the font's ink is measured. */
export const GLYPH_SETS = {
  standard: [..." .,:;-~=+*i?coxO%#&$@"],
  // After Paul Bourke, "Character representation of grey scale images", 1997.
  dense: [..." .'`^\",:;Il!i><~+_-?][}{1)(|\\/tfjrxnuvczXYUJCLQ0OZmwqpdbkhao*#MW&8%B@$"],
  minimal: [..." .+%@"],
  technical: [..." ·.:¬-+×÷=±/\\|<>[]{}()°µ¦0123456789ABCDEFXZ#%"],
} as const satisfies Record<string, readonly string[]>;

/** Name of a style that is drawn with a font. */
export type GlyphStyle = keyof typeof GLYPH_SETS;

/** Weight of the letters: fine strokes keep many glyphs apart, few glyphs want to be strong. */
export const GLYPH_WEIGHTS: Readonly<Record<GlyphStyle, number>> = {
  standard: 700,
  dense: 600,
  minimal: 800,
  technical: 500,
};

/** The family that letters are drawn in, by its registry name. */
export const GLYPH_FAMILY = "JetBrains Mono";

/** The letters of a style, null for one that is drawn without a font. */
export function lettersOfStyle(style: AsciiStyle): EffectLetters | null {
  if (!isGlyphStyle(style)) return null;
  return { fontFamily: GLYPH_FAMILY, text: GLYPH_SETS[style].join(""), weight: GLYPH_WEIGHTS[style] };
}

const isGlyphStyle = (style: AsciiStyle): style is GlyphStyle => Object.hasOwn(GLYPH_SETS, style);
