/**
 * Reads inline styles, given as CSS text or as an object, into property → value with camelCase names; custom properties keep theirs.
 * Left out: what is no declaration, addresses that are not safe, and the few old properties that ran script.
 */
import type { MarkupValue } from "./markup-node";
import { isSafeAddress } from "./safe-address";

/** A style as it is stored, and what of it was left out. */
export interface ReadStyle {
  readonly style: Readonly<Record<string, string | number>>;
  readonly refused: readonly { readonly what: string; readonly reason: string }[];
}

const PROPERTY = /^(?:--[\w-]{1,98}|-?[A-Za-z][A-Za-z0-9-]{0,98})$/;
const RUNS_SCRIPT = /expression\s*\(|javascript:|vbscript:/i;
const MAX_VALUE = 2000;

/** The name under which a property is stored: `background-color` → backgroundColor, `--brand` as it is. */
export function styleProperty(name: string): string {
  if (name.startsWith("--")) return name;
  const camel = name.replace(/-+([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());
  if (!name.includes("-")) return name;
  return name.toLowerCase().startsWith("-ms-") ? `ms${camel.slice(2)}` : camel;
}

/** Reads a style. @param value text of CSS, or an object as React takes it; null when it is neither. */
export function readStyle(value: MarkupValue): ReadStyle | null {
  const entries =
    typeof value === "string"
      ? declarationsOf(value)
      : value && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value)
        : null;
  if (!entries) return null;

  const style = new Map<string, string | number>();
  const refused: { what: string; reason: string }[] = [];
  for (const [written, given] of entries) {
    // Text is case-insensitive, as CSS is; the names of an object are not.
    const name = styleProperty(
      typeof value === "string" && !written.startsWith("--") ? written.toLowerCase() : written,
    );
    const reason = reasonAgainst(name, given);
    if (reason) refused.push({ what: `style ${written.slice(0, 60)}`, reason });
    else if (given !== null && given !== false && given !== "")
      style.set(name, typeof given === "number" ? given : String(given).trim());
  }
  return { style: Object.fromEntries(style), refused };
}

function reasonAgainst(name: string, value: MarkupValue): string | null {
  if (!PROPERTY.test(name)) return "This is no CSS property.";
  if (/^(?:behavior|MozBinding)$/.test(name)) return "This property can run script.";
  if (typeof value === "object" && value !== null) return "A style value is a text or a number.";
  if (typeof value !== "string") return null;
  if (value.length > MAX_VALUE)
    return `A style value has at most ${MAX_VALUE} characters; put pictures into an <img>.`;
  const plain = unescapeCss(value);
  if (RUNS_SCRIPT.test(plain)) return "This value can run script.";
  for (const [, address = ""] of plain.matchAll(/url\(\s*["']?([^"')]*)/gi))
    if (!isSafeAddress(address, "media"))
      return "Only http, https, paths and data:image addresses are drawn.";
  return null;
}

/** Without comments and escapes, behind which words of CSS hide. */
function unescapeCss(value: string): string {
  const open = value.replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, "");
  return open.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, character = "") => {
    const code = hex ? Number.parseInt(hex, 16) : 0;
    return hex ? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "") : character;
  });
}

/** Splits CSS text at the semicolons that part declarations: not those in quotes, brackets or comments. */
function declarationsOf(css: string): [string, string][] {
  const found: [string, string][] = [];
  let [declaration, quote, depth] = ["", "", 0];
  const take = () => {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(0, colon)).trim();
    if (name) found.push([name, declaration.slice(colon + 1).trim()]);
    declaration = "";
  };
  for (let index = 0; index < css.length; index++) {
    const character = css.charAt(index);
    if (quote) {
      if (character === quote) quote = "";
    } else if (css.startsWith("/*", index)) {
      const end = css.indexOf("*/", index + 2);
      index = end < 0 ? css.length : end + 1;
      continue;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (character === ";" && depth === 0) {
      take();
      continue;
    }
    declaration += character;
    if (character === "\\") declaration += css.charAt(++index);
  }
  take();
  return found;
}
