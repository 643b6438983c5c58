import { listPalettes } from "@/lib/api/poster/list-palettes";
import { serve } from "@/lib/http/route";
import { listCatalogue } from "@/lib/poster/catalogue/catalogue";
import { paletteCatalogue } from "@/lib/poster/catalogue/palette-catalogue";

/** The colour palettes. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listPalettes,
  handle({ query }) {
    const { entries, ...listing } = listCatalogue(paletteCatalogue(), query);
    return { json: { ...listing, palettes: entries } };
  },
});
