/**
 * Writes fields of nodes as attributes. What is written parses back to the same value, whatever characters it has, and nothing that
 * could run is ever written, even where a record holds it.
 */
import { isBooleanAttribute, isHarmlessAttribute, jsxAttributeName } from "./harmless-attributes";
import { attributeOfField, contentFieldsOf } from "./read-content-fields";
import type { RecordTree } from "./record-tree";
import { isSafeAddress } from "./safe-address";
import { readStyle } from "./style-declarations";

/** Values that stand in quotes: nothing that nobody sees, no line break. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]*$/u;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "{": "&#123;",
  "}": "&#125;",
  "\u00a0": "&nbsp;",
};

/** Words as entities, for text and for quoted values: markup in words stays words, for JSX and for HTML alike. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>{}\u00a0]/g, (character) => ENTITIES[character] ?? character);

/** An attribute, with the space before it. */
export function printAttribute(name: string, value: unknown): string {
  if (value === undefined) return "";
  if (value === true) return ` ${name}`;
  if (typeof value === "string" && VISIBLE.test(value))
    return ` ${name}="${value.replace(/&(?=[#\w])|[<>"\u00a0]/g, (character) => ENTITIES[character] ?? character)}"`;
  return ` ${name}={${printLiteral(value)}}`;
}

/** A text as a JavaScript literal in which no tag can be seen, should somebody read it as HTML. */
export const printString = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");

/** A value as a JavaScript literal, on one line. */
export function printLiteral(value: unknown): string {
  if (typeof value === "string") return printString(value);
  if (typeof value === "number")
    return Number.isFinite(value) ? (Object.is(value, -0) ? "-0" : String(value)) : "null";
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value ?? null);
  const entries = Object.entries(value).filter(([, given]) => given !== undefined);
  if (entries.length === 0) return "{}";
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : printString(name));
  return `{ ${entries.map(([name, given]) => `${key(name)}: ${printLiteral(given)}`).join(", ")} }`;
}

/** The content fields of a kind, as attributes. */
export function printContentFields({ type, fields }: RecordTree, leftOut: ReadonlySet<string>): string {
  if (type === "artboard") return "";
  return contentFieldsOf(type)
    .map(([field]) => {
      const value = fields[field];
      if (leftOut.has(field) || value === undefined) return "";
      if ((field === "src" || field === "poster" || field === "mediaInput") && !isSafe(value, "media"))
        return "";
      if (field === "href" && !isSafe(value, "link")) return "";
      return printAttribute(attributeOfField(type, field), value);
    })
    .join("");
}

/** What all nodes have, as attributes. @param name null where the parser would give the same one. */
export function printSharedFields({ fields }: RecordTree, name: string | null): string {
  const { className, style, elementId, visible, locked, link, fill, animations, attributes } = fields;
  const parts = [
    printAttribute("data-name", name ?? undefined),
    printAttribute("id", elementId),
    printAttribute("className", className),
    printStyle(style),
    visible === undefined ? "" : printAttribute("hidden", !visible),
    printAttribute("data-locked", locked),
  ];
  if (link !== undefined && isSafeLink(link)) parts.push(printAttribute("data-link", link));
  if (fill !== undefined && isSafeFill(fill)) parts.push(printAttribute("data-fill", fill));
  parts.push(printAttribute("data-animations", animations));
  for (const [attribute, value] of Object.entries((attributes ?? {}) as Record<string, unknown>)) {
    if (typeof value !== "string" || !isHarmlessAttribute(attribute, value)) continue;
    parts.push(
      printAttribute(
        jsxAttributeName(attribute),
        value === "" && isBooleanAttribute(attribute) ? true : value,
      ),
    );
  }
  return parts.join("");
}

function printStyle(style: unknown): string {
  if (!style || typeof style !== "object") return "";
  // Reading it leaves out what the parser would refuse.
  const read = readStyle(style as Record<string, string | number>)?.style ?? {};
  return Object.keys(read).length > 0 ? printAttribute("style", read) : "";
}

const isSafe = (value: unknown, use: "link" | "media") =>
  typeof value === "string" && isSafeAddress(value, use);
const isSafeLink = (link: unknown) =>
  !(link && typeof link === "object" && "url" in link) || isSafe(link.url, "link");
const isSafeFill = (fill: unknown) =>
  !(fill && typeof fill === "object" && "url" in fill) || isSafe(fill.url, "media");
