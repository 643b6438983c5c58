import { describeIssue, formatPath } from "@/lib/schema/issues";
import type { Tool } from "./define-tool";

/** What the names of tools begin with for callers over HTTP. */
const TOOL_PREFIX = "design_";

/** The name that callers over HTTP use. */
export const wireName = (name: string): string => `${TOOL_PREFIX}${name}`;

/** A tool's own name, given with or without the prefix. */
export const bareName = (name: string): string =>
  name.startsWith(TOOL_PREFIX) ? name.slice(TOOL_PREFIX.length) : name;

/** Why input does not fit a tool. */
export interface InputProblem {
  /** Where: `input.width`. */
  readonly path: string;
  /** What would be right. */
  readonly expected: string;
}

/** Checks input by a tool's schema. @returns what the tool is given, or the first thing that is wrong with it. */
export function checkInput(
  { input: schema }: Pick<Tool, "input">,
  input: unknown,
):
  | { readonly data: Record<string, unknown>; readonly problem?: undefined }
  | { readonly problem: InputProblem } {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { data: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    problem: {
      path: formatPath(["input", ...(issue?.path ?? [])]),
      expected: issue ? describeIssue(issue) : "must fit the tool's schema",
    },
  };
}
