import type { Origin } from "@/lib/history";
import type { ToolRefusal, ToolResult } from "@/lib/schema/tool";
import type { DesignDiff } from "../document/diff";
import { EMPTY_DIFF } from "../document/diff";
import { OperationError } from "../document/operation-error";
import type { Workspace } from "../run";
import { bareName, checkInput } from "./check-input";
import type { DesignSurface } from "./design-surface";
import { designTools } from "./registry";

/** What came of a call. */
export type ToolOutcome = ({ readonly success: true; readonly diff: DesignDiff } & ToolResult) | ToolRefusal;

/** Where a tool runs, and for whom. */
export interface ToolPlace {
  readonly workspace: Workspace;
  readonly surface: DesignSurface;
  readonly origin: Extract<Origin, "user" | "agent" | "assistant">;
  /** The answer of the assistant that the call is part of. */
  readonly answer?: string;
}

/**
 * Runs a tool by its name, with or without the prefix. A write is one undo step, or nothing at all.
 * Never rejects for what a caller can do wrong: that is an outcome with a sentence.
 */
export async function runTool(place: ToolPlace, name: string, input: unknown): Promise<ToolOutcome> {
  const tool = designTools.get(bareName(name));
  if (!tool) return refused(`"${name.slice(0, 100)}" is not a tool.`, {});
  const checked = checkInput(tool, input);
  if (checked.problem) {
    const { path, expected } = checked.problem;
    return refused(`${path}: ${expected}`, { path, expected, example: tool.examples[0]?.input ?? {} });
  }
  const { data: given } = checked;
  const { workspace, surface, origin, answer } = place;
  try {
    if (tool.kind === "write") {
      const ran = workspace.run((draft) => tool.run(draft, given, surface), {
        label: tool.label,
        origin,
        ...(answer === undefined ? {} : { answer }),
      });
      const data = { ...ran.result.data, version: workspace.state.version };
      return { success: true, message: ran.result.message, data, diff: ran.diff };
    }
    const result =
      tool.kind === "read" ? await tool.run(workspace.state, given, surface) : await tool.run(surface, given);
    const data = { version: workspace.state.version, ...result.data };
    return { success: true, message: result.message, data, diff: EMPTY_DIFF };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return refused(error.message, error.details);
  }
}

const refused = (error: string, details: Readonly<Record<string, unknown>>): ToolOutcome => ({
  success: false,
  error,
  details,
});
