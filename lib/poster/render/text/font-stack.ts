import { chooseFamilies } from "../../fonts/choose-families";
import type { FontDefinition } from "../../fonts/define-font";
import { defaultFont, findFont } from "../../fonts/find-font";
import { weightNumber } from "../../fonts/font-weight";
import type { TextLayer } from "../../schema/layers/text";
import { LAST_RESORT_FAMILY } from "./last-resort";

/** What of a text layer decides its glyphs. */
export type FontChoice = Pick<TextLayer, "content" | "fontFamily" | "fontWeight" | "fontStyle">;

/** Name under which a family's faces are added to the document; never that of an installed font. */
export function cssFamily(font: FontDefinition): string {
  return `affiche-${font.id}`;
}

/** CSS family of a family name as states write it; an unknown one is that of DM Sans. */
export function cssFamilyOf(family: string): string {
  return cssFamily(findFont(family) ?? defaultFont);
}

/** CSS `font-family` list of a layer. It holds only names of ours: what the state says is looked up, never pasted. */
export function fontStack(layer: FontChoice): string {
  return [...chooseFamilies(layer.fontFamily, layer.content).map(cssFamily), LAST_RESORT_FAMILY].join(", ");
}

/** CSS `font` of a layer at a size. */
export function cssFont(layer: FontChoice, sizePx: number): string {
  const style = layer.fontStyle === "italic" ? "italic" : "normal";
  return `${style} ${weightNumber(layer.fontWeight)} ${sizePx}px ${fontStack(layer)}`;
}
