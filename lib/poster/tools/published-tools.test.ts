import { expect, it } from "vitest";
import { toJsonSchema } from "@/lib/schema/json-schema";
import { posterTools } from "./registry";

type Schema = Readonly<Record<string, unknown>> & {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** Most characters that all tools take in a model's prompt: about 20,000 tokens. */
const MOST_CHARS = 90_000;

const published = posterTools.tools.map(({ name, kind, description, input }) => ({
  name,
  kind,
  description,
  input: toJsonSchema(input, { io: "input" }) as Schema,
}));

it.each(published)("$name: every field is described", ({ input }) => {
  const fields = Object.entries(input.properties ?? {});
  expect(fields.filter(([, field]) => !field.description).map(([name]) => name)).toEqual([]);
});

it("fits into a prompt", () => {
  expect(JSON.stringify(published).length).toBeLessThan(MOST_CHARS);
});

it("is published as it was: a change here is a change for every agent", () => {
  expect(published).toMatchSnapshot();
});
