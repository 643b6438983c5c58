import type { Origin } from "@/lib/history";
import { nearest } from "@/lib/schema/nearest";
import type { ToolRefusal, ToolResult } from "@/lib/schema/tool";
import { EditError } from "../document/edit-error";
import type { PosterWorkspace } from "../document/poster-workspace";
import { validateState } from "../schema/validate";
import { firstOf, problemsOf } from "./check-call";
import type { WriteTool } from "./define-tool";
import type { PosterSurface } from "./poster-surface";
import { posterTools } from "./registry";

/** What came of a call. */
export type ToolOutcome = ({ readonly success: true; readonly changed: boolean } & ToolResult) | ToolRefusal;

/** Where a tool runs, and for whom. */
export interface ToolPlace {
  readonly workspace: PosterWorkspace;
  readonly surface: PosterSurface;
  readonly origin: Extract<Origin, "user" | "agent" | "assistant">;
  /** The answer of the assistant that the call is part of. */
  readonly answer?: string;
}

/**
 * Runs a tool by its name. A write is one undo step, or nothing at all, and never makes a poster that is not valid; without
 * a `prepare` of the tool it is done before this returns. Never rejects for what a caller can do wrong: that is an outcome
 * with a sentence.
 */
export async function runTool(place: ToolPlace, name: string, given: unknown): Promise<ToolOutcome> {
  const tool = posterTools.get(name);
  if (!tool) return refused(noSuchTool(name));
  const problems = problemsOf(tool.input, given, ["input"]);
  if (problems.length > 0) {
    const [path = "input"] = problems[0]?.split(":") ?? [];
    return refused(firstOf(problems), { path, problems, example: tool.examples[0]?.input ?? {} });
  }
  const input = given as Record<string, unknown>;
  const { workspace, surface } = place;
  try {
    if (tool.kind === "write") {
      const prepared = tool.prepare ? await tool.prepare(input, surface) : "";
      return write(place, tool, input, prepared);
    }
    const result =
      tool.kind === "read" ? await tool.run(workspace.state, input, surface) : await tool.run(surface, input);
    return { success: true, changed: false, ...result };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return refused(error.message, error.details);
  }
}

function write(
  { workspace, origin, answer }: ToolPlace,
  tool: WriteTool,
  input: Record<string, unknown>,
  prepared: string,
): ToolOutcome {
  const { state, message, data } = tool.run(workspace.state, input, prepared);
  const problems = validateState(state);
  if (problems.length > 0) {
    throw new EditError(`The poster would not be valid: ${firstOf(problems)}. Nothing was changed.`, {
      problems,
    });
  }
  const changed = workspace.change(state, {
    label: tool.label,
    origin,
    ...(answer === undefined ? {} : { answer }),
  });
  return { success: true, changed, message, data };
}

function noSuchTool(name: string): string {
  const names = posterTools.tools.map((tool) => tool.name);
  const meant = nearest(name, names);
  return `"${name.slice(0, 100)}" is not a tool.${meant ? ` Did you mean "${meant}"?` : ""}`;
}

const refused = (error: string, details: Readonly<Record<string, unknown>> = {}): ToolOutcome => ({
  success: false,
  error,
  details,
});
