import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "@/lib/http/body";
import { defineEndpoint } from "@/lib/http/endpoint";
import { callId, EXECUTOR_HEADER, sessionParams } from "./session-schemas";

/** POST /sessions/:id/results: the browser's answer to a call. */
export const sendResultEndpoint = defineEndpoint({
  id: "send-result",
  method: "POST",
  path: "/api/v1/design/sessions/{id}/results",
  surface: "design",
  summary: "Answer a call (for the editor)",
  description: `What came of a call in the browser. Saying it again changes nothing: the first answer stays. ${EXECUTOR_HEADER}`,
  rateClass: "session-traffic",
  params: sessionParams,
  body: {
    schema: z.strictObject({
      callId: z.string().min(1).max(100).describe("Id of the call."),
      success: z.boolean().describe("Whether the tool did what it was asked for."),
      result: z
        .unknown()
        .optional()
        .meta({})
        .describe("Of a success: {message, data}. Of a failure: {error}, or the sentence alone."),
      change: z
        .unknown()
        .optional()
        .meta({})
        .describe(
          "What the call changed in the document, in the editor's terms; passed on to the other tabs.",
        ),
    }),
    maxBytes: MAX_JSON_BODY_BYTES,
    example: {
      callId: "c1",
      success: true,
      result: { message: "Made artboard Home.", data: { artboardId: "a1" } },
    },
  },
  replies: {
    200: {
      description: "How the call has ended, by this answer or an earlier one.",
      schema: z.strictObject({
        callId,
        status: z.enum(["success", "error"]).describe("How it has ended."),
      }),
    },
  },
  errors: ["FORBIDDEN", "NOT_FOUND"],
  cacheControl: "no-store",
});
