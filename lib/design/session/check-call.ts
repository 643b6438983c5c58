import type { z } from "zod";
import { AppError } from "@/lib/http/app-error";
import { nearest } from "@/lib/schema/nearest";
import { bareName, checkInput, wireName } from "../tools/check-input";

/** What a session needs to know of a tool. */
export interface CallableTool {
  /** Without the prefix. */
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly examples: readonly { readonly when: string; readonly input: unknown }[];
}

/** The tools that may be called. */
export interface ToolCatalogue {
  readonly tools: readonly CallableTool[];
  /** The tool of that name without prefix. */
  get(name: string): CallableTool | undefined;
}

/**
 * Checks a call before anything of it is kept. The prefix may be missing.
 * @returns the tool's name with its prefix.
 * @throws AppError INVALID_REQUEST with path, expected and an example call, for an unknown tool or input that does not fit.
 */
export function checkCall(catalogue: ToolCatalogue, name: string, input: unknown): string {
  const bare = bareName(name);
  const tool = catalogue.get(bare);
  if (!tool) throw unknownTool(catalogue, name, bare);
  const { problem } = checkInput(tool, input);
  if (!problem) return wireName(tool.name);
  const { path, expected } = problem;
  throw new AppError("INVALID_REQUEST", `${path}: ${expected}`, {
    extras: { path, expected, example: exampleOf(tool) },
  });
}

function unknownTool(catalogue: ToolCatalogue, name: string, bare: string): AppError {
  const names = catalogue.tools.map((tool) => tool.name);
  const near = nearest(bare, names);
  const hint = near ? `; did you mean "${wireName(near)}"?` : "";
  const example = near ? catalogue.get(near) : catalogue.tools[0];
  return new AppError("INVALID_REQUEST", `tool: "${name.slice(0, 100)}" is not a tool${hint}`, {
    extras: {
      path: "tool",
      expected: `one of the names of GET /api/v1/design/tools: ${names.map(wireName).join(", ")}`,
      example: example ? exampleOf(example) : null,
    },
  });
}

const exampleOf = ({ name, examples }: CallableTool) => ({
  tool: wireName(name),
  input: examples[0]?.input ?? {},
});
