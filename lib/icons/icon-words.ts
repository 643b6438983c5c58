/** Words of a name or of a search in any spelling: `ArrowRight`, `arrow_right` and `Arrow right` → arrow, right. */
export function iconWords(text: string): string[] {
  // Most names are plain already.
  if (/^[a-z\d-]*$/.test(text)) return text.split("-").filter(Boolean);
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What all spellings of a name have in common: its words without anything between them. */
export const iconKey = (text: string): string => iconWords(text).join("");
