import { linkError } from "./link-error";

/** Names of the parameters that any version of a link has had; others are ignored. */
const NAMES = new Set(
  "lm ca cbg fx pp ex ly lz ck z v in model svg media mt fit col bg rs eid dx db dc dth dpal dcol dbe dbi dbr ac".split(
    " ",
  ),
);

/**
 * Splits a link into its parameters, values as they stand. A `#` does not end the query (a client may have decoded the
 * one of a colour), `&amp;` is `&`, and a query that was encoded as a whole is decoded first.
 * @throws AppError INVALID_LINK when there is no parameter at all.
 */
export function readQuery(input: string): ReadonlyMap<string, string> {
  const text = input.trim().replace(/^[<("'[]+/, "");
  const query = openQuery(text);
  const values = new Map<string, string>();
  for (const part of query.split("&")) {
    const [, name = "", value = ""] = /^(?:amp;)?([^=]*)=?([\s\S]*)$/.exec(part) ?? [];
    const known = name.trim();
    // The first of a name counts: what a carrier appends comes later.
    if (NAMES.has(known) && !values.has(known)) values.set(known, value);
  }
  if (values.size === 0) {
    throw linkError(
      "This is no poster link. A poster link looks like https://…/canvas?lm=1&ca=9:16&cbg=%23101418&ly=…",
    );
  }
  return values;
}

/** The text behind the first `?`; the whole where there is none. An encoded `?` or `=` is decoded, at most three times. */
function openQuery(text: string): string {
  let current = text;
  for (let round = 0; round < 3; round++) {
    if (/^(?:amp;)?(?:lm|v)=1(?:&|$)/.test(current)) return current;
    const query = current.includes("?") ? current.slice(current.indexOf("?") + 1) : current;
    if (/(?:^|&)(?:amp;)?(?:lm|v)=1/.test(query)) return query;
    try {
      const next = decodeURIComponent(current);
      if (next === current) return query;
      current = next;
    } catch {
      return query;
    }
  }
  return current.slice(current.indexOf("?") + 1);
}
