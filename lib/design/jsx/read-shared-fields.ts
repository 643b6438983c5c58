import type { z } from "zod";
import { sharedNodeFields } from "../schema/records";
import { fill, linkTarget, recordId } from "../schema/values";
import type { AttributeBag } from "./attribute-bag";
import { isBooleanAttribute, isHarmlessAttribute } from "./harmless-attributes";
import type { MarkupAttribute, MarkupValue } from "./markup-node";
import { isSafeAddress } from "./safe-address";
import { markupError } from "./source-text";
import { readStyle } from "./style-declarations";

type Fields = Record<string, unknown>;
const { className, elementId, name: nodeName, tag, animations } = sharedNodeFields.shape;

/** Reads what all nodes have, except attributes that may be left over. */
export function readSharedFields(bag: AttributeBag): { readonly fields: Fields; readonly id: string | null } {
  const fields: Fields = {};
  const id = recordId.safeParse(bag.take("data-id")?.value);

  const given = bag.take("data-name");
  const name = given && typeof given.value === "string" ? given.value.slice(0, 200) : "";
  if (name !== "" && nodeName.safeParse(name).success) fields.name = name;

  const classes = bag.take("class");
  if (classes) readClasses(bag, classes, fields);

  const style = bag.take("style");
  if (style) {
    const read = readStyle(style.value);
    if (!read) bag.warn("style", 'A style is CSS text or an object, like style={{ color: "red" }}.', style);
    for (const { what, reason } of read?.refused ?? []) bag.warn(what, reason, style);
    if (read && Object.keys(read.style).length > 0) fields.style = read.style;
  }

  const anchor = bag.take("id");
  if (anchor) {
    const read = elementId.safeParse(anchor.value);
    if (read.success) fields.elementId = read.data;
    else if (anchor.value !== "")
      bag.warn("id", "An id begins with a letter and holds letters, digits, - and _, 64 at most.", anchor);
  }

  const hidden = bag.take("hidden");
  if (hidden) fields.visible = hidden.value === false || hidden.value === "false";
  const locked = bag.take("data-locked");
  if (locked) fields.locked = locked.value !== false && locked.value !== "false";

  takeField(
    bag,
    "data-link",
    linkTarget.nullable(),
    "link",
    fields,
    (link) => link?.type !== "url" || isSafeAddress(link.url, "link"),
  );
  takeField(
    bag,
    "data-fill",
    fill,
    "fill",
    fields,
    (read) => read.type !== "image" || isSafeAddress(read.url, "media"),
  );
  takeField(bag, "data-animations", animations.unwrap(), "animations", fields, () => true);
  return { fields, id: id.success ? id.data : null };
}

/** Reads the tag that a component form like <Frame tag="section"> names. */
export function readTagField(bag: AttributeBag, fields: Fields): void {
  const given = bag.take("tag");
  if (!given) return;
  const read = tag.safeParse(given.value);
  if (read.success) fields.tag = read.data;
  else bag.warn("tag", "This is no tag that a node may have, like section or h2.", given);
}

/** Keeps the harmless of the attributes that nobody has read, and tells about the others. */
export function readLeftAttributes(bag: AttributeBag, fields: Fields): void {
  const kept: Record<string, string> = {};
  for (const [name, attribute] of bag.rest()) {
    const value = attributeText(name, attribute);
    if (value === null) continue;
    if (value !== undefined && isHarmlessAttribute(name, value)) kept[name] = value;
    else bag.warn(attribute.name.slice(0, 60), "No node has this attribute; it was left out.", attribute);
  }
  if (Object.keys(kept).length > 0) fields.attributes = kept;
}

/** The text of an attribute; null where it is off, undefined where it has none. */
function attributeText(name: string, { value, exact }: MarkupAttribute): string | null | undefined {
  const speaks = /^(?:aria-|data-|draggable$|spellcheck$|translate$)/.test(name);
  if (value === null) return null;
  if (value === false) return speaks ? "false" : null;
  if (value === true) return speaks && (exact || name.startsWith("aria-")) ? "true" : "";
  if (typeof value === "object") return undefined;
  return isBooleanAttribute(name) ? "" : String(value);
}

function readClasses(bag: AttributeBag, { value, ...at }: MarkupAttribute, fields: Fields): void {
  const list = Array.isArray(value) ? value.filter((part) => typeof part === "string").join(" ") : value;
  if (typeof list !== "string") {
    if (list !== null && list !== true)
      bag.warn("className", 'Classes are one text, like className="p-4 text-lg".', at);
    return;
  }
  const classes = list.trim().replace(/\s+/g, " ");
  const read = className.safeParse(classes);
  if (!read.success) throw markupError(at, "className has at most 4,000 characters.", "limit");
  if (classes !== "") fields.className = classes;
}

function takeField<Schema extends z.ZodType>(
  bag: AttributeBag,
  attributeName: string,
  schema: Schema,
  field: string,
  fields: Fields,
  isSafe: (value: z.output<Schema>) => boolean,
): void {
  const given = bag.take(attributeName);
  if (!given) return;
  const read = schema.safeParse(fromText(given.value));
  if (read.success && isSafe(read.data)) fields[field] = read.data;
  else bag.warn(attributeName, `This is no ${field}, or leads to an address that may not be used.`, given);
}

/** HTML has no braces: there an object is JSON in quotes. */
function fromText(value: MarkupValue): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
