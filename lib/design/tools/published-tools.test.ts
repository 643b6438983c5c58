import { expect, it } from "vitest";
import { toJsonSchema } from "@/lib/schema/json-schema";
import { designTools } from "./registry";

type Schema = Readonly<Record<string, unknown>> & {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

const published = designTools.tools.map(
  ({ name, input }) => [name, toJsonSchema(input, { io: "input" }) as Schema] as const,
);

/** Fields without a description, by path. What is one of several shapes may be described as a whole or each for itself. */
function undescribed(schema: Schema, path: string): string[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      // A fixed word that tells shapes apart describes itself.
      ...(field.description || field.const !== undefined ? [] : [`${path}.${name}`]),
      ...undescribed(field, `${path}.${name}`),
    ]),
    ...(schema.items ? undescribed(schema.items, `${path}[]`) : []),
  ];
  return [
    ...inside,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => undescribed(one, path)),
  ];
}

it.each(published)("%s: every field is described", (name, schema) => {
  expect(undescribed(schema, name)).toEqual([]);
});

it("is published as it was: a change here is a change for every agent", () => {
  expect(
    designTools.tools.map(({ name, kind, description }, at) => ({
      name,
      kind,
      description,
      input: published[at]?.[1],
    })),
  ).toMatchSnapshot();
});

it("has no name twice", () => {
  const names = designTools.tools.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
