import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";

const body = z.looseObject({
  state: z.unknown().describe("A poster state (LayerShareState)."),
  baseUrl: z
    .string("must be an http or https address")
    .max(2000)
    .optional()
    .describe("Where the viewer lives, http or https; this service when absent."),
});

/** POST /state/encode: the share link of a state. */
export const encodeState = defineEndpoint({
  id: "encode-state",
  method: "POST",
  path: "/api/v1/state/encode",
  surface: "poster",
  summary: "Make a share link of a state",
  description:
    "The link is readable up to 2,000 characters and compressed above (lz=1). A state that no link can hold answers 413 and names its largest layer.",
  rateClass: "state",
  body: {
    schema: body,
    maxBytes: MAX_JSON_BODY_BYTES,
    example: { state: { canvas: { aspectRatio: "9:16", backgroundColor: "#101418" }, layers: [] } },
  },
  replies: {
    200: {
      description: "The link, and its query.",
      schema: z.strictObject({
        url: z.string().describe("baseUrl + /canvas? + params."),
        params: z.string().describe("The query string."),
      }),
    },
  },
  errors: ["INVALID_REQUEST", "INVALID_STATE", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  cacheControl: "no-store",
});
