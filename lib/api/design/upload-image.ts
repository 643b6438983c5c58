import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { MAX_IMAGE_BYTES, MAX_PIXELS, MAX_SVG_BYTES } from "@/lib/media/image/image-limits";
import { TAKEN_TYPES } from "@/lib/media/image/image-types";

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

const body = z.strictObject({
  url: z
    .string()
    .min(1)
    .max(8192)
    .describe(
      `Public http or https address of the image; at most ${mebibytes(MAX_IMAGE_BYTES)}, 3 redirects, 10 seconds. Private addresses are refused.`,
    ),
});

/** POST /upload-image: an image, sent or fetched, gets a permanent address. */
export const uploadImageEndpoint = defineEndpoint({
  id: "upload-image",
  method: "POST",
  path: "/api/v1/design/upload-image",
  surface: "design",
  summary: "Upload an image, or have one fetched",
  description:
    `${TAKEN_TYPES}, decided by content; ${mebibytes(MAX_IMAGE_BYTES)} (an SVG ${mebibytes(MAX_SVG_BYTES)}) and ` +
    `${MAX_PIXELS / 1e6} megapixels at most. EXIF ` +
    "orientation is applied, metadata such as the place is removed, SVG is cleaned of scripts and outside references. " +
    "Pixels are otherwise stored as sent, and the same image has the same address.",
  access: "signed-in",
  rateClass: "upload",
  upload: { maxBytes: MAX_IMAGE_BYTES, description: "The image." },
  body: { schema: body, maxBytes: 64 * 1024, example: { url: "https://example.com/picture.png" } },
  replies: {
    201: {
      description: "The image is stored.",
      schema: z.strictObject({
        url: z.string().describe("Permanent public address of the image; cacheable for ever."),
      }),
    },
  },
  errors: [
    "INVALID_REQUEST",
    "UNAUTHENTICATED",
    "FORBIDDEN",
    "PAYLOAD_TOO_LARGE",
    "RATE_LIMITED",
    "UPSTREAM_FAILED",
  ],
  cacheControl: "no-store",
});
