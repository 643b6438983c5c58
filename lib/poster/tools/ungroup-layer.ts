import { z } from "zod";
import { counted } from "@/lib/counted";
import { EditError } from "../document/edit-error";
import { childrenOf, needUnlocked, replaceLayer } from "../document/layer-tree";
import { type Fields, isFields } from "../document/merge-fields";
import { defineTool } from "./define-tool";
import { layerId } from "./inputs";

/** A transform that changes nothing. */
const STILL: Fields = {
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  rotation: 0,
  opacity: 1,
  flipX: false,
  flipY: false,
};

/** Takes a group apart. */
export const ungroupLayer = defineTool({
  kind: "write",
  name: "ungroup_layer",
  label: "Ungroup",
  description:
    "Takes a group apart: what is in it stands where the group was. A group that is moved, turned, faded or laid out as a row or column is taken apart too, and its layers then stand by their own x and y.",
  input: z.strictObject({ layerId }),
  examples: [{ when: "a badge", input: { layerId: "badge" } }],
  run(state, { layerId: id }) {
    const { layer } = needUnlocked(state, id);
    if (layer.type !== "group")
      throw new EditError(`"${id}" is a ${String(layer.type)} layer, and no group.`, { layerId: id });
    const children = childrenOf(layer);
    const transform = isFields(layer.transform) ? layer.transform : {};
    const isStill = Object.entries(STILL).every(([key, value]) => (transform[key] ?? value) === value);
    const moved =
      isStill && (layer.layoutMode ?? "none") === "none" ? "" : " They stand by their own x and y now.";
    return {
      state: replaceLayer(state, id, () => children),
      message: `Took ${counted(children.length, "layer")} out of ${String(layer.name)}.${moved}`,
      data: { layerIds: children.map((child) => child.id) },
    };
  },
});
