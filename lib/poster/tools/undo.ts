import { z } from "zod";
import { EditError } from "../document/edit-error";
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
    if (!step) throw new EditError("There is nothing to undo.");
    const { label, origin } = step;
    return { message: `Took back "${label}" by the ${origin}.`, data: { label, origin } };
  },
});
