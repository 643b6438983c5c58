import { getIconSvg } from "@/lib/api/design/get-icon-svg";
import { serve } from "@/lib/http/route";
import { getIcon } from "@/lib/icons/get-icon";
import { libraryOf } from "@/lib/icons/icon-libraries";
import { iconSvg } from "@/lib/icons/icon-svg";

/** One icon as SVG. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: getIconSvg,
  handle({ query: { name, library, variant, size } }) {
    const found = getIcon({ name, library: library && libraryOf(library), variant });
    return {
      bytes: iconSvg(found.library, found.icon, found.variant, size),
      contentType: "image/svg+xml",
    };
  },
});
