import { z } from "zod";
import { defineTool } from "./define-tool";

/** Moves the canvas. */
export const setViewport = defineTool({
  kind: "view",
  name: "set_viewport",
  description: "Moves and zooms the canvas; what is not given stays.",
  input: z.strictObject({
    x: z.number().min(-1e6).max(1e6).optional().describe("Canvas px at the left edge of the window."),
    y: z.number().min(-1e6).max(1e6).optional().describe("Canvas px at the top edge of the window."),
    zoom: z.number().min(0.02).max(16).optional().describe("1 is actual size."),
  }),
  examples: [{ when: "actual size", input: { zoom: 1 } }],
  run(surface, change) {
    surface.setViewport({ ...surface.viewport, ...change });
    return { message: "Moved the canvas.", data: { viewport: surface.viewport } };
  },
});
