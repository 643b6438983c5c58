import { z } from "zod";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";

/** Does an undone change again. */
export const redo = defineTool({
  kind: "view",
  name: "redo",
  description: "Does again what undo took back, as long as nothing else was changed since.",
  input: z.strictObject({}),
  examples: [{ when: "it was right after all", input: {} }],
  run(surface) {
    const step = surface.redo();
    if (!step) throw new OperationError("not-possible", "There is nothing to redo.");
    return { message: `Did "${step.label}" again.`, data: { label: step.label, origin: step.origin } };
  },
});
