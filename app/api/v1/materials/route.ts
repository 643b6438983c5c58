import { listMaterials } from "@/lib/api/poster/list-materials";
import { serve } from "@/lib/http/route";
import { listCatalogue } from "@/lib/poster/catalogue/catalogue";
import { materialCatalogue } from "@/lib/poster/catalogue/material-catalogue";

/** The materials of 3D layers. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listMaterials,
  handle({ query }) {
    const { entries, ...listing } = listCatalogue(materialCatalogue(), query);
    return { json: { ...listing, materials: entries } };
  },
});
