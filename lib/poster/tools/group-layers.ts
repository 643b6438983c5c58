import { z } from "zod";
import { counted } from "@/lib/counted";
import { EditError } from "../document/edit-error";
import { freshId, idsOf, needUnlocked, setSiblings } from "../document/layer-tree";
import { baseLayerShape } from "../schema/layers/base";
import { defineTool } from "./define-tool";
import { layerIds } from "./inputs";

/** Puts layers into a group. */
export const groupLayers = defineTool({
  kind: "write",
  name: "group_layers",
  label: "Group",
  description:
    "Puts layers that stand side by side into a new group, where the highest of them is. Nothing moves. Answers the group's layerId; move, turn or fade them together by it.",
  input: z.strictObject({ layerIds, name: baseLayerShape.name.optional() }),
  examples: [{ when: "a badge", input: { layerIds: ["disc", "price"], name: "Badge" } }],
  run(state, { layerIds: given, name = "Group" }) {
    const found = [...new Set(given)].map((id) => needUnlocked(state, id));
    const [first] = found;
    if (!first || found.some(({ parentId }) => parentId !== first.parentId))
      throw new EditError("input.layerIds: must be of one group, or all in none; reorder_layer moves them.");
    const ground = found.find(({ layer }) => layer.type === "background");
    if (ground) throw new EditError(`"${ground.id}" is a background, and a background is in no group.`);
    const inside = found.sort((a, b) => a.index - b.index);
    const chosen = new Set(inside.map(({ layer }) => layer));
    const group = {
      id: freshId(idsOf(state), "group"),
      name,
      type: "group",
      visible: true,
      locked: false,
      transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 },
      children: inside.map(({ layer }) => layer),
    };
    const top = inside.at(-1)?.layer;
    const siblings = first.siblings.flatMap((layer) =>
      layer === top ? [group] : chosen.has(layer) ? [] : [layer],
    );
    return {
      state: setSiblings(state, first.parentId, siblings),
      message: `Put ${counted(inside.length, "layer")} into ${name}.`,
      data: { layerId: group.id },
    };
  },
});
