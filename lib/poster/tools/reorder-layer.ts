import { z } from "zod";
import { EditError } from "../document/edit-error";
import { insertLayer, needUnlocked, replaceLayer, siblingsIn, walkLayers } from "../document/layer-tree";
import { defineTool } from "./define-tool";
import { index, layerId, parentId } from "./inputs";

/** Moves a layer among its siblings, or into a group. */
export const reorderLayer = defineTool({
  kind: "write",
  name: "reorder_layer",
  label: "Reorder layer",
  description:
    "Moves a layer up or down among its siblings, or into another group (parentId) or out of one (parentId null). Higher layers are drawn over lower ones. Give position or index.",
  input: z.strictObject({
    layerId,
    position: z
      .enum(["front", "back", "forward", "backward"])
      .optional()
      .describe("front: over all others. back: under them. forward, backward: by one."),
    index: index.optional(),
    parentId: parentId.optional(),
  }),
  examples: [
    { when: "over everything", input: { layerId: "title", position: "front" } },
    { when: "just over the background", input: { layerId: "disc", index: 1 } },
    { when: "into a group", input: { layerId: "disc", parentId: "badge" } },
  ],
  run(state, { layerId: id, position, index: wanted, parentId: into }) {
    const found = needUnlocked(state, id);
    const target = into === undefined ? found.parentId : into;
    if (position === undefined && wanted === undefined && into === undefined)
      throw new EditError("input.position: give position, index or parentId.");
    const isInside = [...walkLayers([found.layer])].some((inside) => inside.id === target);
    if (isInside) throw new EditError(`"${id}" cannot go into itself.`, { layerId: id });
    const lifted = replaceLayer(state, id, () => []);
    const others = siblingsIn(lifted, target);
    const from = target === found.parentId ? found.index : others.length;
    const at = Math.max(0, Math.min(others.length, placeOf(position, from, others.length, wanted)));
    return {
      state: insertLayer(lifted, found.layer, target, at),
      message: `${id} is number ${at + 1} of ${others.length + 1} from below.`,
      data: { layerId: id, index: at, parentId: target },
    };
  },
});

function placeOf(
  position: "front" | "back" | "forward" | "backward" | undefined,
  from: number,
  last: number,
  wanted: number | undefined,
): number {
  switch (position) {
    case "front":
      return last;
    case "back":
      return 0;
    case "forward":
      return from + 1;
    case "backward":
      return from - 1;
    default:
      return wanted ?? last;
  }
}
