import { z } from "zod";
import { materialCatalogue } from "../catalogue/material-catalogue";
import { MATERIAL_CATEGORIES } from "../materials/define-material";
import { listFilter, shortList } from "./catalogue-inputs";
import { defineTool } from "./define-tool";

/** Which materials there are. */
export const listMaterials = defineTool({
  kind: "read",
  name: "list_materials",
  description: "Answers the materials that a 3d layer takes as settings.materialType.",
  input: z.strictObject(listFilter(MATERIAL_CATEGORIES)),
  examples: [{ when: "metals", input: { category: "metallic" } }],
  run(_state, filter) {
    const materials = shortList(materialCatalogue(), filter, ({ id, description, category }) => ({
      materialType: id,
      description,
      category,
    }));
    return { message: `${materials.length} materials.`, data: { materials } };
  },
});
