import { defineEndpoint } from "@/lib/http/endpoint";
import { posterState } from "@/lib/poster/schema/state";
import { PICTURE_FORMATS, pictureOptions } from "@/lib/poster/screenshot/picture-order";

/** POST /render: the picture of a state. */
export const renderState = defineEndpoint({
  id: "render-state",
  method: "POST",
  path: "/api/v1/render",
  surface: "poster",
  summary: "Draw a state as a PNG, JPEG or WebP picture",
  description:
    "The picture is exactly width × height; the canvas is contained and centred in it, and what is left over is painted with the canvas colour. The same request gives the same bytes, from a cache where possible (X-Cache: HIT or MISS, and ETag). Media that cannot be loaded is drawn as a placeholder and named in X-Render-Warnings, a JSON array of sentences.",
  rateClass: "render",
  body: {
    schema: pictureOptions.extend({ state: posterState.describe("The state to draw.") }),
    maxBytes: 10 * 1024 * 1024,
    // Checked by the handler, which names the whole range of a number and reports every problem of a state.
    unchecked: true,
  },
  replies: {
    200: {
      description: "The picture, in the type of `format`.",
      contentTypes: PICTURE_FORMATS.map((format) => `image/${format}`),
    },
  },
  errors: [
    "INVALID_REQUEST",
    "INVALID_STATE",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "RENDER_FAILED",
    "RENDER_UNAVAILABLE",
    "RENDER_TIMEOUT",
  ],
  cacheControl: "no-store",
});
