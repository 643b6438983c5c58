import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { IMAGE_PROXY_PATH } from "@/lib/http/image-proxy-address";
import { MAX_IMAGE_BYTES, MAX_PIXELS } from "@/lib/media/image/image-limits";
import { IMAGE_TYPES, TAKEN_TYPES } from "@/lib/media/image/image-types";

const contentTypes = Object.values(IMAGE_TYPES).map(({ contentType }) => contentType);

/** GET /image-proxy: an image of another server, from our own origin. */
export const proxyImageEndpoint = defineEndpoint({
  id: "proxy-image",
  method: "GET",
  path: IMAGE_PROXY_PATH,
  surface: "design",
  summary: "Pass on an image of another server",
  description:
    `${TAKEN_TYPES}, decided by content and sent unchanged; at most ${MAX_IMAGE_BYTES / 1024 / 1024} MiB, ` +
    `${MAX_PIXELS / 1e6} megapixels, 3 redirects and 10 seconds. Readable from every origin, so a canvas that draws it ` +
    "stays readable too. An SVG comes in a sandbox. Kept for an hour.",
  rateClass: "image-proxy",
  query: z.object({
    url: z
      .string()
      .max(8192)
      .describe("Public http or https address of the image, URL-encoded. Private addresses are refused."),
  }),
  replies: {
    200: { description: "The image, with an ETag; X-Cache says HIT or MISS.", contentTypes },
    206: { description: "The piece of it that Range names.", contentTypes },
    304: { description: "The image is still the one that If-None-Match names." },
    416: { description: "The image has no such piece; Content-Range tells its size.", contentTypes },
  },
  errors: ["INVALID_REQUEST", "PAYLOAD_TOO_LARGE", "RATE_LIMITED", "UPSTREAM_FAILED"],
  cacheControl: "public, max-age=3600",
});
