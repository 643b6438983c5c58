import { z } from "zod";
import { counted } from "@/lib/counted";
import { idsOf, needUnlocked, replaceLayer } from "../document/layer-tree";
import { defineTool } from "./define-tool";
import { layerIds } from "./inputs";

/** Removes layers. */
export const deleteLayers = defineTool({
  kind: "write",
  name: "delete_layers",
  label: "Delete",
  description: "Removes layers, groups with everything in them. undo brings them back.",
  input: z.strictObject({ layerIds }),
  examples: [{ when: "two layers", input: { layerIds: ["subtitle", "line"] } }],
  run(state, { layerIds: ids }) {
    for (const id of ids) needUnlocked(state, id);
    const next = ids.reduce((now, id) => replaceLayer(now, id, () => []), state);
    const removed = idsOf(state).size - idsOf(next).size;
    return {
      state: next,
      message: `Removed ${counted(removed, "layer")}.`,
      data: { layerIds: ids, removed },
    };
  },
});
