import { listEffects } from "@/lib/api/poster/list-effects";
import { serve } from "@/lib/http/route";
import { listCatalogue } from "@/lib/poster/catalogue/catalogue";
import { effectCatalogue } from "@/lib/poster/catalogue/effect-catalogue";

/** The visual effects. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listEffects,
  handle({ query }) {
    const { entries, ...listing } = listCatalogue(effectCatalogue(), query);
    return { json: { ...listing, effects: entries } };
  },
});
