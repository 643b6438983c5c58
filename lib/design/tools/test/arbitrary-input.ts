import fc from "fast-check";
import { toJsonSchema } from "@/lib/schema/json-schema";
import type { Tool } from "../define-tool";

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** Names of fields that hold the id of a record of the design. */
const ID_FIELD = /^(?:nodeId|parentId|artboardId|targetId|masterId|pageId|sectionId)$/;
const ID_LIST = /^(?:nodeIds|ids)$/;

const MARKUP = [
  "<p>Words</p>",
  '<section className="p-4"><h2>Title</h2><img src="/a.jpg" /><button>Go</button></section>',
  "<div><div><a href='#x'>there</a></div></div>",
  "<p>{broken}</p>",
];

/** Makes inputs of a tool from its published schema. Ids are now and then those of no record. */
export function arbitraryInput(tool: Tool, ids: readonly string[]): fc.Arbitrary<unknown> {
  return arbitraryOf(toJsonSchema(tool.input, { io: "input" }) as Schema, "", [...ids, "gone"]);
}

function arbitraryOf(schema: Schema, field: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const id = fc.constantFrom(...ids);
  if (ID_FIELD.test(field)) return id;
  if (ID_LIST.test(field)) return fc.array(id, { minLength: 1, maxLength: 3 });
  if (field === "jsx") return fc.constantFrom(...MARKUP);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, field, ids)));
  switch (schema.type) {
    case "string":
      return arbitraryString(schema);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer(rangeOf(schema));
    case "number":
      return fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true });
    case "null":
      return fc.constant(null);
    case "array": {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      return fc.array(arbitraryOf(items, "", ids), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 2),
      });
    }
    case "object":
      return arbitraryObject(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function arbitraryString({ pattern, minLength = 0, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, Math.max(minLength, 20));
  // Lookaheads are beyond what makes strings; the patterns that have them are those of tags.
  if (pattern?.includes("(?!")) return fc.constantFrom("section", "h2", "span", "li");
  return pattern
    ? fc.stringMatching(new RegExp(pattern), { maxLength: most })
    : fc.string({ minLength, maxLength: most });
}

const rangeOf = ({ minimum, maximum, exclusiveMinimum }: Schema) => ({
  min: Math.max(minimum ?? exclusiveMinimum ?? -1000, -1e6),
  max: Math.min(maximum ?? 1000, 1e6),
});

function arbitraryObject(schema: Schema, ids: readonly string[]): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = Object.entries(properties).map(
    ([name, field]) => [name, arbitraryOf(field, name, ids)] as const,
  );
  if (known.length === 0 && typeof additionalProperties === "object")
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties, "", ids), {
      maxKeys: 2,
    });
  // Few of many optional fields at a time: most kinds of node refuse most fields of the others.
  const needed = Object.fromEntries(known.filter(([name]) => required.includes(name)));
  const optional = known.filter(([name]) => !required.includes(name));
  if (optional.length === 0) return fc.record(needed);
  return fc
    .subarray(optional, { maxLength: Math.min(3, optional.length) })
    .chain((chosen) => fc.record({ ...needed, ...Object.fromEntries(chosen) }));
}
