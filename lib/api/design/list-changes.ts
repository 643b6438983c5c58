import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { callId, sessionParams } from "./session-schemas";

/** GET /sessions/:id/changes: what calls have changed since the document was saved. */
export const listChangesEndpoint = defineEndpoint({
  id: "list-changes",
  method: "GET",
  path: "/api/v1/design/sessions/{id}/changes",
  surface: "design",
  summary: "What calls have changed (for the editor)",
  description:
    "The calls that have ended, in order, with what the tab that ran them said they changed: what a tab adds to the document as it was saved. 100 at once; ask again with `through` while `more` is true.",
  rateClass: "session-traffic",
  params: sessionParams,
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .default(0)
      .describe("Sequence of the last call that the document holds."),
  }),
  replies: {
    200: {
      description: "The changes.",
      schema: z.strictObject({
        changes: z
          .array(
            z.strictObject({
              callId,
              sequence: z.int().min(1).describe("The call's place in the order."),
              status: z.enum(["success", "error"]).describe("How it has ended."),
              change: z
                .unknown()
                .meta({})
                .describe("What it changed, in the editor's terms; null where nothing was said."),
            }),
          )
          .describe("Calls that have ended, in order."),
        through: z.int().min(0).describe("Sequence of the last one, or what was asked for."),
        more: z.boolean().describe("Whether there may be more."),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  cacheControl: "private, no-store",
});
