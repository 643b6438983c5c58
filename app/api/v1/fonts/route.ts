import { listFonts } from "@/lib/api/poster/list-fonts";
import { serve } from "@/lib/http/route";
import { listCatalogue } from "@/lib/poster/catalogue/catalogue";
import { fontCatalogue } from "@/lib/poster/catalogue/font-catalogue";

/** The font families. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listFonts,
  handle({ query }) {
    const { entries, ...listing } = listCatalogue(fontCatalogue(), query);
    return { json: { ...listing, fonts: entries } };
  },
});
