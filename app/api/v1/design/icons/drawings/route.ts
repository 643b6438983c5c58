import { getIconDrawings } from "@/lib/api/design/get-icon-drawings";
import { serve } from "@/lib/http/route";
import { drawIcons } from "@/lib/icons/draw-icons";

/** What is missing today may be there tomorrow. */
const PASSING = { "Cache-Control": "no-store" };

/** Many icons at once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: getIconDrawings,
  handle({ query: { icons } }) {
    const json = drawIcons(icons.split(","));
    return json.missing.length > 0 ? { json, headers: PASSING } : { json };
  },
});
