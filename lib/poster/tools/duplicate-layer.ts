import { z } from "zod";
import { copyLayer, idsOf, insertLayer, needLayer } from "../document/layer-tree";
import { isFields } from "../document/merge-fields";
import { baseLayerShape } from "../schema/layers/base";
import { defineTool } from "./define-tool";
import { layerId } from "./inputs";

/** How far a copy lies from what it is of, in the scale of x and y: near, and yet to be seen. */
const OFFSET = 0.06;

/** Copies a layer. */
export const duplicateLayer = defineTool({
  kind: "write",
  name: "duplicate_layer",
  label: "Duplicate",
  description:
    "Copies a layer with everything in it, just above it and a little to the right and down. Answers the copy's layerId.",
  input: z.strictObject({ layerId, name: baseLayerShape.name.optional() }),
  examples: [{ when: "a second disc", input: { layerId: "disc", name: "Second disc" } }],
  run(state, { layerId: id, name }) {
    const { layer, parentId, index } = needLayer(state, id);
    const copy = copyLayer(layer, idsOf(state));
    const transform = isFields(layer.transform) ? layer.transform : {};
    const [x, y] = [Number(transform.x ?? 0) + OFFSET, Number(transform.y ?? 0) + OFFSET];
    const named = { ...copy, name: name ?? layer.name, locked: false, transform: { ...transform, x, y } };
    return {
      state: insertLayer(state, named, parentId, index + 1),
      message: `Copied ${String(layer.name)}.`,
      data: { layerId: copy.id },
    };
  },
});
