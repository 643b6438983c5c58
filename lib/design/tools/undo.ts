import { z } from "zod";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";

/** Takes the last change back. */
export const undo = defineTool({
  kind: "view",
  name: "undo",
  description: "Takes back the last change, whoever made it, and says whose it was. One call was one change.",
  input: z.strictObject({}),
  examples: [{ when: "that was wrong", input: {} }],
  run(surface) {
    const step = surface.undo();
    if (!step) throw new OperationError("not-possible", "There is nothing to undo.");
    return {
      message: `Took back "${step.label}" by the ${step.origin}.`,
      data: { label: step.label, origin: step.origin },
    };
  },
});
