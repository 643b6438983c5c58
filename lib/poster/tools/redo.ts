import { z } from "zod";
import { EditError } from "../document/edit-error";
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
    if (!step) throw new EditError("There is nothing to redo.");
    const { label, origin } = step;
    return { message: `Did "${label}" again.`, data: { label, origin } };
  },
});
