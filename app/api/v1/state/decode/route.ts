import { decodeLinkEndpoint } from "@/lib/api/poster/decode-link";
import { serve } from "@/lib/http/route";
import { decodeLink } from "@/lib/poster/link/decode";

/** The state of a share link. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: decodeLinkEndpoint,
  handle: ({ body }) => ({ json: decodeLink(body.url) }),
});
