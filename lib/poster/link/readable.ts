/**
 * The readable form: JSON in the query. Carriers (chat clients, mailers) decode a link once too often or too seldom and
 * turn `+` into a space. The characters that this would change are therefore written as JSON escapes, so that the text of
 * a payload holds no `%`, `+` or `&` at all, and decoding can be repeated until the payload parses without ever
 * touching what it says.
 */

const FRAGILE = /[%+&\u2028\u2029]/g;

/** A string of JSON, or the plus sign of an exponent: the only places where a fragile character can stand. */
const TOKEN = /"(?:[^"\\]|\\.)*"|e\+/g;

/** JSON that survives being decoded once more or once less. Lone surrogates are escapes already (well-formed JSON). */
export function toCarrierJson(value: unknown): string {
  const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(TOKEN, (token) =>
    token === "e+" ? "e" : token.replace(FRAGILE, asEscape),
  );
}

/** How often a value may have been percent-encoded on its way: once by us, and twice by carriers. */
const MAX_ROUNDS = 3;

/** All readings of a query value, from as it stands to decoded three times. `+` is a space. */
export function readingsOf(value: string): string[] {
  const readings = [value.replaceAll("+", " ")];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const last = readings.at(-1) ?? "";
    const next = decodeOnce(last);
    if (next === last) break;
    readings.push(next);
  }
  return readings;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What people and programs put behind a link: punctuation, brackets, quotes, white space, a fragment. */
const TRAILING = /[\s.,;:!?)\]}>'"»”’*_|\\]/;

/** A complete JSON value at the start of a text, when only punctuation or a fragment follows it; else null. */
export function trimToJson(text: string): string | null {
  const end = endOfValue(text);
  if (end === null) return null;
  const rest = text.slice(end);
  const followed = rest === "" || rest.startsWith("#") || [...rest].every((sign) => TRAILING.test(sign));
  return followed ? text.slice(0, end) : null;
}

/** Index behind the bracket that closes the first one, or null when it never closes. */
function endOfValue(text: string): number | null {
  const start = text.search(/\S/);
  if (start < 0 || !"[{".includes(text[start] ?? "x")) return null;
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const sign = text[index];
    if (inString) {
      if (sign === "\\") index++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "[" || sign === "{") depth++;
    else if ((sign === "]" || sign === "}") && --depth === 0) return index + 1;
  }
  return null;
}
