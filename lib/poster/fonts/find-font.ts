import type { FontDefinition } from "./define-font";
import dmSans from "./dm-sans";
import { fonts } from "./registry";

/** What text is set in when its family is unknown. */
export const defaultFont: FontDefinition = dmSans;

const byName = new Map(fonts.entries.map((font) => [font.name.toLowerCase(), font]));

/**
 * The family a state means, by its name in any case or by its id.
 * Quotes, spaces around the name and what follows a comma (a CSS font stack) are ignored.
 * Undefined when it is none of ours.
 */
export function findFont(family: string): FontDefinition | undefined {
  const first = family.split(",", 1)[0] ?? "";
  const name = first
    .trim()
    .replace(/^["']|["']$/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return byName.get(name) ?? fonts.get(name);
}
