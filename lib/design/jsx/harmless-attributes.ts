/**
 * The attributes that a node may carry as they are: known by name, and unable to run or load anything.
 * Whoever shows, exports or publishes `attributes` of records may ask {@link isHarmlessAttribute} again: records can be old, or have
 * been set by another tool.
 */
import { isSafeAddress } from "./safe-address";

/** Attributes that are there or not. */
const BOOLEAN = new Set(
  "checked controls default disabled formnovalidate inert ismap itemscope multiple novalidate nowrap open playsinline readonly required reversed selected allowfullscreen".split(
    " ",
  ),
);

const KEPT = new Set([
  ...BOOLEAN,
  ..."role title lang dir tabindex translate spellcheck draggable accesskey enterkeyhint inputmode".split(
    " ",
  ),
  ..."for type name value placeholder rows cols min max step minlength maxlength pattern size autocomplete".split(
    " ",
  ),
  ..."autocapitalize autocorrect accept list form method enctype action low high optimum wrap".split(" "),
  ..."colspan rowspan scope headers align valign width height border cellpadding cellspacing bgcolor".split(
    " ",
  ),
  ..."background color face start datetime cite rel download hreflang loading decoding fetchpriority sizes preload label span abbr summary".split(
    " ",
  ),
  ..."itemprop itemtype itemid popovertarget popovertargetaction popover".split(" "),
  ..."stroke-width stroke fill".split(" "),
]);

const ADDRESSES: Readonly<Record<string, "link" | "media">> = {
  action: "link",
  cite: "link",
  background: "media",
  itemtype: "link",
  itemid: "link",
};

/** Names that React writes in another way, as HTML writes them. */
const FROM_JSX: Readonly<Record<string, string>> = {
  classname: "class",
  defaultchecked: "checked",
  htmlfor: "for",
  strokewidth: "stroke-width",
  acceptcharset: "accept-charset",
};

// biome-ignore format: a table of words
const CAMEL = [
  "colSpan", "rowSpan", "tabIndex", "dateTime", "readOnly", "maxLength", "minLength", "autoComplete", "autoCapitalize", "inputMode",
  "accessKey", "spellCheck", "enterKeyHint", "cellPadding", "cellSpacing", "hrefLang", "noValidate", "formNoValidate",
  "itemProp", "itemScope", "itemType", "itemID", "playsInline", "encType", "fetchPriority",
] as const;
const TO_JSX: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CAMEL.map((name) => [name.toLowerCase(), name])),
  for: "htmlFor",
  "stroke-width": "strokeWidth",
};

/** The name of an attribute as HTML writes it: `colSpan` → colspan, `htmlFor` → for. */
export function htmlAttributeName(name: string): string {
  const lower = name.toLowerCase();
  return Object.hasOwn(FROM_JSX, lower) ? (FROM_JSX[lower] ?? lower) : lower;
}

/** The name of an attribute as JSX writes it. */
export function jsxAttributeName(name: string): string {
  return Object.hasOwn(TO_JSX, name) ? (TO_JSX[name] ?? name) : name;
}

/** Whether an attribute says something by being there. */
export const isBooleanAttribute = (name: string): boolean => BOOLEAN.has(name);

/** Whether a node may carry an attribute. @param name as HTML writes it. */
export function isHarmlessAttribute(name: string, value: string): boolean {
  if (value.length > 2000) return false;
  if (/^(?:aria-[a-z]{1,40}|data-[a-z0-9_.:-]{1,50})$/.test(name)) return !RESERVED.has(name);
  if (!KEPT.has(name)) return false;
  const use = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  return use === undefined || isSafeAddress(value, use);
}

/** Attributes that stand for fields of nodes. */
const RESERVED = new Set([
  "data-id",
  "data-name",
  "data-link",
  "data-fill",
  "data-locked",
  "data-animations",
]);
