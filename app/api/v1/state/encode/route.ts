import { encodeState } from "@/lib/api/poster/encode-state";
import { AppError } from "@/lib/http/app-error";
import { serve } from "@/lib/http/route";
import { encodeLink } from "@/lib/poster/link/encode";
import { acceptState } from "@/lib/poster/schema/accept-state";

/** The share link of a state. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: encodeState,
  handle({ body, origin }) {
    if (body.state === undefined)
      throw new AppError("INVALID_REQUEST", "state: state is required and must be an object");
    return { json: encodeLink(acceptState(body.state), body.baseUrl ?? origin) };
  },
});
