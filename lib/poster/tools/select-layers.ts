import { z } from "zod";
import { counted } from "@/lib/counted";
import { EditError } from "../document/edit-error";
import { defineTool } from "./define-tool";
import { layerId } from "./inputs";

/** Chooses what a person sees selected. */
export const selectLayers = defineTool({
  kind: "view",
  name: "select_layers",
  description: "Selects layers, so that the person sees which are meant. An empty list selects nothing.",
  input: z.strictObject({ layerIds: z.array(layerId).max(200).describe("Ids of layers.") }),
  examples: [{ when: "to show the title", input: { layerIds: ["title"] } }],
  run(surface, { layerIds }) {
    surface.select(layerIds);
    const missing = layerIds.filter((id) => !surface.selection.includes(id));
    if (missing.length > 0)
      throw new EditError(`There is no layer with the id "${missing[0]}". list_layers lists them.`);
    return { message: `Selected ${counted(layerIds.length, "layer")}.`, data: { layerIds } };
  },
});
