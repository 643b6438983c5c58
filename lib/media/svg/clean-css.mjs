/**
 * Takes out of a style sheet, or of an attribute's style, whatever would load something. What stands inside a file stays:
 * references to its own parts, and embedded pictures and fonts. Escapes and comments are resolved first, because both can
 * hide a name from a search: `\75rl(…)`, `@im\port`. Spaces and strings end where CSS says, else what follows a string could
 * pass as its content; and what is taken out leaves a space, else what stood around it could become a name.
 * @param {string} css
 * @returns {string}
 */
export function cleanCss(css) {
  const plain = resolveEscapes(css.replace(/\/\*[\s\S]*?(\*\/|$)/g, " "));
  return plain
    .replace(/@(import|charset|namespace)\b[^;{}]*;?/gi, " ")
    .replace(
      /\burl\([ \t\n\r\f]*(?:"([^"\n\r\f]*)"|'([^'\n\r\f]*)'|([^)]*))[ \t\n\r\f]*\)?/gi,
      (whole, double, single, bare) => (isInside(double ?? single ?? bare ?? "") ? whole : "none"),
    )
    .replace(/(?:[\w-]*image-set|\bimage|\bsrc|[\w-]*cross-fade|[\w-]*element|\bexpression)\(/gi, "removed(")
    .replace(/(?:-moz-binding|\bbehavior)\s*:/gi, "removed:");
}

/** `#part`, or bytes that are in the address itself and are neither markup nor script. */
const isInside = (address) =>
  /^[ \t]*#/.test(address) ||
  /^[ \t]*data:(?:image\/(?:png|jpeg|gif|webp|avif)|font\/[\w-]+|application\/(?:x-)?font-[\w-]+)[;,]/i.test(
    address,
  );

/** Characters written as `\75 ` or `\u`, as what they are. Those that could end a string stay escaped. */
function resolveEscapes(css) {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n0-9a-f]))/gi, (whole, hex, character) => {
    const code = hex === undefined ? character.codePointAt(0) : Number.parseInt(hex, 16);
    const plain = code > 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
    return /[\w@(:#.-]/.test(plain) ? plain : whole;
  });
}
