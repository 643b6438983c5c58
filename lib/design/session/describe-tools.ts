import { type JsonSchema, toJsonSchema } from "@/lib/schema/json-schema";
import { wireName } from "../tools/check-input";
import type { ToolCatalogue } from "./check-call";

/** A tool as models are told of it. */
export interface DescribedTool {
  readonly name: string;
  readonly description: string;
  readonly input_schema: JsonSchema;
}

/** Every tool as models are told of it, with the prefix. */
export function describeTools({ tools }: ToolCatalogue): DescribedTool[] {
  return tools.map(({ name, description, input }) => ({
    name: wireName(name),
    description,
    input_schema: toJsonSchema(input, { title: wireName(name), io: "input" }),
  }));
}
