import { listTextAnimations } from "@/lib/api/poster/list-text-animations";
import { serve } from "@/lib/http/route";
import { textAnimationCatalogue } from "@/lib/poster/catalogue/text-animation-catalogue";

/** The text animations. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listTextAnimations,
  handle() {
    const { entries, ...common } = textAnimationCatalogue();
    return { json: { total: entries.length, ...common, textAnimations: entries } };
  },
});
