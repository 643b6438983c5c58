import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { posterState } from "@/lib/poster/schema/state";

/** POST /state/validate: what is wrong with a state, all at once. */
export const validatePosterState = defineEndpoint({
  id: "validate-state",
  method: "POST",
  path: "/api/v1/state/validate",
  surface: "poster",
  summary: "Check a poster state",
  description:
    "Send the state itself, without a wrapper. Every problem is reported together, in the order of the document, at most 100, each as `<field path>: <message>`. Unknown keys are kept and are no problem.",
  rateClass: "state",
  body: {
    schema: posterState,
    maxBytes: 10 * 1024 * 1024,
    unchecked: true,
    example: {
      canvas: { aspectRatio: "9:16", backgroundColor: "#1a1a2e" },
      layers: [],
    },
  },
  replies: {
    200: {
      description: "Whether the state is valid; an invalid one is no error of the request.",
      schema: z.union([
        z.strictObject({ valid: z.literal(true).describe("The state can be encoded and rendered.") }),
        z.strictObject({
          valid: z.literal(false).describe("It cannot."),
          errors: z.array(z.string()).min(1).describe("Every problem, each `<field path>: <message>`."),
        }),
      ]),
    },
  },
  errors: ["INVALID_REQUEST", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  cacheControl: "no-store",
});
