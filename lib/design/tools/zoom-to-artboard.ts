import { z } from "zod";
import { defineTool } from "./define-tool";
import { artboardId, needArtboard } from "./inputs";

/** Shows one page. */
export const zoomToArtboard = defineTool({
  kind: "view",
  name: "zoom_to_artboard",
  description: "Shows an artboard as large as fits the window.",
  input: z.strictObject({ artboardId }),
  examples: [{ when: "a page is done", input: { artboardId: "a1" } }],
  run(surface, { artboardId: id }) {
    const { x, y, width, height, name } = needArtboard(surface.design, id);
    surface.zoomTo(surface.drawn(id)?.box ?? { x, y, width, height });
    return { message: `Shows "${name}".`, data: { viewport: surface.viewport } };
  },
});
