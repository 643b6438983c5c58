import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";

const body = z.looseObject({
  url: z.string().min(1).describe("A share link: the whole address, or only its query."),
});

/** POST /state/decode: the state of a share link. */
export const decodeLinkEndpoint = defineEndpoint({
  id: "decode-link",
  method: "POST",
  path: "/api/v1/state/decode",
  surface: "poster",
  summary: "Read the state out of a share link",
  description:
    "Opens links of every version, those of the older single-model format included (mode legacy, converted to layers), and undoes what carriers do to links where that is certain.",
  rateClass: "state",
  body: {
    schema: body,
    maxBytes: MAX_JSON_BODY_BYTES,
    example: { url: "https://example.com/canvas?lm=1&ca=9%3A16&cbg=%23101418&ly=%5B%5D" },
  },
  replies: {
    200: {
      description: "The state, and which format the link was of.",
      schema: z.strictObject({
        mode: z
          .enum(["layer", "legacy"])
          .describe("layer: the format of today; legacy: converted from the older one."),
        state: z.looseObject({}).describe("A valid poster state."),
      }),
    },
  },
  errors: ["INVALID_REQUEST", "INVALID_LINK", "UNSUPPORTED_MEDIA_TYPE", "PAYLOAD_TOO_LARGE"],
  cacheControl: "no-store",
});
