import { z } from "zod";
import { counted } from "../../counted";
import { askToEmpty } from "./ask-to-empty";
import { defineTool } from "./define-tool";
import { artboardId, needArtboard, withDescendants } from "./inputs";

/** Removes a page with everything on it. */
export const deleteArtboard = defineTool({
  kind: "write",
  name: "delete_artboard",
  label: "Delete artboard",
  description: "Removes an artboard with everything on it. undo brings it back.",
  input: z.strictObject({ artboardId }),
  examples: [{ when: "a page that is not needed", input: { artboardId: "a2" } }],
  consent: (design, { artboardId: id }) => askToEmpty(design, [id]),
  run(draft, { artboardId: id }) {
    const { name } = needArtboard(draft, id);
    const count = withDescendants(draft, id).length - 1;
    draft.remove(id);
    return { message: `Removed "${name}" with ${counted(count, "node")}.`, data: { removed: count + 1 } };
  },
});
