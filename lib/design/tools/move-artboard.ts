import { z } from "zod";
import { artboardFields } from "../schema/records";
import { defineTool } from "./define-tool";
import { artboardId, needArtboard } from "./inputs";

/** Puts a page elsewhere on the canvas. */
export const moveArtboard = defineTool({
  kind: "write",
  name: "move_artboard",
  label: "Move artboard",
  description: "Puts an artboard at another place on the canvas.",
  input: z.strictObject({ artboardId, x: artboardFields.shape.x, y: artboardFields.shape.y }),
  examples: [{ when: "below the others", input: { artboardId: "a1", x: 0, y: 1200 } }],
  run(draft, { artboardId: id, x, y }) {
    const { name } = needArtboard(draft, id);
    draft.update(id, { x, y });
    return { message: `"${name}" is at ${x}, ${y}.`, data: { artboardId: id } };
  },
});
