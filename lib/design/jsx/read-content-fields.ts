import type { z } from "zod";
import { type NodeType, nodeTypes } from "../nodes/registry";
import type { AttributeBag } from "./attribute-bag";
import type { MarkupValue } from "./markup-node";

type Fields = Record<string, unknown>;

/** Other names under which markup gives a field, in lower case as attributes are looked up. */
const OTHER_NAMES: Partial<Record<NodeType, Readonly<Record<string, readonly string[]>>>> = {
  link: { href: ["href", "to"] },
  icon: {
    iconName: ["iconname", "name", "icon"],
    iconLibrary: ["iconlibrary", "library"],
    iconWeight: ["iconweight", "weight", "variant"],
  },
  input: {
    inputType: ["inputtype", "type"],
    label: ["label", "aria-label"],
    value: ["value", "defaultvalue"],
  },
};

/** Fields that are read from children, not from attributes. */
const FROM_CHILDREN = new Set(["textContent"]);

/** The attribute under which a field is printed. */
export function attributeOfField(type: NodeType, field: string): string {
  if (type === "icon")
    return { iconName: "name", iconLibrary: "library", iconWeight: "weight" }[field] ?? field;
  if (type === "input") return { inputType: "type", label: "aria-label" }[field] ?? field;
  return field;
}

/** The content fields of a kind, as its schema has them, without the words between its tags. */
export function contentFieldsOf(type: NodeType): readonly (readonly [field: string, schema: z.ZodType])[] {
  const shape: Readonly<Record<string, z.ZodType>> = nodeTypes.get(type)?.fields.shape ?? {};
  return Object.entries(shape).filter(([field]) => !FROM_CHILDREN.has(field));
}

/** Reads the content fields of a kind from attributes, and tells which do not fit. */
export function readContentFields(type: NodeType, bag: AttributeBag, fields: Fields): void {
  for (const [field, schema] of contentFieldsOf(type)) {
    const names = OTHER_NAMES[type]?.[field] ?? [field.toLowerCase()];
    const given = bag.take(...names);
    if (!given || given.value === null) continue;
    const read = readAs(schema, given.value, field);
    if (read) fields[field] = read.value;
    else
      bag.warn(
        given.name,
        `${JSON.stringify(given.value).slice(0, 60)} does not fit ${field}: ${wanted(schema)}`,
        given,
      );
  }
}

/** What a schema says of itself, for a warning. */
function wanted(schema: z.ZodType): string {
  const text = schema.description ?? "see the description of the node type.";
  const { options } = ("unwrap" in schema ? (schema as z.ZodOptional<z.ZodType>).unwrap() : schema) as {
    options?: unknown;
  };
  return Array.isArray(options) && options.every((option) => typeof option === "string")
    ? `one of ${options.join(", ")}.`
    : text;
}

/** The first reading of a value that a schema takes: as it is, then as HTML writes switches and numbers. */
function readAs(schema: z.ZodType, value: MarkupValue, field: string): { readonly value: unknown } | null {
  const readings: unknown[] = [value];
  if (
    value === "" ||
    value === "true" ||
    (typeof value === "string" && value.toLowerCase() === field.toLowerCase())
  )
    readings.push(true);
  if (value === "false") readings.push(false);
  if (value === true) readings.push("");
  if (typeof value === "number") readings.push(String(value));
  for (const reading of readings) {
    const read = schema.safeParse(reading);
    if (read.success && read.data !== undefined) return { value: read.data };
  }
  return null;
}
