/** Deepest nesting of arrays and objects that any JSON body or link may have. */
export const MAX_JSON_DEPTH = 64;

/** Whether JSON text nests deeper than allowed. Linear in the text, constant in memory. */
export function isNestedTooDeep(json: string, maxDepth = MAX_JSON_DEPTH): boolean {
  return findTooDeep(json, maxDepth) !== null;
}

/**
 * Offset of the bracket that nests deeper than allowed, or null, found by scanning brackets outside strings, before
 * anything is parsed. Linear in the text, constant in memory.
 */
export function findTooDeep(json: string, maxDepth = MAX_JSON_DEPTH): number | null {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > maxDepth) return index;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return null;
}
