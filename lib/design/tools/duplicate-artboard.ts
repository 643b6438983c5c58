import { z } from "zod";
import { artboardFields } from "../schema/records";
import { copySubtree } from "./copy-subtree";
import { ARTBOARD_GAP_PX } from "./create-artboard";
import { defineTool } from "./define-tool";
import { artboardId, artboardsOf, needArtboard } from "./inputs";

/** Copies a page. */
export const duplicateArtboard = defineTool({
  kind: "write",
  name: "duplicate_artboard",
  label: "Duplicate artboard",
  description:
    "Copies an artboard with everything on it; the copy stands right of all others. Answers its artboardId. Good for variants, and for the page at another width: update_artboard gives the copy its width.",
  input: z.strictObject({ artboardId, newName: artboardFields.shape.name.optional() }),
  examples: [{ when: "a second version", input: { artboardId: "a1", newName: "Landing, dark" } }],
  run(draft, { artboardId: id, newName }) {
    const { name, y } = needArtboard(draft, id);
    const x = Math.max(...artboardsOf(draft).map((other) => other.x + other.width)) + ARTBOARD_GAP_PX;
    const at = draft.childrenOf(null).indexOf(id) + 1;
    const copy = copySubtree(draft, id, null, at, { x, y, name: newName ?? `${name} copy`.slice(0, 200) });
    return { message: `Copied "${name}".`, data: { artboardId: copy.id } };
  },
});
