import { z } from "zod";
import { defineTool } from "./define-tool";

/** Selects nothing. */
export const deselectAll = defineTool({
  kind: "view",
  name: "deselect_all",
  description: "Takes the selection away, so that no outline is seen over the design.",
  input: z.strictObject({}),
  examples: [{ when: "a clean picture is wanted", input: {} }],
  run(surface) {
    surface.select([]);
    return { message: "Nothing is selected.", data: {} };
  },
});
