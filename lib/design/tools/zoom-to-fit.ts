import { z } from "zod";
import { defineTool } from "./define-tool";

/** Shows everything. */
export const zoomToFit = defineTool({
  kind: "view",
  name: "zoom_to_fit",
  description: "Shows all artboards at once.",
  input: z.strictObject({}),
  examples: [{ when: "an overview", input: {} }],
  run(surface) {
    surface.zoomTo(null);
    return { message: "Shows everything.", data: { viewport: surface.viewport } };
  },
});
