import type { Step } from "@/lib/design/history";
import type { DesignStore } from "@/lib/design/store/design-store";
import type { ToolOutcome } from "@/lib/design/tools/run-tool";
import { toolWords } from "./session-status";

/** Runs an agent's call. Never rejects. @returns what came of it, and its undo step if it left one. */
export async function runCall(
  store: DesignStore,
  tool: string,
  input: unknown,
): Promise<{ readonly outcome: ToolOutcome; readonly step: Step | null }> {
  const { history } = store.workspace;
  const before = history.undoable.at(-1);
  const outcome = await store.runForAgent(tool, input).catch((error: unknown): ToolOutcome => {
    const reason = error instanceof Error ? error.message : String(error);
    return { success: false, error: `${toolWords(tool)} failed in the editor: ${reason}`, details: {} };
  });
  const last = history.undoable.at(-1) ?? null;
  return { outcome, step: outcome.success && last !== before ? last : null };
}
