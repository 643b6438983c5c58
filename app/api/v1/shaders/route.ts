import { listShaders } from "@/lib/api/poster/list-shaders";
import { serve } from "@/lib/http/route";
import { listCatalogue } from "@/lib/poster/catalogue/catalogue";
import { shaderCatalogue } from "@/lib/poster/catalogue/shader-catalogue";

/** The procedural backgrounds. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listShaders,
  handle({ query }) {
    const { entries, ...listing } = listCatalogue(shaderCatalogue(), query);
    return { json: { ...listing, shaders: entries } };
  },
});
